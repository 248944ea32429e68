import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { PAGES, PHONE, TEMPLATES, english } from '../support/pages';
import { enlargeText, overlappingParts } from '../support/textSize';

/** Returns the texts that are outside the viewport and cannot be scrolled into view. */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const isUnseen = (element: Element) => element.closest('.sr-only, [aria-hidden="true"]');
    const isScrolled = (element: Element) =>
      element.closest('.carousel-track, .track, .facets, .jumps, table');
    return [...document.querySelectorAll('h1, h2, h3, p, a, li, dd, dt, button, td')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !isUnseen(element) && !isScrolled(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.textContent}`);
  });

for (const [language, paths, long] of [
  ['Spanish', PAGES, ' @long'],
  ['English', PAGES.map(english), ' @long'],
] as const) {
  test(`${language} pages fit 320 px without scrolling or clipped text${long}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await page.goto(path);
      expect.soft(await clippedTexts(page), path).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });
}

test('the duration of a reel stays on one line at 320 px @long', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/directores-y-guionistas/palmira-salas');
  const lines = await page.locator('#video-1 time').evaluate((time) => {
    const { lineHeight } = getComputedStyle(time);
    return time.getBoundingClientRect().height / Number.parseFloat(lineHeight);
  });
  expect(Math.round(lines)).toBe(1);
});

/** Replaces the agency's name and every text of the page and its footer by a word of 200 letters. */
const lengthenTexts = (page: Page) =>
  page.evaluate(() => {
    for (const root of document.querySelectorAll(
      'header a[href="/"], header a[href="/en"], main, footer',
    )) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const isShown = !node.parentElement?.closest('script, style, template, nav');
        if (isShown && /\p{L}/u.test(node.data)) node.data = 'Maximiliana'.repeat(20).slice(0, 200);
      }
    }
  });

for (const [language, paths, long] of [
  ['Spanish', PAGES, ' @long'],
  ['English', PAGES.map(english), ' @long'],
] as const) {
  test(`no ${language} page scrolls sideways when every text is a word of 200 letters${long}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const path of paths) {
      await page.goto(path);
      await lengthenTexts(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect.soft(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
    }
  });
}

test('text doubles when the browser’s font size doubles @long', async ({ page }) => {
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

test('the entries of the menu are on one line in both languages at 1440 px, and the name is whole @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/actrices', english('/actrices')]) {
    await page.goto(path);
    const heights = await page
      .locator('#menu li a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(new Set(heights).size, path).toBe(1);
    const name = page.locator('.site-header .wordmark');
    expect(await name.evaluate((word) => word.scrollWidth - word.clientWidth), path).toBe(0);
  }
});

for (const [width, long] of [
  [320, ''],
  [390, ' @long'],
  [768, ' @long'],
  [1440, ' @long'],
] as const) {
  test(`the header has room for text of 200 % at ${width} px${long}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/actrices');
    const header = page.locator('.site-header > .wrap');
    await expect(header.locator('.menu-button')).toBeVisible({ visible: width < 1280 });
    await enlargeText(page);
    await expect(header.locator('.menu-button')).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.querySelector('.site-header')!;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(await overlappingParts(header)).toEqual([]);
    // Nothing is cut off, and the name is not smaller than before.
    const name = header.locator('.wordmark');
    expect(await name.evaluate((word) => word.scrollWidth - word.clientWidth)).toBeLessThan(2);
    const size = await name.evaluate((word) => parseFloat(getComputedStyle(word).fontSize));
    expect(size).toBeGreaterThan(36);
    await header.locator('.menu-button').click();
    await expect(page.locator('#menu')).toBeVisible();
  });
}

test('no page scrolls sideways with text of 200 % at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of TEMPLATES) {
    await page.goto(path);
    await enlargeText(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(320);
  }
});

test.describe('with a user stylesheet', () => {
  // The policy allows the user's stylesheets; one that a test adds counts as the page's own.
  test.use({ bypassCSP: true });

  test('wider text spacing clips nothing @long', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/actrices/ines-quiroga', english('/contacto')]) {
      await page.goto(path);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      });
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll('.button, .rated > li, td, dd, header a, footer a')]
          .filter((element) => element.checkVisibility() && !element.closest('#menu'))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.textContent),
      );
      expect(clipped, path).toEqual([]);
    }
  });
});
