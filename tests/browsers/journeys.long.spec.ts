import { expect, test as base } from '@playwright/test';
import { savedSubmissions } from '../e2e/support/contactForm.ts';
import {
  type Browser,
  isFirefoxMissing,
  isWebKitMissing,
  startFirefox,
  startWebKit,
} from './drivers.ts';

/*
 * The journeys of a visitor with a phone in browsers that Playwright cannot drive as Debian installs
 * them. What they cover in detail, the tests of Chromium show.
 */

const BROWSERS = [
  { name: 'Firefox', isMissing: isFirefoxMissing, start: startFirefox },
  { name: 'WebKit', isMissing: isWebKitMissing, start: startWebKit },
];

for (const { name, isMissing, start } of BROWSERS) {
  const test = base.extend<{ tab: Browser; open: (path: string) => Promise<void> }>({
    // A browser of its own for each journey: no cookies, no storage.
    tab: async ({}, use) => {
      const tab = await start();
      await use(tab);
      await tab.close();
    },
    open: async ({ tab, baseURL }, use) => use((path) => tab.goto(new URL(path, baseURL).href)),
  });

  test.describe(name, () => {
    test.skip(isMissing, `${name} is missing: node tests/browser/install.ts --all`);

    const isShown = (selector: string) =>
      `(document.querySelector(${JSON.stringify(selector)})?.getClientRects().length ?? 0) > 0`;
    const path = 'location.pathname';
    /** Expects a value of the page, sooner or later. */
    const expectValue = (tab: Browser, expression: string) =>
      expect.poll(() => tab.evaluate(expression).catch(String), {
        message: expression,
        timeout: 20_000,
      });

    test('menu, and the other language', async ({ tab, open }) => {
      await open('/actores');
      await expectValue(tab, isShown('#menu a')).toBe(false);
      await tab.click('.menu-button');
      await expectValue(tab, isShown('#menu a')).toBe(true);
      await tab.click('#menu a[href="/nosotras"]');
      await expectValue(tab, path).toBe('/nosotras');
      // The transition between two pages takes no clicks.
      await expect(async () => {
        await tab.click('header [hreflang=en]');
        expect(await tab.evaluate(path)).toBe('/en/nosotras');
      }).toPass();
      await expectValue(tab, 'document.cookie').toContain('i18n_redirected=en');
    });

    test('declining, and accepting in the dialog', async ({ tab, open }) => {
      await open('/actrices');
      await expectValue(tab, isShown('.consent-bar')).toBe(true);
      await tab.click('.consent-bar [data-choice=none]');
      await expectValue(tab, isShown('.consent-bar')).toBe(false);
      await expectValue(tab, 'document.cookie').toContain('cookie_control_consent=false');
      await tab.click('footer .consent-reopen');
      await expectValue(tab, isShown('.consent-dialog[open]')).toBe(true);
      await tab.click('.consent-dialog [name=functional]');
      await tab.click('.consent-actions button:first-of-type');
      await expectValue(tab, isShown('.consent-dialog')).toBe(false);
      await expectValue(tab, 'document.cookie').toContain('enabled_cookies=embeds');
    });

    test('a search', async ({ tab, open }) => {
      await open('/actrices');
      await tab.click('.consent-bar [data-choice=none]');
      await tab.type('.finder [name=q]', 'franc');
      await expectValue(tab, 'location.search').not.toBe('');
      await open('/actrices?idioma=frances');
      const shown = `[...document.querySelectorAll('main li > a[href^="/actrices/"]')].filter((link) => link.getClientRects().length).length`;
      await expectValue(tab, `document.querySelector('main').textContent`).toContain('Francés');
      await expectValue(tab, shown).toBeLessThan(12);
      await expectValue(tab, shown).toBeGreaterThan(0);
    });

    test('a selection', async ({ tab, open }) => {
      await open('/actrices');
      await tab.click('.consent-bar [data-choice=none]');
      const person = await tab.evaluate<string>(
        `document.querySelector('main li:has(.add) h2').textContent.trim()`,
      );
      await tab.click('main .add');
      await expectValue(tab, isShown('.selection-link')).toBe(true);
      await expectValue(tab, `document.querySelector('.selection-link').textContent`).toContain(
        '1',
      );
      // The wordmark is whole beside it; WebKit may have drawn it before its font had arrived.
      const isCut = '(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)';
      if (name === 'Firefox')
        await expectValue(tab, `${isCut}(document.querySelector('.wordmark'))`).toBe(false);
      await tab.click('.selection-link');
      await expectValue(tab, path).toBe('/seleccion');
      await expectValue(tab, `document.querySelector('main').innerText.toLowerCase()`).toContain(
        person.toLowerCase(),
      );
    });

    test('a message', async ({ tab, open }) => {
      const message = `Hola desde ${name}: ${crypto.randomUUID()}`;
      await open('/contacto');
      await tab.click('.consent-bar [data-choice=none]');
      const form = 'form[name=contact]';
      await tab.type(`${form} [name=name]`, 'Ana Ruiz');
      await tab.type(`${form} [name=email]`, 'ana@productora.example');
      await tab.evaluate(`(document.querySelector('${form} select').value = 'casting')`);
      await tab.evaluate(
        `void document.querySelector('${form} select').dispatchEvent(new Event('change', { bubbles: true }))`,
      );
      await tab.type(`${form} [name=message]`, message);
      await tab.type(`${form} [name=link]`, 'https://vimeo.com/1');
      await tab.click(`${form} [name=privacy]`);
      await tab.click(`${form} [type=submit]`);
      await expectValue(
        tab,
        `location.pathname + ' ' + [...document.querySelectorAll('[role=alert]')].map((alert) => alert.innerText)`,
      ).toBe('/success ');
      expect(await savedSubmissions(message)).toHaveLength(1);
      // It is not offered again.
      await open('/contacto');
      await expectValue(tab, `document.querySelector('${form} [name=message]').value`).toBe('');
    });

    test('a video, which needs permission, and a voice clip', async ({ tab, open }) => {
      await open('/actrices/ines-quiroga');
      await tab.click('.consent-bar [data-choice=none]');
      await tab.click('#video-1 a');
      await expectValue(tab, isShown('#video-1 [role=group]')).toBe(true);
      await tab.click('#video-1 [role=group] button');
      await expectValue(tab, isShown('#video-1 iframe')).toBe(true);
      await tab.click('details[name=voice] summary');
      await expectValue(tab, isShown('details[name=voice][open] :is(audio, [role=alert])')).toBe(
        true,
      );
    });

    test('the policy blocks nothing', async ({ tab, open }) => {
      test.skip(name === 'WebKit', 'Its WebDriver cannot record from the start of a page.');
      for (const page of [
        '/en',
        '/actrices',
        '/actrices/ines-quiroga',
        '/seleccion',
        '/contacto',
      ]) {
        await open(page);
        await tab.click('.consent-bar [data-choice=manage]');
        await expectValue(tab, isShown('.consent-dialog[open]')).toBe(true);
        expect(await tab.evaluate('window.violations'), page).toEqual([]);
      }
    });
  });
}
