import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { BRAND } from '../../../cms/contract/brand.ts';
import { clickLink, loadRouter } from '../support/navigation';
import { delayResponse, emulateDataSaver } from '../support/network';

/** Returns a colour of the brand as browsers compute it. */
const computed = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;
const RED = computed(BRAND.colours.red);
const ACCENT = computed(BRAND.colours.accent);

/** Records every state of the bar. How long each lasts is in the unit test: here it would be measured late. */
const recordStates = (page: Page) =>
  page.addInitScript(() => {
    const log: string[] = [];
    Reflect.set(window, 'barLog', log);
    document.addEventListener('astro:before-preparation', () => log.push('start'));
    document.addEventListener('DOMContentLoaded', () => {
      const bar = document.getElementById('loading-bar')!;
      const record = () => log.push(bar.dataset.state!);
      new MutationObserver(record).observe(bar, { attributeFilter: ['data-state'] });
    });
  });

const states = (page: Page) => page.evaluate(() => Reflect.get(window, 'barLog') as string[]);

/** Reads the box of the bar, whether it is full, and its colour. */
const readStyle = (page: Page) =>
  page.locator('#loading-bar').evaluate((bar) => {
    const fill = getComputedStyle(bar, '::before');
    const { x, y, width, height } = bar.getBoundingClientRect();
    return {
      box: { x, y, width, height },
      isFull: ['none', 'matrix(1, 0, 0, 1, 0, 0)'].includes(fill.transform),
      colour: fill.backgroundColor,
      position: getComputedStyle(bar).position,
    };
  });

test.beforeEach(async ({ page }) => {
  await emulateDataSaver(page);
  await recordStates(page);
});

test('the bar appears, is full at the end, and disappears', async ({ page }) => {
  await page.goto('/contacto');
  await loadRouter(page);
  const bar = page.locator('#loading-bar');
  const response = await delayResponse(page, '**/nosotras');
  await clickLink(page, '/nosotras');
  await expect(bar).toBeVisible();
  expect(await readStyle(page)).toMatchObject({
    box: { x: 0, y: 0, width: 1280, height: 2 },
    isFull: false,
    colour: ACCENT,
    position: 'fixed',
  });
  response.release();
  await expect(bar).toHaveAttribute('data-state', 'done');
  expect(await readStyle(page)).toMatchObject({ isFull: true, colour: ACCENT });
  await expect(bar).toBeHidden();
  expect(await states(page)).toEqual(['start', 'idle', 'running', 'done', 'idle']);
  await expect(page).toHaveURL('/nosotras');
});

test('the bar fills evenly in 5 seconds @long', async ({ page }) => {
  await page.goto('/contacto');
  const response = await delayResponse(page, '**/nosotras');
  await clickLink(page, '/nosotras');
  await expect(page.locator('#loading-bar')).toBeVisible();
  const timings = await page
    .locator('#loading-bar')
    .evaluate((bar) =>
      bar.getAnimations({ subtree: true }).map(({ effect }) => effect!.getComputedTiming()),
    );
  expect(timings).toEqual([expect.objectContaining({ duration: 5000, easing: 'linear' })]);
  response.release();
});

test('a page that loads within 200 ms shows no bar @long', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contacto');
  await page.clock.pauseAt(Date.now() + 60_000);
  await clickLink(page, '/politica-de-cookies');
  await expect(page.locator('h1')).toContainText('Política de cookies');
  await page.clock.runFor(300);
  const other = (await states(page)).filter((state) => !['start', 'idle'].includes(state));
  expect(other).toEqual([]);
  expect(await states(page)).toContain('start');
});

test('the end of one navigation does not hide the bar of the next one @long', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contacto');
  await loadRouter(page);
  const bar = page.locator('#loading-bar');
  const first = await delayResponse(page, '**/nosotras');
  const second = await delayResponse(page, '**/representacion');
  // A script in the page clicks at once; the test would be too late.
  await page.evaluate(() =>
    document.addEventListener(
      'astro:page-load',
      () => document.querySelector<HTMLElement>('a[href="/representacion"]')!.click(),
      { once: true },
    ),
  );
  await clickLink(page, '/nosotras');
  await expect(bar).toHaveAttribute('data-state', 'running');
  first.release();
  const both = ['start', 'idle', 'running', 'done', 'start', 'idle', 'running'];
  await expect.poll(() => states(page)).toEqual(both);
  await page.clock.runFor(700);
  expect(await states(page)).toEqual(both);
  await expect(bar).toBeVisible();
  second.release();
  await expect(page).toHaveURL('/representacion');
  await expect(bar).toBeHidden();
});

test('a page that fails to load turns the bar red', async ({ page }) => {
  await page.goto('/contacto');
  const bar = page.locator('#loading-bar');
  await page.route('**/nosotras', (route) => route.abort());
  await clickLink(page, '/nosotras');
  await expect(page.locator('h1')).toHaveText('No se ha podido cargar esta página');
  await expect.poll(async () => (await states(page)).slice(-2)).toEqual(['failed', 'idle']);
  await bar.evaluate((element) => (element.dataset.state = 'failed'));
  expect(await readStyle(page)).toMatchObject({ isFull: true, colour: RED });
});

test('an unknown path turns the bar red @long', async ({ page }) => {
  await page.goto('/contacto');
  await clickLink(page, '/no-such-page');
  await expect(page.locator('h1')).toHaveText('No hemos encontrado esta página');
  await expect.poll(() => states(page)).toContain('failed');
});
