import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { afterNavigation } from '../support/network';

const CAROUSEL = /_astro\/Carousel\./;
const VIDEO = /_astro\/Video\./;
const LOST = 'No se ha podido cargar esta página';

/** Counts the full loads of the page, from now on. */
function loadsOf(page: Page): () => number {
  let count = 0;
  page.on('load', () => (count += 1));
  return () => count;
}

const touchCarousel = (page: Page) =>
  page.getByRole('button', { name: 'Siguiente' }).first().hover();

const storedTime = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('chunk-reload')));

test('a chunk that fails once reloads the page once, and works then', async ({ page }) => {
  const loads = loadsOf(page);
  let isBroken = true;
  await page.route(CAROUSEL, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/');
  const reloaded = page.waitForEvent('load');
  await touchCarousel(page);
  await reloaded;
  isBroken = false;
  await page.getByRole('button', { name: 'Siguiente' }).first().click();
  await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
  expect(loads()).toBe(2);
  expect(await storedTime(page)).toBeGreaterThan(0);
});

test('one that fails for good ends at the view of the error, without a second reload', async ({
  page,
}) => {
  const loads = loadsOf(page);
  let isBroken = true;
  await page.route(CAROUSEL, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/');
  const reloaded = page.waitForEvent('load');
  await touchCarousel(page);
  await reloaded;
  await page.mouse.move(0, 0);
  await touchCarousel(page);
  await expect(page.locator('h1')).toHaveText(LOST);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveTitle(LOST);
  expect(loads()).toBe(2);
  isBroken = false;
  const again = page.getByRole('link', { name: 'Volver a intentarlo' });
  await afterNavigation(page, () => again.click());
  await page.getByRole('button', { name: 'Siguiente' }).first().click();
  await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
});

for (const [agoMs, isReloaded] of [
  [50_000, false],
  [61_000, true],
] as const) {
  test(`${agoMs / 1000} s after the last reload a failure ${
    isReloaded ? 'reloads' : 'does not reload'
  }`, async ({ page }) => {
    await page.route(CAROUSEL, (route) => route.abort());
    await page.goto('/');
    await page.evaluate(
      (ms) => sessionStorage.setItem('chunk-reload', `${Date.now() - ms}`),
      agoMs,
    );
    const before = await storedTime(page);
    const loads = loadsOf(page);
    await touchCarousel(page);
    if (isReloaded) await expect.poll(loads).toBe(1);
    else await expect(page.locator('h1')).toHaveText(LOST);
    expect(loads()).toBe(isReloaded ? 1 : 0);
    expect((await storedTime(page)) > before).toBe(isReloaded);
  });
}

test('without sessionStorage there is no reload', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.route(CAROUSEL, (route) => route.abort());
  const loads = loadsOf(page);
  await page.goto('/');
  await touchCarousel(page);
  await expect(page.locator('h1')).toHaveText(LOST);
  expect(loads()).toBe(1);
});

test('offline there is no reload, which would lose the page', async ({ page, context }) => {
  const loads = loadsOf(page);
  await page.goto('/');
  await context.setOffline(true);
  await touchCarousel(page);
  await expect(page.locator('h1')).toHaveText(LOST);
  expect(loads()).toBe(1);
});

test('a script that loads and then fails neither reloads nor shows the error', async ({ page }) => {
  await page.route(CAROUSEL, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a mistake in it")' }),
  );
  const loads = loadsOf(page);
  await page.goto('/');
  const failure = page.waitForEvent('console', (message) => message.text() === 'told');
  await page.evaluate(() =>
    document.addEventListener('astro:hydration-error', () => console.log('told')),
  );
  await touchCarousel(page);
  await failure;
  await page.waitForTimeout(300);
  expect(loads()).toBe(1);
  await expect(page.locator('h1')).toContainText('Foco Agencia');
});

test('a part that a script asks for later counts too', async ({ page }) => {
  const loads = loadsOf(page);
  await page.goto('/contacto');
  const fail = () =>
    page.evaluate(() => {
      const event = new Event('vite:preloadError', { cancelable: true });
      const message = 'Failed to fetch dynamically imported module: /_astro/part.js';
      window.dispatchEvent(Object.assign(event, { payload: new TypeError(message) }));
    });
  const reloaded = page.waitForEvent('load');
  await fail();
  await reloaded;
  await fail();
  await expect(page.locator('h1')).toHaveText(LOST);
  expect(loads()).toBe(2);
});

test('a link that is pressed goes its own way instead', async ({ page }) => {
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  );
  await page.route(VIDEO, (route) => route.abort());
  await page.goto('/actrices/ines-quiroga');
  const loads = loadsOf(page);
  const poster = page.locator('#video-1 a').first();
  const href = (await poster.getAttribute('href'))!;
  await poster.click();
  await expect(page).toHaveURL(href);
  expect(loads()).toBeLessThanOrEqual(1);
  await page.goBack();
  expect(await storedTime(page)).toBe(0);
});
