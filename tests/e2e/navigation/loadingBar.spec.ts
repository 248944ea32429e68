import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { follow, holdBack, saveData } from '../support/network';

/** What the bar did, in milliseconds since the last navigation started. */
type Entry = [state: string, ms: number];

const RED = 'rgb(255, 77, 61)';
const YELLOW = 'rgb(255, 214, 10)';

/** Writes down every state of the bar with its time, measured in the page. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const log: [string, number][] = [];
    let start = 0;
    Reflect.set(window, 'barLog', log);
    document.addEventListener('astro:before-preparation', () => {
      start = performance.now();
      log.push(['start', 0]);
    });
    document.addEventListener('DOMContentLoaded', () => {
      const bar = document.getElementById('loading-bar')!;
      const note = () => log.push([bar.dataset.state!, performance.now() - start]);
      new MutationObserver(note).observe(bar, { attributeFilter: ['data-state'] });
    });
  });

const log = (page: Page) => page.evaluate(() => Reflect.get(window, 'barLog') as Entry[]);
const states = async (page: Page) => (await log(page)).map(([state]) => state);
const timeOf = async (page: Page, wanted: string) =>
  (await log(page)).findLast(([state]) => state === wanted)![1];

/** How the bar is painted: its line, and how much of it is filled with which colour. */
const look = (page: Page) =>
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
  await saveData(page);
  await record(page);
});

test('it shows 200 ms after the start, is full at the end, and gone 500 ms later', async ({
  page,
}) => {
  await page.goto('/contacto');
  const bar = page.locator('#loading-bar');
  const release = await holdBack(page, '**/nosotras');
  await follow(page, '/nosotras');
  await expect(bar).toBeVisible();
  expect(await timeOf(page, 'running')).toBeGreaterThanOrEqual(199);
  expect(await look(page)).toMatchObject({
    box: { x: 0, y: 0, width: 1280, height: 2 },
    isFull: false,
    colour: YELLOW,
    position: 'fixed',
  });
  release();
  await expect(bar).toHaveAttribute('data-state', 'done');
  expect(await look(page)).toMatchObject({ isFull: true, colour: YELLOW });
  await expect(bar).toBeHidden();
  const stayed = (await timeOf(page, 'idle')) - (await timeOf(page, 'done'));
  expect(stayed).toBeGreaterThanOrEqual(499);
  expect(await states(page)).toEqual(['start', 'idle', 'running', 'done', 'idle']);
  await expect(page).toHaveURL('/nosotras');
});

test('it takes 5 seconds to fill, evenly', async ({ page }) => {
  await page.goto('/contacto');
  const release = await holdBack(page, '**/nosotras');
  await follow(page, '/nosotras');
  await expect(page.locator('#loading-bar')).toBeVisible();
  const timings = await page
    .locator('#loading-bar')
    .evaluate((bar) =>
      bar.getAnimations({ subtree: true }).map(({ effect }) => effect!.getComputedTiming()),
    );
  expect(timings).toEqual([expect.objectContaining({ duration: 5000, easing: 'linear' })]);
  release();
});

test('a page that comes sooner shows nothing', async ({ page }) => {
  await page.goto('/contacto');
  // On a busy machine a page may take longer: it has to be seen of one that did not.
  await expect(async () => {
    const before = (await log(page)).length;
    await follow(page, '/politica-de-cookies?' + before);
    await page.waitForURL(/cookies/);
    await page.waitForTimeout(300);
    const since = (await log(page)).slice(before).map(([state]) => state);
    expect(since.filter((state) => !['start', 'idle'].includes(state))).toEqual([]);
  }).toPass();
});

test('a second start within 500 ms of the first one’s end is not hidden by it', async ({
  page,
}) => {
  await page.goto('/contacto');
  const bar = page.locator('#loading-bar');
  const release = await holdBack(page, '**/nosotras');
  const releaseSecond = await holdBack(page, '**/representacion');
  // In the page itself: from here it might already be too late.
  await page.evaluate(() =>
    document.addEventListener(
      'astro:page-load',
      () => document.querySelector<HTMLElement>('a[href="/representacion"]')!.click(),
      { once: true },
    ),
  );
  await follow(page, '/nosotras');
  await expect(bar).toHaveAttribute('data-state', 'running');
  release();
  const both = ['start', 'idle', 'running', 'done', 'start', 'idle', 'running'];
  await expect.poll(() => states(page)).toEqual(both);
  expect(await timeOf(page, 'running')).toBeGreaterThanOrEqual(199);
  await page.waitForTimeout(700);
  expect(await states(page)).toEqual(both);
  await expect(bar).toBeVisible();
  releaseSecond();
  await expect(page).toHaveURL('/representacion');
  await expect(bar).toBeHidden();
});

test('a start while another page is on its way takes the bar over', async ({ page }) => {
  await page.goto('/contacto');
  const release = await holdBack(page, '**/nosotras');
  const releaseSecond = await holdBack(page, '**/representacion');
  await follow(page, '/nosotras');
  await expect(page.locator('#loading-bar')).toBeVisible();
  await follow(page, '/representacion');
  release();
  await expect(page.locator('#loading-bar')).toBeVisible();
  releaseSecond();
  await expect(page).toHaveURL('/representacion');
  await expect(page.locator('h1')).toContainText('Representación');
});

test('a page that does not come turns it red, for 500 ms', async ({ page }) => {
  await page.goto('/contacto');
  const bar = page.locator('#loading-bar');
  await page.route('**/nosotras', (route) => route.abort());
  await follow(page, '/nosotras');
  await expect(page.locator('h1')).toHaveText('No se ha podido cargar esta página');
  await expect.poll(async () => (await states(page)).slice(-2)).toEqual(['failed', 'idle']);
  const stayed = (await timeOf(page, 'idle')) - (await timeOf(page, 'failed'));
  expect(stayed).toBeGreaterThanOrEqual(499);
  await bar.evaluate((element) => (element.dataset.state = 'failed'));
  expect(await look(page)).toMatchObject({ isFull: true, colour: RED });
});

test('an address that does not exist turns it red too', async ({ page }) => {
  await page.goto('/contacto');
  await follow(page, '/no-such-page');
  await expect(page.locator('h1')).toHaveText('No hemos encontrado esta página');
  await expect.poll(() => states(page)).toContain('failed');
});
