import { expect, test } from '@playwright/test';
import { type Firefox, isFirefoxMissing, startFirefox } from '../../browsers/drivers';
import { DECLINED } from '../support/consent';
import { savedSubmissions } from '../support/contactForm';
import { INES } from '../support/embeds';
import { PROPOSAL } from '../support/pages';
import { strangerScript } from '../support/strangers';

/*
 * Each island on a translated page in Firefox: Spanish pages are translated as Google does it, English ones as Edge
 * does. One browser for all, because it starts slowly; it loads no pictures.
 */

test.describe.configure({ mode: 'default' });
test.skip(isFirefoxMissing, 'Firefox is missing: node tests/browser/install.ts --all');

let tab: Firefox;

test.beforeAll(async ({ baseURL }) => {
  tab = await startFirefox(
    `addEventListener('error', ({ message }) => (window.problem = message));
    addEventListener('unhandledrejection', ({ reason }) => (window.problem = String(reason)));
    if (location.hash === '#late') return;
    if (/^\\/en(\\/|$)/.test(location.pathname)) ${strangerScript('edge')};
    else ${strangerScript('google')};`,
    { 'permissions.default.image': 2, 'intl.accept_languages': 'es-ES' },
  );
  await tab.goto(`${baseURL}/robots.txt`);
  for (const { name, value } of DECLINED.cookies) {
    await tab.evaluate(`(document.cookie = '${name}=${value}; Path=/')`);
  }
});
test.afterAll(() => tab?.close());

const expectValue = (expression: string) =>
  expect.poll(() => tab.evaluate(expression).catch(String), { message: expression });
const countOf = (selector: string) =>
  `document.querySelectorAll(${JSON.stringify(selector)}).length`;
const expectShown = (selector: string) =>
  expectValue(
    `(document.querySelector(${JSON.stringify(selector)})?.getClientRects().length ?? 0) > 0`,
  );

/** Opens a page as a new visitor, and lets it be used. */
async function usePage(url: string, use: () => Promise<unknown>): Promise<void> {
  await tab.goto(url);
  if (!url.endsWith('#late')) await expectValue('document.documentElement.lang').toBe('de');
  await use();
  expect(await tab.evaluate('window.problem ?? null')).toBeNull();
  expect(await tab.evaluate(`document.querySelector('main').innerText`)).not.toContain('undefined');
  await tab.evaluate('sessionStorage.clear()');
}

/** Fills in a form, sends it, and returns what was received. */
async function send(form: string, fields: Record<string, string>): Promise<Record<string, string>> {
  const message = `Hola ${crypto.randomUUID()}`;
  for (const [name, text] of Object.entries({ ...fields, message })) {
    await tab.type(`${form} [name=${name}]`, text);
    await expectValue(`document.querySelector('${form} [name=${name}]').value`).toBe(text);
  }
  await tab.click(`${form} [name=privacy]`);
  await tab.click(`${form} [type=submit]`);
  await expectValue('location.pathname').toContain('/success');
  const [sent] = await savedSubmissions(message);
  expect(JSON.stringify(sent)).not.toContain('ß');
  return sent!;
}

for (const prefix of ['', '/en']) {
  test.describe(prefix || '/', () => {
    test('the consent dialog', ({ baseURL }) =>
      usePage(`${baseURL}${prefix}/actrices`, async () => {
        await tab.evaluate(`document.cookie = 'cookie_control_consent=; Max-Age=0; Path=/'`);
        await tab.evaluate(`document.dispatchEvent(new Event('consent:change'))`);
        await tab.click('.consent-bar [data-choice=manage]');
        await expectShown('.consent-dialog[open]').toBe(true);
        await tab.click('.consent-save');
        await expectShown('.consent-dialog').toBe(false);
        await expectShown('.consent-bar').toBe(false);
      }));

    test('the finder', ({ baseURL }) =>
      usePage(`${baseURL}${prefix}/actrices`, async () => {
        await tab.type('.finder [name=q]', 'franc');
        await expectValue(countOf('.chosen li')).toBe(1);
        await tab.press('es');
        await expectValue('document.activeElement.name + document.activeElement.value').toBe(
          'qfrances',
        );
        await expectValue('decodeURIComponent(location.search)').toContain('frances');
        await tab.click('.finder [value=all]');
        await expectShown('.finder-panel details:has([type=checkbox])').toBe(true);
        await tab.click('.finder-panel details:has([type=checkbox]) summary');
        await tab.click('.finder-panel [type=checkbox]');
        await expectValue(countOf('.chosen li')).toBeGreaterThan(1);
        await tab.click('.finder-panel .close');
        await tab.click('.chosen > .link');
        await expectValue('location.search').toBe('');
      }));

    test('the contact form, which is translated while somebody types', ({ baseURL }) =>
      usePage(`${baseURL}${prefix}/contacto#late`, async () => {
        await tab.type('form[name=contact] [name=name]', 'María Nú');
        await tab.evaluate(strangerScript(prefix ? 'google' : 'edge'));
        await expectValue('document.documentElement.lang').toBe('de');
        await tab.press('ñez');
        await expectValue('document.activeElement.value').toBe('María Núñez');
        await tab.click('form[name=contact] [type=submit]');
        await expectValue(countOf('.form-notice li')).toBe(4);
        await expectValue(`document.querySelector('[name=name]').value`).toBe('María Núñez');
        await tab.evaluate(`document.querySelector('[name=writer]').value = 'casting'`);
        const sent = await send('form[name=contact]', { email: 'maria@productora.example' });
        expect(sent).toMatchObject({ name: 'María Núñez', writer: 'casting' });
      }));

    test('the enquiry', ({ baseURL }) =>
      usePage(`${baseURL}${prefix}/casting?persona=actrices/ines-quiroga`, async () => {
        await expectValue(`document.querySelector('[name=talent]').value`).toBe('Inés Quiroga');
        const sent = await send('form[name=casting]', {
          project: 'La casa del río',
          name: 'María Núñez',
          email: 'maria@productora.example',
        });
        expect(sent.people).toContain('Inés Quiroga');
        await expectValue(
          `document.querySelector('[data-field=project] dd')?.textContent ?? ''`,
        ).toMatch(/^La casa del río/);
      }));

    test('a proposal', ({ baseURL }) =>
      usePage(`${baseURL}${prefix}${PROPOSAL}`, async () => {
        await tab.click('.person label:has([data-mark=yes])');
        await expectValue(`document.querySelector('.answer-marks').textContent`).toMatch(/^1 /);
        const sent = await send('form.fields', {
          name: 'Ana Ruiz',
          email: 'ana@productora.example',
        });
        expect(sent.people).toContain(prefix ? 'Yes: ' : 'Sí: ');
        await tab.evaluate('localStorage.clear()');
      }));

    test('the photographs, a voice clip and a video of a person', ({ baseURL }) =>
      usePage(`${baseURL}${prefix}${INES}`, async () => {
        await tab.click('a[data-large]');
        await expectShown('.viewer[open]').toBe(true);
        await tab.click('.viewer button:last-of-type');
        await expectShown('.viewer').toBe(false);
        // Its file does not arrive.
        await tab.evaluate(`(document.querySelector('audio').src = '/missing.mp3')`);
        await tab.click('details[name=voice] summary');
        await expectShown('[role=alert] button').toBe(true);
        await tab.click('[role=alert] button');
        await expectShown('details audio, [role=alert]').toBe(true);
        await tab.click('#video-1 a');
        await expectShown('#video-1 [role=group]').toBe(true);
        await tab.click('#video-1 [role=group] button');
        await expectShown('#video-1 iframe').toBe(true);
        // Its failure would be that of the next page.
        await tab.evaluate(`document.querySelector('#video-1 iframe').remove()`);
      }));

    test('the carousel', ({ baseURL }) =>
      usePage(`${baseURL}${prefix || '/'}`, async () => {
        await tab.click('.carousel-buttons [value=next]');
        await expectValue(`document.querySelectorAll('.carousel-controls a')[1].ariaCurrent`).toBe(
          'true',
        );
        await expectValue(`document.querySelector('.carousel [aria-live]').textContent`).not.toBe(
          '',
        );
      }));

    test('the selection', ({ baseURL }) =>
      usePage(`${baseURL}${prefix}/actrices`, async () => {
        await tab.click('.add');
        await expectValue(`document.querySelector('.selection-link b').textContent`).toContain('1');
        await expectShown('.tray a').toBe(true);
        await tab.click('.tray a');
        await expectValue(countOf('.selection-row')).toBe(1);
        expect(await tab.evaluate('sessionStorage.selection')).not.toContain('ß');
        // Without waiting until the rows stand still.
        await tab.evaluate(`document.querySelector('.selection-row [data-mark=yes]').click()`);
        await expectValue(`document.querySelector('[data-mark=yes]').checked`).toBe(true);
        await tab.evaluate(`document.querySelector('.selection-row [data-remove]').click()`);
        await expectValue(countOf('.selection-row')).toBe(0);
      }));
  });
}
