import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { PHONE } from '../support/pages';
import { afterNavigation, follow, holdBack, saveData } from '../support/network';

/** A mark that a full load would wipe away. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSameLoad', true));
const isSameLoad = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameLoad') === true);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('a link inside the site changes the page without loading anew, and starts at the top', async ({
  page,
}) => {
  await page.goto('/actrices');
  await mark(page);
  await page.locator('a[href="/actrices/ines-quiroga"]').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await afterNavigation(page, () => follow(page, '/nosotras'));
  expect(await isSameLoad(page)).toBe(true);
  expect(await scrollY(page)).toBe(0);
  await expect(page.locator('#menu [aria-current]')).toHaveText(['Nosotras']);
  await expect(page.locator('.astro-route-announcer')).toHaveText(await page.title());
});

test('an address with a place in the page starts at that place', async ({ page }) => {
  await page.goto('/contacto');
  await afterNavigation(page, () => follow(page, '/actrices/ines-quiroga#video-1'));
  await expect(page).toHaveURL(/#video-1$/);
  await expect(page.locator('#video-1')).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(0);
});

test('Back and Forward restore where the visitor was, at once', async ({ page }) => {
  await page.goto('/actrices');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  // The router notes the place when the scrolling has ended.
  await expect.poll(() => page.evaluate(() => history.state.scrollY)).toBe(700);
  await afterNavigation(page, () => follow(page, '/actrices/ines-quiroga'));
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => history.state.scrollY)).toBe(300);
  await afterNavigation(page, () => page.evaluate(() => history.back()));
  expect(await scrollY(page)).toBe(700);
  await expect(page).toHaveURL('/actrices');
  await afterNavigation(page, () => page.evaluate(() => history.forward()));
  expect(await scrollY(page)).toBe(300);
  await expect(page.locator('h1')).toHaveText('Inés Quiroga');
});

test('a reload stays where it was', async ({ page }) => {
  await page.goto('/actrices');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => history.state.scrollY)).toBe(700);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(700);
});

test('after a navigation the Tab key begins at the skip link, which leads into the page', async ({
  page,
}) => {
  await page.goto('/actrices');
  await afterNavigation(page, () => follow(page, '/nosotras'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nosotras#content');
  await page.keyboard.press('Tab');
  const isInside = () => document.querySelector('#content ~ *, #content')!.matches(':focus-within');
  expect(await page.evaluate(isInside)).toBe(true);
});

test('the language of the document changes with the page', async ({ page }) => {
  await page.goto('/actrices');
  await mark(page);
  await afterNavigation(page, () => follow(page, '/en/actrices'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#menu [aria-current]')).toHaveText(['Actresses']);
  expect(await isSameLoad(page)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the open menu is closed on the next page, and on the same one', async ({ page }) => {
    await page.goto('/contacto');
    for (const place of ['Actrices', 'Actrices']) {
      await page.getByRole('button', { name: 'Menú' }).click();
      const link = page.locator('#menu').getByRole('link', { name: place });
      await afterNavigation(page, () => link.click());
      await expect(page).toHaveURL('/actrices');
      await expect(page.locator('#menu')).toBeHidden();
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
    }
  });
});

test('a link opened in a tab of its own leaves the page alone', async ({ page, context }) => {
  await page.goto('/contacto');
  const opened = context.waitForEvent('page');
  await page
    .locator('footer, header')
    .getByRole('link', { name: 'Actrices' })
    .first()
    .click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/actrices');
  await expect(page).toHaveURL('/contacto');
});

test('of two links pressed one after the other the last one wins', async ({ page }) => {
  await saveData(page);
  await page.goto('/contacto');
  const release = await holdBack(page, '**/nosotras');
  await follow(page, '/nosotras');
  await afterNavigation(page, () => follow(page, '/actrices'));
  release();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/actrices');
  await expect(page.locator('h1')).toContainText('Actrices');
});

test('carousels and videos work on the page after', async ({ page }) => {
  await page.goto('/contacto');
  await afterNavigation(page, () => follow(page, '/'));
  const next = page.getByRole('button', { name: 'Siguiente' }).first();
  await next.click();
  await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
  await afterNavigation(page, () => follow(page, '/nosotras'));
  await afterNavigation(page, () => page.evaluate(() => history.back()));
  await next.click();
  await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
});

test('what a page needed is gone with it: no listener and no element is kept', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const count = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
  };
  const round = async () => {
    await afterNavigation(page, () => follow(page, '/'));
    await page.getByRole('button', { name: 'Siguiente' }).first().click();
    await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
    await afterNavigation(page, () => follow(page, '/contacto'));
  };
  await page.goto('/contacto');
  await round();
  await round();
  const before = await count();
  for (let turn = 0; turn < 4; turn += 1) await round();
  const after = await count();
  // One home page kept in memory has more than a thousand nodes and dozens of listeners.
  expect(after.nodes - before.nodes).toBeLessThan(300);
  expect(after.listeners - before.listeners).toBeLessThan(20);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every link works, and neither bar nor error is to be seen', async ({ page }) => {
    await page.goto('/contacto');
    await expect(page.locator('#loading-bar')).toBeHidden();
    await page.locator('footer').getByRole('link', { name: 'Aviso legal' }).click();
    await expect(page).toHaveURL('/aviso-legal');
    await expect(page.getByText('No se ha podido cargar')).toHaveCount(0);
  });
});

test('without its script the site is one of plain pages', async ({ page }) => {
  await page.route(/Scripts\.astro/, (route) => route.abort());
  await page.goto('/actrices');
  await mark(page);
  await page.locator('a[href="/actrices/ines-quiroga"]').click();
  await expect(page.locator('h1')).toHaveText('Inés Quiroga');
  expect(await isSameLoad(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/actrices');
});
