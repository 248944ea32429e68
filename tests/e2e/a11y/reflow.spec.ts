import { expect, test } from '@playwright/test';
import { ALL_PAGES, english } from '../support/pages';

for (const path of ALL_PAGES) {
  test(`${path} needs no sideways scrolling at 320 px, and cuts no words off`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const lost = await page.evaluate(() => {
      const isHeard = (element: Element) => element.closest('.sr-only, [aria-hidden="true"]');
      const isSwiped = (element: Element) => element.closest('.carousel-track, .track, table');
      return [...document.querySelectorAll('h1, h2, h3, p, a, li, dd, dt, button, td')]
        .filter((element) => element.checkVisibility() && !isHeard(element) && !isSwiped(element))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1;
        })
        .map((element) => `${element.tagName} ${element.textContent}`);
    });
    expect(lost).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}

test('letters twice as large, asked for in the browser, are twice as large', async ({ page }) => {
  const size = () =>
    page
      .locator('main p')
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  await page.goto('/contacto');
  const before = await size();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  expect(await size()).toBeCloseTo(2 * before, 0);
});

test.describe('with styles of the reader’s own', () => {
  // A browser lets its reader’s styles in; those of a test are the page’s.
  test.use({ bypassCSP: true });

  test('spacing asked for by the reader cuts nothing off', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/actrices/ines-quiroga', english('/contacto')]) {
      await page.goto(path);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      });
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.button, .chips > li, dd, header a, footer a')]
          .filter((element) => element.checkVisibility() && !element.closest('#menu'))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.textContent),
      );
      expect(cut, path).toEqual([]);
    }
  });
});
