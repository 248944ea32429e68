import { type Locator, expect, test } from '@playwright/test';
import { INES } from '../support/embeds';
import { PHONE } from '../support/pages';
import { choose, openSelection } from '../support/selection';
import { enlargeText } from '../support/textSize';

/** Returns the number of lines of each element's text. */
const countLines = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

/** Returns the words that are broken over several lines. */
const brokenWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

test('words stay whole with text of 200 %: in the bars at the bottom of a phone, the reel, facts and skills @long', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(INES);
  await enlargeText(page);
  const parts = page.locator('.action-bar a, .reel .display, .facts dt, .cv-quick .rated');
  expect(await brokenWords(parts)).toEqual([]);
  const label = page.locator('.reel .display').first();
  const reel = (await page.locator('.reel').first().boundingBox())!;
  const { x, width } = (await label.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(reel.x + reel.width + 1);
  expect(await label.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThan(2);
  await choose(page, 'Inés Quiroga');
  await openSelection(page);
  await enlargeText(page);
  expect(await brokenWords(page.locator('.selection-bar .button, .selection h1'))).toEqual([]);
});

test('words stay whole: in the footer of wide screens, and among the skills of narrow ones @long', async ({
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

test('words of headings stay whole when the fonts arrive too late', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of ['/', '/nosotras', '/representacion', '/no-such-page']) {
    await page.goto(path);
    expect.soft(await brokenWords(page.locator('main .display')), path).toEqual([]);
  }
});
