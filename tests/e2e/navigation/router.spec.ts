import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { waitForFrames } from '../support/frames';
import {
  afterNavigation,
  clickLink,
  isSameDocument,
  loadRouter,
  markDocument,
  waitForHydration,
} from '../support/navigation';
import { delayResponse, emulateDataSaver } from '../support/network';
import { PHONE } from '../support/pages';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('an internal link changes the page without a full load, and starts at the top', async ({
  page,
}) => {
  await page.goto('/actrices');
  await markDocument(page);
  await page.locator('a[href="/actrices/ines-quiroga"]').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await afterNavigation(page, () => clickLink(page, '/nosotras'));
  expect(await isSameDocument(page)).toBe(true);
  expect(await scrollY(page)).toBe(0);
  await expect(page.locator('#menu [aria-current]')).toHaveText(['Nosotras']);
  const announcer = page.locator('.astro-route-announcer');
  await expect(announcer).toHaveText(await page.title());
  // It is spoken and not seen.
  expect((await announcer.boundingBox())!.height).toBe(1);
});

test('after a Back that is taken back the position is kept again @long', async ({ page }) => {
  await emulateDataSaver(page);
  await page.goto('/actrices');
  await loadRouter(page);
  await afterNavigation(page, () => clickLink(page, '/actrices/ines-quiroga#video-1'));
  const list = await delayResponse(page, /\/actrices$/);
  await page.evaluate(() => history.back());
  await list.requested;
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/#video-1$/);
  await page.evaluate(() => scrollTo({ top: 321, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => history.state.scrollY)).toBe(321);
  list.release();
});

test('a URL with a hash starts at its element', async ({ page }) => {
  await page.goto('/contacto');
  await afterNavigation(page, () => clickLink(page, '/actrices/ines-quiroga#video-1'));
  await expect(page).toHaveURL(/#video-1$/);
  await expect(page.locator('#video-1')).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(0);
});

test('Back and Forward restore the scroll position at once', async ({ page }) => {
  await page.goto('/actrices');
  await loadRouter(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  // The router stores the position when scrolling has ended.
  await expect.poll(() => page.evaluate(() => history.state.scrollY)).toBe(700);
  await afterNavigation(page, () => clickLink(page, '/actrices/ines-quiroga'));
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => history.state.scrollY)).toBe(300);
  await afterNavigation(page, () => page.evaluate(() => history.back()));
  expect(await scrollY(page)).toBe(700);
  await expect(page).toHaveURL('/actrices');
  await afterNavigation(page, () => page.evaluate(() => history.forward()));
  expect(await scrollY(page)).toBe(300);
  await expect(page.locator('h1')).toHaveText('Inés Quiroga');
});

test('a reload keeps the scroll position @long', async ({ page }) => {
  await page.goto('/actrices');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => scrollY(page), 'before the router is loaded').toBe(500);
  await loadRouter(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => history.state.scrollY)).toBe(700);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(700);
});

test('after a navigation the Tab key starts at the skip link, which leads to the content', async ({
  page,
}) => {
  await page.goto('/actrices');
  await afterNavigation(page, () => clickLink(page, '/nosotras'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nosotras#content');
  await page.keyboard.press('Tab');
  const isInside = () => document.querySelector('#content ~ *, #content')!.matches(':focus-within');
  expect(await page.evaluate(isInside)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a navigation closes the open menu, even to the same page @long', async ({ page }) => {
    await page.goto('/contacto');
    for (const item of ['Actrices', 'Actrices']) {
      await page.getByRole('button', { name: 'Menú' }).click();
      const link = page.locator('#menu').getByRole('link', { name: item });
      await afterNavigation(page, () => link.click());
      await expect(page).toHaveURL('/actrices');
      await expect(page.locator('#menu')).toBeHidden();
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
    }
  });
});

test('a link opened in a new tab does not change the page @long', async ({ page, context }) => {
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

test('the last of two clicked links wins @long', async ({ page }) => {
  await emulateDataSaver(page);
  await page.goto('/contacto');
  const response = await delayResponse(page, '**/nosotras');
  await clickLink(page, '/nosotras');
  await response.requested;
  await afterNavigation(page, () => clickLink(page, '/actrices'));
  response.release();
  await waitForFrames(page, 20);
  await expect(page).toHaveURL('/actrices');
  await expect(page.locator('h1')).toContainText('Actrices');
});

test('a navigation leaks no listeners and no elements @long', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const count = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
  };
  const visitHome = async () => {
    await afterNavigation(page, () => clickLink(page, '/'));
    await page.getByRole('button', { name: 'Siguiente' }).first().click();
    await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
    await afterNavigation(page, () => clickLink(page, '/contacto'));
    // React adds more than 100 listeners when the form is hydrated, which the pointer's position
    // decides: hydrates it before every count.
    await page.getByLabel('Nombre').hover();
    await waitForHydration(page, '#content form');
  };
  await page.goto('/contacto');
  await visitHome();
  await visitHome();
  const before = await count();
  for (let visit = 0; visit < 4; visit += 1) await visitHome();
  // A home page in memory has more than 1,000 nodes and 150 listeners. A busy browser may collect the
  // last one late.
  await expect.poll(async () => (await count()).nodes - before.nodes).toBeLessThan(300);
  await expect.poll(async () => (await count()).listeners - before.listeners).toBeLessThan(20);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every link works, and neither the bar nor the error is visible', async ({ page }) => {
    await page.goto('/contacto');
    await expect(page.locator('#loading-bar')).toBeHidden();
    await page.locator('footer').getByRole('link', { name: 'Aviso legal' }).click();
    await expect(page).toHaveURL('/aviso-legal');
    await expect(page.getByText('No se ha podido cargar')).toHaveCount(0);
  });
});
