import { type Locator, expect, test } from '@playwright/test';
import { INES } from '../support/embeds';

/** Returns the number of lines of each element's text. */
const countLines = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

test('words stay whole: in the footer of wide screens, and among the skills of narrow ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(INES);
  expect(await countLines(page.locator('footer .display'))).toEqual([1]);
  await page.setViewportSize({ width: 320, height: 568 });
  const lines = await countLines(page.locator('.skills em'));
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(lines)).toEqual(new Set([1]));
});
