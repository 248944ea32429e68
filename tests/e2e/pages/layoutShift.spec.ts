import { expect, test, type Page } from '@playwright/test';
import { FIRST_VISIT } from '../support/consent';
import { waitForFrames } from '../support/frames';
import { type DelayedResponse, delayResponse } from '../support/network';

test.use({ storageState: FIRST_VISIT });

const PATHS = ['/', '/actrices', '/actrices/ines-quiroga', '/en/actores', '/nosotras'];
const WIDTHS = [
  [390, ''],
  [768, ' @long'],
  [1440, ' @long'],
] as const;
/** Milliseconds after which the browser shows text without its font. No event reports this. */
const FONT_TIMEOUT_MS = 300;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Returns every layout shift since the navigation, with the texts that moved. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (entry.hadRecentInput) continue;
            const moved = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
            shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 50);
      }),
  );

const waitForPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Waits until every image in the viewport is complete, and until the browser has drawn it. */
async function waitForImages(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .every(({ complete }) => complete),
  );
  await waitForFrames(page);
}

/** Delays all images that are requested from now on. */
const delayImages = (page: Page): Promise<DelayedResponse> =>
  delayResponse(page, /\.(avif|jpg|png|svg)$/);

/** Opens a page with late fonts and images, scrolls it, and expects that nothing moves. */
async function expectNoShift(page: Page, path: string) {
  const fonts = await delayResponse(page, /\.woff2$/);
  const images = await delayImages(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForPaint(page);
  await page.waitForTimeout(FONT_TIMEOUT_MS);
  fonts.release();
  await page.evaluate(async () => void (await document.fonts.ready));
  await waitForFrames(page);
  images.release();
  await page.waitForLoadState('load');
  await waitForImages(page);
  expect(await layoutShifts(page)).toEqual([]);

  // The images further down are also late, and must not push the content either.
  const lazyImages = await delayImages(page);
  await page.mouse.wheel(0, 1400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await waitForFrames(page);
  lazyImages.release();
  await waitForImages(page);
  expect(await layoutShifts(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

for (const [width, long] of WIDTHS) {
  test(`late fonts and images move nothing at ${width} px${long}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Chromium does not use its caches while a page has routes, so every page loads as the first.
    for (const path of PATHS) await test.step(path, () => expectNoShift(page, path));
  });
}

test('the page uses its own fonts when they are cached @long', async ({ page }) => {
  // The first visit fills the cache, as the page before does for a visitor.
  await page.goto('/actrices');
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  });
  expect(loaded).toContain('Display');
  expect(loaded).toContain('Text');
});
