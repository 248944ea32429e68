import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { countFocusable, step, walk } from '../support/focus';
import { PHONE } from '../support/pages';

const WALKED = ['/', '/actrices', '/actrices/ines-quiroga', '/contacto', '/poc'];

/** Presses Tab until an element whose name begins so has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    const stop = await step(page);
    if (stop && name.test(stop.name)) return;
  }
  throw new Error(`Sixty tabs did not reach ${name}.`);
}

for (const path of WALKED) {
  test(`on ${path} the Tab key reaches everything, in both directions`, async ({ page }) => {
    // The gallery has every island: each stop waits until its carousel stands still.
    test.slow();
    await page.goto(path);
    // The first round wakes the islands, which may take slides out of the way.
    await walk(page);
    await page.waitForLoadState('networkidle');
    const count = await countFocusable(page);
    const forth = (await walk(page)).map(({ index }) => index);
    expect(new Set(forth).size).toBe(count);
    // Begun anywhere, a round goes through the page in its order.
    const begin = forth.indexOf(Math.min(...forth));
    const round = [...forth.slice(begin), ...forth.slice(0, begin)];
    expect(round).toEqual([...forth].sort((a, b) => a - b));
    expect(new Set((await walk(page, 'Shift+Tab')).map(({ index }) => index)).size).toBe(count);
  });

  for (const width of [PHONE.width, 1440]) {
    test(`on ${path} at ${width} px the focus is always seen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ outlineWidth }) => outlineWidth < 2)).toEqual([]);
      expect(stops.filter(({ contrast }) => contrast < 3)).toEqual([]);
      expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens with Enter, closes with Escape, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.locator('#menu');
    await tabTo(page, /^BUTTON .*Menú/);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Actores' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menú' })).toBeFocused();
  });

  test('while the menu is open the focus stays out of what it covers', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, /^BUTTON .*Menú/);
    await page.keyboard.press('Space');
    const stops = await walk(page);
    expect(stops.map(({ name }) => name).join()).toContain('Contacto');
    expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
  });

  test('the menu leads to a list', async ({ page }) => {
    await page.goto('/contacto');
    await tabTo(page, /^BUTTON .*Menú/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^A \/actrices Actrices/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/actrices');
    await expect(page.locator('#menu')).toBeHidden();
  });
});

test('a talent is reached from the home page, and the list from the talent', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /^A \/actrices Actrices/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/actrices');
  await tabTo(page, /Inés Quiroga/);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Inés Quiroga');
  await tabTo(page, /Todas las actrices/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/actrices');
});

test('the language is switched, and back', async ({ page }) => {
  await page.goto('/actrices/ines-quiroga');
  await tabTo(page, /^A \/en\/actrices\/ines-quiroga/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await tabTo(page, /^A \/actrices\/ines-quiroga/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
