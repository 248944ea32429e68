import { type Page, expect, test } from '@playwright/test';
import { hasTypst } from '../../support/typst';
import sharp from 'sharp';
import { differences, findRecordedLayout, measureLayout, recordLayout } from '../support/layout';

/*
 * Two comparisons. Every browser compares the positions of the elements with layout.json. Only the
 * browser that made the committed snapshots compares the pixels, because other versions draw
 * letters and edges differently; the others report the omission as an annotation.
 * After an intended change: npm run test:e2e -- visual --update-snapshots all --workers 1
 */

/** The browser that made the snapshots. */
const SNAPSHOT_BROWSER = { major: '156', platform: 'linux' };

const TEMPLATES = [
  ['home', '/', ''],
  ['list', '/actrices', ' @long'],
  ['talent', '/actrices/ines-quiroga', ''],
  ['about', '/nosotras', ' @long'],
  ['contact', '/contacto', ' @long'],
  ['not-found', '/no-such-page', ' @long'],
] as const;

/** Halves the size and reduces the colours, so that snapshots of whole pages stay small. */
const shrink = (screenshot: Buffer, width: number) =>
  sharp(screenshot)
    .resize({ width: width / 2 })
    .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9 })
    .toBuffer();

/** Replaces what depends on the date: ages, the year of the copyright, dates. Runs in the page. */
function freezeDates(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = node
      .nodeValue!.replace(/\d+(?= (años|years old))/, '40')
      .replace(/© \d{4}/, '© 2000');
    if (node.parentElement?.closest('time[datetime*="-"]')) node.nodeValue = '1 de enero de 2000';
  }
}

/** Waits until all images, lazy ones included, are decoded and all fonts loaded. Runs in the page. */
async function loadMedia(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Opens a page for a screenshot: without motion and dates, with all images and fonts. */
async function gotoStable(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The site omits fonts that arrive after the first paint, which a busy machine delays.
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body: css });
  });
  await page.goto(path);
  await page.evaluate(freezeDates);
  await page.evaluate(loadMedia);
}

for (const [name, path, long] of TEMPLATES) {
  test(`${name} has the recorded look at both widths${long}`, async ({
    page,
    browser,
  }, testInfo) => {
    // The recorded page links to its sheet.
    test.skip(name === 'talent' && !hasTypst(), 'Typst has no package for this machine');
    const major = browser.version().split('.')[0];
    const hasSnapshots =
      major === SNAPSHOT_BROWSER.major && process.platform === SNAPSHOT_BROWSER.platform;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      await gotoStable(page, path);
      const key = `${name}-${width}`;
      const layout = await measureLayout(page);
      if (testInfo.config.updateSnapshots === 'all') await recordLayout(key, layout);
      const recorded = await findRecordedLayout(key);
      expect(recorded, `layout.json has no ${key}`).toBeDefined();
      expect.soft(differences(layout, recorded!), key).toEqual([]);
      if (!hasSnapshots) continue;
      const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
      expect.soft(await shrink(screenshot, width)).toMatchSnapshot(`${key}.png`, {
        maxDiffPixelRatio: 0.01,
      });
    }
    if (hasSnapshots) return;
    const description = `Chromium ${major}, not ${SNAPSHOT_BROWSER.major}: only the layout was compared`;
    testInfo.annotations.push({ type: 'pixels', description });
  });
}

test('moved, resized, missing and new elements are differences', () => {
  const recorded = { a: [0, 0, 100, 40], b: [0, 40, 100, 40], c: [0, 80, 10, 10] };
  const found = { a: [0, 3, 100, 40], b: [0, 60, 100, 40], d: [0, 0, 1, 1] };
  const names = differences(found as never, recorded as never).map((line) => line.split(':')[0]);
  expect(names.sort()).toEqual(['b', 'c', 'd']);
});
