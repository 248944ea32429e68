import { expect, test as base } from '@playwright/test';
import { savedSubmissions } from '../e2e/support/contactForm.ts';
import {
  type Browser,
  isFirefoxMissing,
  isWebKitMissing,
  slowPages,
  startChromium,
  startFirefox,
  startWebKit,
} from './drivers.ts';
import { startFaultyServer } from './faultyServer.ts';

/*
 * Scripts that are late, missing, or of an earlier deploy, and none at all, in browsers that Playwright cannot drive
 * as Debian installs them; and in each browser with a slow line and a slow processor. What the pages do in detail, the
 * tests of Chromium show.
 */

const CHROMIUM = { name: 'Chromium', isMissing: false, start: startChromium };
const OTHERS = [
  { name: 'Firefox', isMissing: isFirefoxMissing, start: startFirefox },
  { name: 'WebKit', isMissing: isWebKitMissing, start: startWebKit },
];
const RUNS = [
  ...OTHERS.map((browser) => ({ ...browser, isSlow: false })),
  ...[CHROMIUM, ...OTHERS].map((browser) => ({ ...browser, isSlow: true })),
];

const SCRIPTS = /_astro\/Scripts\./;
const SELECTION = /_astro\/selection\./;
const CAROUSEL = /_astro\/Carousel\./;
const VIDEO = /_astro\/Video\./;

const COUNT = `document.querySelector('.selection-link b')?.textContent ?? ''`;
const ALERT = `document.querySelector('li [role=alert]')?.textContent ?? ''`;
const NEXT = '.carousel-buttons [value=next]';
/** The slide is named after a press only: before it the carousel plays. */
const IS_MOVED = `Boolean(document.querySelector('[data-autoplay=off] [aria-live]')?.textContent)`;
/** The page is there, but for the scripts. */
const IS_STYLED = `document.querySelector('footer') !== null &&
  [...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)`;
const COLLECT_GARBAGE = '(() => { for (let i = 0; i < 100; i += 1) new Uint8Array(5e6); })()';
const isShown = (selector: string) =>
  `(document.querySelector(${JSON.stringify(selector)})?.getClientRects().length ?? 0) > 0`;

for (const { name, isMissing, start, isSlow } of RUNS) {
  type Site = Awaited<ReturnType<typeof startFaultyServer>>;
  const test = base.extend<{ tab: Browser; site: Site; open: (path: string) => Promise<void> }>({
    tab: async ({}, use) => {
      const tab = await start();
      const endSlowness = isSlow ? slowPages(tab) : undefined;
      await use(tab);
      endSlowness?.();
      await tab.close();
    },
    site: async ({ baseURL }, use) => {
      const site = await startFaultyServer(baseURL!, isSlow);
      await use(site);
      site.close();
    },
    open: async ({ tab, site }, use) => use((path) => tab.goto(site.origin + path)),
  });

  test.describe(isSlow ? `${name}, slow` : name, () => {
    test.skip(isMissing, `${name} is missing: node tests/browser/install.ts --all`);

    const expectValue = (tab: Browser, expression: string) =>
      // While a page is left, its values cannot be read.
      expect.poll(() => tab.evaluate(expression).catch(String), {
        message: expression,
        timeout: 60_000,
      });

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
        [CAROUSEL, '/en', NEXT, IS_MOVED],
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
      site.miss();
      await expect(async () => {
        if ((await tab.evaluate(ALERT)) !== '') {
          const pages = site.pages();
          await tab.click('li [role=alert] a');
          await expect.poll(() => site.pages()).toBe(pages + 1);
          await expectValue(tab, `document.readyState + (${ALERT})`).toBe('complete');
          // Visitors wait here: WebKit takes a failed file from its memory until the last page is collected.
          if (name === 'WebKit') await tab.evaluate(COLLECT_GARBAGE);
        }
        // The browser may scroll to the old place meanwhile, so that nothing is pressed.
        if ((await tab.evaluate(COUNT)) === '') await tab.click('main .add');
        await expect.poll(() => tab.evaluate(`(${COUNT}) || (${ALERT})`)).not.toBe('');
        expect(await tab.evaluate(COUNT)).toBe('1');
      }).toPass({ timeout: 180_000 });
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
      await tab.click(NEXT);
      await expectValue(tab, IS_MOVED).toBe(true);
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
