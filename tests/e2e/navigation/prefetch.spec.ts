import { expect, test } from '@playwright/test';
import { afterIntersections, afterNavigation, clickLink } from '../support/navigation';
import { PHONE } from '../support/pages';
import {
  afterPrefetchOf,
  afterPrefetches,
  emulateConnection,
  recordOnClock,
  recordPages,
  touchLinks,
} from '../support/prefetch';

test.describe('linked pages', () => {
  test.use({ viewport: PHONE });

  test('in view are prefetched once', async ({ page }) => {
    const recorded = await recordOnClock(page);
    await page.goto('/actrices');
    await expect.poll(() => recorded.paths).toContain('/actrices/ines-quiroga');
    await afterPrefetches(page, recorded);
    const last = await page.locator('main li a').last().getAttribute('href');
    expect(recorded.paths).not.toContain(last);
    expect(recorded.paths).not.toContain('/actrices');
    await page.locator('main li a').last().scrollIntoViewIfNeeded();
    await expect.poll(() => recorded.paths).toContain(last);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await afterPrefetches(page, recorded);
    expect(new Set(recorded.paths).size).toBe(recorded.paths.length);
  });

  test('that only scroll past are not prefetched @long', async ({ page }) => {
    const recorded = await recordOnClock(page);
    await page.goto('/actrices');
    // The clock is paused, so no link is in view for long enough on any machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < height; top += 400) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await afterIntersections(page);
    }
    await page.clock.resume();
    await afterPrefetches(page, recorded);
    const all = await page.locator('main li a').count();
    const talents = recorded.paths.filter((path) => path.startsWith('/actrices/'));
    expect(talents.length).toBeLessThan(all);
  });
});

test('at most two pages are prefetched at the same time @long', async ({ page }) => {
  let open = 0;
  let max = 0;
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      max = Math.max(max, (open += 1));
      await new Promise((done) => setTimeout(done, 100));
      open -= 1;
      return route.continue();
    },
  );
  const recorded = recordPages(page);
  await page.goto('/actrices');
  await expect.poll(() => recorded.paths.length).toBeGreaterThan(6);
  expect(max).toBe(2);
});

test('a prefetched page is shown without a second request', async ({ page }) => {
  const recorded = recordPages(page);
  await page.goto('/contacto');
  await afterPrefetchOf(page, '/nosotras');
  await afterNavigation(page, () => clickLink(page, '/nosotras'));
  await expect(page.locator('h1')).toContainText('Nosotras');
  await expect(page.locator('noscript')).toHaveCount(0);
  expect(recorded.paths.filter((path) => path === '/nosotras')).toHaveLength(1);
});

test('a prefetched page of a newer build has its styles when it is first shown @long', async ({
  page,
}) => {
  // All pages of one build share stylesheets; this page has those of a newer build.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(?<=<link rel="stylesheet" href="[^"]*)"/g, '?newer"');
    await route.fulfill({ response, body });
  });
  await page.goto('/contacto');
  await afterPrefetchOf(page, '/');
  await page.evaluate(() => {
    const loaded: string[] = [];
    const record = ({ target }: Event) =>
      target instanceof HTMLLinkElement && loaded.push(target.href);
    document.addEventListener('load', record, { capture: true });
    document.addEventListener('astro:after-swap', () => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      const missing = sheets.filter(({ href }) => !loaded.includes(href));
      const newer = sheets.filter(({ href }) => href.endsWith('?newer'));
      Reflect.set(window, 'sheets', { newer: newer.length > 1, missing: missing.length });
    });
  });
  await afterNavigation(page, () => clickLink(page, '/'));
  expect(await page.evaluate(() => Reflect.get(window, 'sheets'))).toEqual({
    newer: true,
    missing: 0,
  });
});

test('a page is fetched once for all queries in its links @long', async ({ page }) => {
  const recorded = await recordOnClock(page);
  await page.goto('/casting');
  const link = page.locator('.enquiry-contact');
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => recorded.paths).toContain('/contacto');
  await afterPrefetches(page, recorded);
  const click = (element: HTMLAnchorElement) => {
    element.search = 'talento=Ana';
    element.click();
  };
  await afterNavigation(page, () => link.evaluate(click));
  await expect(page.locator('h1')).toHaveText('Contacto');
  await afterNavigation(page, () => clickLink(page, '/nosotras'));
  await afterNavigation(page, () => clickLink(page, '/contacto'));
  await afterPrefetches(page, recorded);
  expect(recorded.paths.filter((path) => path === '/contacto')).toHaveLength(1);
});

/** Connections on which no page is prefetched. */
for (const [name, connection, long] of [
  ['slow', { connection: { effectiveType: '2g', saveData: false } }, ' @long'],
  ['very slow', { connection: { effectiveType: 'slow-2g', saveData: false } }, ' @long'],
  ['data-saving', { connection: { effectiveType: '4g', saveData: true } }, ' @long'],
  ['lost', { connection: { effectiveType: '4g', saveData: false }, onLine: false }, ' @long'],
] as const) {
  test(`on a ${name} connection neither view, hover, touch nor focus prefetches a page${long}`, async ({
    page,
  }) => {
    await emulateConnection(page, connection);
    const recorded = await recordOnClock(page);
    await page.goto('/actrices');
    await touchLinks(page);
    await afterPrefetches(page, recorded);
    expect(recorded.paths).toEqual([]);
    // The same applies after a navigation, which requests one page.
    await afterNavigation(page, () => clickLink(page, '/contacto'));
    await touchLinks(page);
    await afterPrefetches(page, recorded);
    expect(recorded.paths).toEqual(['/contacto']);
  });
}

test('the connection is read when a link comes into view, not when the page loads @long', async ({
  page,
}) => {
  await emulateConnection(page, { connection: { saveData: false, effectiveType: '4g' } });
  const recorded = await recordOnClock(page);
  await page.goto('/actrices');
  await expect.poll(() => recorded.paths.length).toBeGreaterThan(3);
  await afterPrefetches(page, recorded);
  await page.evaluate(() =>
    Object.assign((navigator as unknown as { connection: object }).connection, {
      effectiveType: '2g',
    }),
  );
  const before = [...recorded.paths];
  await page.locator('main li a').last().scrollIntoViewIfNeeded();
  await afterPrefetches(page, recorded);
  expect(recorded.paths).toEqual(before);
});
