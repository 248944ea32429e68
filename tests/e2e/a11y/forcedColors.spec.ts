import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { paintedColour } from '../support/frames';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Reads the painted colours of an element: its middle, its lowest line and what is left of it. */
async function readColours(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  return {
    middle: await paintedColour(page, x + width / 2, y + height / 2),
    edge: await paintedColour(page, x + width / 2, Math.round(y + height) - 1),
    background: await paintedColour(page, Math.round(x) - 4, y + height / 2),
  };
}

test('the dashes are visible, and the current one differs from the others @long', async ({
  page,
}) => {
  await page.goto('/');
  const current = await readColours(page, page.locator('nav a[href="#slide-1"]'));
  const other = await readColours(page, page.locator('nav a[href="#slide-2"]'));
  expect(current.middle).not.toBe(current.background);
  expect(other.middle).not.toBe(other.background);
  expect(current.middle).not.toBe(other.middle);
});

test('only the current item of the menu is underlined @long', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/actrices');
  const current = await readColours(page, page.locator('#menu a[aria-current]'));
  const other = await readColours(page, page.locator('#menu a:not([aria-current])').first());
  expect(current.edge).not.toBe(current.background);
  expect(other.edge).toBe(other.background);
});

test('buttons, and the marks of voice clips, have a border @long', async ({ page }) => {
  await page.goto('/actrices/ines-quiroga');
  for (const name of ['.button', '.rated b']) {
    for (const element of (await page.locator(`main ${name}`).all()).slice(0, 3)) {
      const { edge, background } = await readColours(page, element);
      expect(edge, name).not.toBe(background);
    }
  }
});

test('the focus ring is visible @long', async ({ page }) => {
  await page.goto('/actrices');
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const { x, y, height } = (await focused.boundingBox())!;
    // The ring of an element at the edge of the viewport is inside.
    const [ringX, outsideX] = x < 5 ? [x + 2, x + 7] : [x - 5, Math.max(0, x - 9)];
    const ring = await paintedColour(page, ringX, y + height / 2);
    const background = await paintedColour(page, outsideX, y + height / 2);
    expect(ring, await focused.innerText()).not.toBe(background);
  }
});
