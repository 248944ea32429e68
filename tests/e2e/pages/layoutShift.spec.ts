import { expect, test, type Page } from '@playwright/test';
import { UNDECIDED } from '../support/decided';

test.use({ storageState: UNDECIDED });

const PAGES = ['/', '/actrices', '/actrices/ines-quiroga', '/en/actores', '/nosotras'];
const WIDTHS = [390, 768, 1440];
/** Later than the browser waits for a font, and than it has drawn everything else. */
const FONT_DELAY_MS = 600;
const PICTURE_DELAY_MS = 900;
const SETTLED_MS = 600;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

async function delay(page: Page) {
  const late = (pattern: RegExp, ms: number) =>
    page.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    });
  await late(/\.woff2/, FONT_DELAY_MS);
  await late(/\.(avif|webp|jpg|png|svg)/, PICTURE_DELAY_MS);
}

/** Every shift since the page began, with what moved. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (entry.hadRecentInput) continue;
            const moved = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
            seen.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(seen), 50);
      }),
  );

for (const width of WIDTHS) {
  for (const path of PAGES) {
    test(`nothing moves on ${path} at ${width} px when fonts and pictures are late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await delay(page);
      await page.goto(path);
      await page.waitForTimeout(SETTLED_MS);
      expect(await shifts(page)).toEqual([]);
      // A visitor who goes on: what comes into view late must not push either.
      await page.mouse.wheel(0, 1400);
      await page.waitForTimeout(PICTURE_DELAY_MS + SETTLED_MS);
      expect(await shifts(page)).toEqual([]);
    });
  }
}

test('the page is drawn in its own fonts when they come in time', async ({ page }) => {
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
