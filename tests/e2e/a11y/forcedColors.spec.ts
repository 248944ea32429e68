import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The colour painted on the page at a point, which in forced colours no script can ask for. */
async function painted(page: Page, x: number, y: number): Promise<string> {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return (await sharp(shot).removeAlpha().raw().toBuffer()).toString('hex');
}

/** The painted colours in the middle of an element, on its lowest line and just left of it. */
async function look(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  return {
    middle: await painted(page, Math.round(x + width / 2), Math.round(y + height / 2)),
    edge: await painted(page, Math.round(x + width / 2), Math.round(y + height) - 1),
    ground: await painted(page, Math.round(x) - 4, Math.round(y + height / 2)),
  };
}

test('the dashes are seen, and the current one is told from the others', async ({ page }) => {
  await page.goto('/');
  const current = await look(page, page.locator('nav a[href="#slide-1"]'));
  const other = await look(page, page.locator('nav a[href="#slide-2"]'));
  expect(current.middle).not.toBe(current.ground);
  expect(other.middle).not.toBe(other.ground);
  expect(current.middle).not.toBe(other.middle);
});

test('the current place of the menu has a line, the others have none', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/actrices');
  const current = await look(page, page.locator('#menu a[aria-current]'));
  const other = await look(page, page.locator('#menu a:not([aria-current])').first());
  expect(current.edge).not.toBe(current.ground);
  expect(other.edge).toBe(other.ground);
});

test('buttons and chips have an edge', async ({ page }) => {
  await page.goto('/actrices/ines-quiroga');
  for (const name of ['.button', '.chips > li']) {
    for (const element of (await page.locator(`main ${name}`).all()).slice(0, 3)) {
      const { edge, ground } = await look(page, element);
      expect(edge, name).not.toBe(ground);
    }
  }
});

test('the focus is seen', async ({ page }) => {
  await page.goto('/actrices');
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const { x, y, height } = (await focused.boundingBox())!;
    // What lies at the edge of the window has its ring inside.
    const [ringX, groundX] = x < 5 ? [x + 2, x + 7] : [x - 5, Math.max(0, x - 9)];
    const ring = await painted(page, Math.round(ringX), Math.round(y + height / 2));
    const ground = await painted(page, Math.round(groundX), Math.round(y + height / 2));
    expect(ring, await focused.innerText()).not.toBe(ground);
  }
});
