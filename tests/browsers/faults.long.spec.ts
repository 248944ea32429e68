import { expect, test as base } from '@playwright/test';
import { savedSubmissions } from '../e2e/support/contactForm.ts';
import {
  type Browser,
  isFirefoxMissing,
  isWebKitMissing,
  startFirefox,
  startWebKit,
} from './drivers.ts';
import { startFaultyServer } from './faultyServer.ts';

/*
 * Scripts that are late, missing, or of an earlier deploy, and none at all, in browsers that Playwright cannot drive as
 * Debian installs them. What the pages do in detail, the tests of Chromium show.
 */

const BROWSERS = [
  { name: 'Firefox', isMissing: isFirefoxMissing, start: startFirefox },
  { name: 'WebKit', isMissing: isWebKitMissing, start: startWebKit },
];

const SCRIPTS = /_astro\/Scripts\./;
const SELECTION = /_astro\/selection\./;
const CAROUSEL = /_astro\/Carousel\./;
const VIDEO = /_astro\/Video\./;

const COUNT = `document.querySelector('.selection-link b')?.textContent ?? ''`;
const ALERT = `document.querySelector('li [role=alert]')?.textContent ?? ''`;
const SLIDE = `[...document.querySelectorAll('.carousel-controls a')].findIndex((link) => link.ariaCurrent)`;
/** The page is there, but for the scripts. */
const IS_STYLED = `document.querySelector('footer') !== null &&
  [...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)`;
const isShown = (selector: string) =>
  `(document.querySelector(${JSON.stringify(selector)})?.getClientRects().length ?? 0) > 0`;

for (const { name, isMissing, start } of BROWSERS) {
  type Site = Awaited<ReturnType<typeof startFaultyServer>>;
  const test = base.extend<{ tab: Browser; site: Site; open: (path: string) => Promise<void> }>({
    tab: async ({}, use) => {
      const tab = await start();
      await use(tab);
      await tab.close();
    },
    site: async ({ baseURL }, use) => {
      const site = await startFaultyServer(baseURL!);
      await use(site);
      site.close();
    },
    open: async ({ tab, site }, use) => use((path) => tab.goto(site.origin + path)),
  });

  test.describe(name, () => {
    test.skip(isMissing, `${name} is missing: node tests/browser/install.ts --all`);

    const expectValue = (tab: Browser, expression: string) =>
      expect.poll(() => tab.evaluate(expression), { message: expression, timeout: 20_000 });

    test('the first press counts, before its script is there', async ({ tab, site, open }) => {
      let release = site.delay(SCRIPTS);
      await tab.leaveFor(`${site.origin}/actrices`);
      await expectValue(tab, IS_STYLED).toBe(true);
      await tab.click('.consent-bar [data-choice=none]');
      expect(await tab.evaluate(isShown('.consent-bar'))).toBe(true);
      release();
      await expectValue(tab, isShown('.consent-bar')).toBe(false);
      await expectValue(tab, 'document.readyState').toBe('complete');

      for (const [file, path, pressed, shown] of [
        [CAROUSEL, '/en', '.carousel-buttons [value=next]', `(${SLIDE}) === 1`],
        [VIDEO, '/actrices/ines-quiroga', '#video-1 a', isShown('#video-1 [role=group]')],
        [SELECTION, '/actrices', 'main .add', `(${COUNT}) === '1'`],
      ] as const) {
        await test.step(pressed, async () => {
          release = site.delay(file);
          await open(path);
          await tab.click(pressed);
          await expectValue(tab, isShown('[role=status].part-message')).toBe(true);
          expect(await tab.evaluate(shown)).toBe(false);
          release();
          await expectValue(tab, shown).toBe(true);
        });
      }
    });

    test('a script that is missing takes nothing away, and works when it is there again', async ({
      tab,
      site,
      open,
    }) => {
      site.miss(SELECTION);
      await open('/actrices');
      await tab.click('.consent-bar [data-choice=none]');
      await tab.click('main .add');
      // After one reload, with the same press.
      await expectValue(tab, ALERT).toContain('Puede que se haya cortado la conexión');
      expect(site.pages()).toBe(2);
      await tab.click('main .add');
      await expectValue(tab, ALERT).toContain('Puede que se haya cortado la conexión');
      expect(site.pages()).toBe(2);
      // For some seconds WebKit takes the failed file from its memory, also after a reload.
      if (name === 'WebKit') return;
      site.miss();
      await tab.click('li [role=alert] a');
      await expect.poll(() => site.pages()).toBe(3);
      await expectValue(tab, `document.readyState + (${ALERT})`).toBe('complete');
      // The browser may scroll to the old place meanwhile.
      await expect(async () => {
        if ((await tab.evaluate(COUNT)) === '') await tab.click('main .add');
        await expect.poll(() => tab.evaluate(COUNT)).toBe('1');
      }).toPass();
    });

    test('after a deploy, what is pressed in an open page happens in the new one', async ({
      tab,
      site,
      open,
    }) => {
      await open('/en');
      await tab.click('.consent-bar [data-choice=none]');
      // The files of the old deploy are gone until the page is loaded again.
      site.miss(CAROUSEL, 2);
      await tab.click('.carousel-buttons [value=next]');
      await expectValue(tab, SLIDE).toBe(1);
      expect(site.pages()).toBe(2);
    });

    test('without scripts there are links, and the form is sent', async ({ tab, site, open }) => {
      site.removeScripts();
      await open('/actrices');
      expect(await tab.evaluate('document.scripts.length')).toBe(0);
      await tab.click('main li a[href$="/ines-quiroga"]');
      await expectValue(tab, 'location.pathname').toBe('/actrices/ines-quiroga');
      const message = `Hola desde ${name}: ${crypto.randomUUID()}`;
      await open('/contacto');
      const form = 'form[name=contact]';
      await tab.type(`${form} [name=name]`, 'Ana Ruiz');
      await tab.type(`${form} [name=email]`, 'ana@productora.example');
      await tab.evaluate(`(document.querySelector('${form} select').value = 'casting')`);
      await tab.type(`${form} [name=message]`, message);
      await tab.click(`${form} [name=privacy]`);
      await tab.click(`${form} [type=submit]`);
      await expectValue(tab, 'location.pathname').toBe('/success');
      expect(await savedSubmissions(message)).toHaveLength(1);
    });
  });
}
