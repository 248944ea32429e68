import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { BRAND } from '../../../cms/contract/brand.ts';
import { waitForFrames } from '../support/frames';
import { isSameDocument, markDocument } from '../support/navigation';
import { countLoads } from '../support/network';

const CAROUSEL = /_astro\/Carousel\./;
const VIDEO = /_astro\/Video\./;
const SENTENCE = /Puede que se haya cortado la conexión/;

const pressNext = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).first().click();

/** The sentence that says what could not be loaded. */
const sentence = (page: Page) => page.locator('main').getByRole('alert');

/** Expects that nothing has replaced the home page. */
async function expectHome(page: Page): Promise<void> {
  await expect(page.locator('h1')).toContainText(BRAND.name);
  await expect(page.locator('main')).not.toContainText('500');
  await expect(page.locator('#slide-1')).toBeVisible();
}

const storedTime = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('chunk-reload')));

test('a chunk that fails once reloads the page once, and then works', async ({ page }) => {
  const loads = countLoads(page);
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.route(CAROUSEL, (route) => (documents < 2 ? route.abort() : route.continue()));
  await page.goto('/');
  await pressNext(page);
  await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
  expect(loads()).toBe(2);
  expect(await storedTime(page)).toBeGreaterThan(0);
});

test('a chunk that fails again leaves the page, with a sentence and without a second reload', async ({
  page,
}) => {
  const loads = countLoads(page);
  let isBroken = true;
  await page.route(CAROUSEL, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/');
  const reloaded = page.waitForEvent('load');
  await pressNext(page);
  await reloaded;
  await expect(sentence(page)).toHaveText(SENTENCE);
  await pressNext(page);
  await expect(sentence(page)).toHaveCount(1);
  await expectHome(page);
  expect(loads()).toBe(2);
  isBroken = false;
  const retry = sentence(page).getByRole('link', { name: 'Volver a intentarlo' });
  const again = page.waitForEvent('load');
  await retry.click();
  await again;
  await pressNext(page);
  await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
});

for (const [agoMs, isReloaded] of [
  [50_000, false],
  [61_000, true],
] as const) {
  test(`${agoMs / 1000} s after the last reload a failure ${
    isReloaded ? 'reloads' : 'does not reload'
  } @long`, async ({ page }) => {
    await page.route(CAROUSEL, (route) => route.abort());
    await page.goto('/');
    await page.evaluate(
      (ms) => sessionStorage.setItem('chunk-reload', `${Date.now() - ms}`),
      agoMs,
    );
    const before = await storedTime(page);
    const loads = countLoads(page);
    await pressNext(page);
    if (isReloaded) await expect.poll(loads).toBe(1);
    else await expect(sentence(page)).toHaveText(SENTENCE);
    expect(loads()).toBe(isReloaded ? 1 : 0);
    expect((await storedTime(page)) > before).toBe(isReloaded);
  });
}

test('without sessionStorage the page is not reloaded @long', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.route(CAROUSEL, (route) => route.abort());
  const loads = countLoads(page);
  await page.goto('/');
  await pressNext(page);
  await expect(sentence(page)).toHaveText(SENTENCE);
  expect(loads()).toBe(1);
});

test('offline the page is not reloaded, which would lose it @long', async ({ page, context }) => {
  const loads = countLoads(page);
  await page.goto('/');
  await context.setOffline(true);
  await pressNext(page);
  await expect(sentence(page)).toHaveText(/Comprueba la conexión/);
  await expectHome(page);
  expect(loads()).toBe(1);
});

for (const [value, long] of [
  ['soon', ' @long'],
  ['99999999999999', ' @long'],
] as const) {
  test(`a stored time of “${value}” counts as none${long}`, async ({ page }) => {
    await page.route(CAROUSEL, (route) => route.abort());
    await page.goto('/');
    await page.evaluate((time) => sessionStorage.setItem('chunk-reload', time), value);
    const loads = countLoads(page);
    await pressNext(page);
    await expect.poll(loads).toBe(1);
    expect(Math.abs((await storedTime(page)) - Date.now())).toBeLessThan(60_000);
  });
}

test('a script that loads and then throws neither reloads the page nor shows the error @long', async ({
  page,
}) => {
  await page.route(CAROUSEL, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a bug")' }),
  );
  const loads = countLoads(page);
  await page.goto('/');
  const failure = page.waitForEvent('console', (message) => message.text().includes('a bug'));
  await markDocument(page);
  await pressNext(page);
  await failure;
  await waitForFrames(page, 20);
  expect(await isSameDocument(page)).toBe(true);
  expect(loads()).toBe(1);
  await expect(page.locator('h1')).toContainText(BRAND.name);
});

test('a chunk that a script imports later counts too @long', async ({ page }) => {
  const loads = countLoads(page);
  await page.goto('/nosotras');
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
  await expect(sentence(page)).toHaveText(SENTENCE);
  expect(loads()).toBe(2);
});

test('a clicked link is followed instead of a reload @long', async ({ page }) => {
  await page.route(/youtube|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  );
  await page.route(VIDEO, (route) => route.abort());
  await page.goto('/actrices/ines-quiroga');
  const loads = countLoads(page);
  const poster = page.locator('#video-1 a').first();
  const href = (await poster.getAttribute('href'))!;
  await poster.click();
  await expect(page).toHaveURL(href);
  expect(loads()).toBeLessThanOrEqual(1);
  await page.goBack();
  expect(await storedTime(page)).toBe(0);
});
