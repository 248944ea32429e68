import { expect, test } from '@playwright/test';
import { PAGES, english } from '../support/pages';

for (const path of PAGES) {
  test(`${path} fits 320 px in both languages, without scrolling or clipped text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const localised of [path, english(path)]) {
      await page.goto(localised);
      const clipped = await page.evaluate(() => {
        const isUnseen = (element: Element) => element.closest('.sr-only, [aria-hidden="true"]');
        const isScrolled = (element: Element) => element.closest('.carousel-track, .track, table');
        return [...document.querySelectorAll('h1, h2, h3, p, a, li, dd, dt, button, td')]
          .filter((element) => element.checkVisibility())
          .filter((element) => !isUnseen(element) && !isScrolled(element))
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1;
          })
          .map((element) => `${element.tagName} ${element.textContent}`);
      });
      expect.soft(clipped, localised).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, localised).toBeLessThanOrEqual(320);
    }
  });
}

test('text doubles when the browser’s font size doubles', async ({ page }) => {
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

test.describe('with a user stylesheet', () => {
  // The policy allows the user's stylesheets; one that a test adds counts as the page's own.
  test.use({ bypassCSP: true });

  test('wider text spacing clips nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/actrices/ines-quiroga', english('/contacto')]) {
      await page.goto(path);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      });
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll('.button, .chips > li, dd, header a, footer a')]
          .filter((element) => element.checkVisibility() && !element.closest('#menu'))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.textContent),
      );
      expect(clipped, path).toEqual([]);
    }
  });
});
