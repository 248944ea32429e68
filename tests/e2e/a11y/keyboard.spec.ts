import { expect, test } from '@playwright/test';
import { countFocusable, hydrateIslands, tabTo, walkFocus, walkOrder } from '../support/focus';
import { DESKTOP, PHONE } from '../support/pages';

for (const [path, long] of [
  ['/', ' @long'],
  ['/actrices', ' @long'],
  ['/actrices/ines-quiroga', ''],
  ['/contacto', ' @long'],
  ['/poc', ' @long'],
] as const) {
  test(`on ${path} the Tab key reaches every element in order, in both directions${long}`, async ({
    page,
  }) => {
    // A carousel that plays would show other links during a slow walk.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrateIslands(page);
    const count = await countFocusable(page);
    const forward = await walkOrder(page);
    expect(new Set(forward).size).toBe(count);
    // A round that starts in the middle of the page is rotated to its beginning.
    const start = forward.indexOf(Math.min(...forward));
    const round = [...forward.slice(start), ...forward.slice(0, start)];
    expect(round).toEqual([...forward].sort((a, b) => a - b));
    expect(new Set(await walkOrder(page, 'Shift+Tab')).size).toBe(count);
  });

  for (const [viewport, long] of [
    [PHONE, ' @long'],
    [DESKTOP, ' @long'],
  ] as const) {
    test(`on ${path} the focus is always visible at ${viewport.width} px${long}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await page.goto(path);
      const stops = await walkFocus(page);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ outlineWidth }) => outlineWidth < 2)).toEqual([]);
      expect(stops.filter(({ contrast }) => contrast < 3)).toEqual([]);
      expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('Enter opens the menu, Escape closes it and returns the focus', async ({ page }) => {
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

  test('the open menu keeps the focus out of the covered page @long', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, /^BUTTON .*Menú/);
    await page.keyboard.press('Space');
    const stops = await walkFocus(page);
    expect(stops.map(({ name }) => name).join()).toContain('Contacto');
    expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
  });
});

test('the keyboard opens a talent from the home page, and returns to the list @long', async ({
  page,
}) => {
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

test('the keyboard switches the language in both directions @long', async ({ page }) => {
  await page.goto('/actrices/ines-quiroga');
  await tabTo(page, /^A \/en\/actrices\/ines-quiroga/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await tabTo(page, /^A \/actrices\/ines-quiroga/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
