import { expect, test } from '@playwright/test';
import { MEASUREMENT_ID, mockAnalytics, preventNavigation } from '../support/analyticsServer';
import { FIRST_VISIT, changeConsent, setConsentCookies } from '../support/consent';
import { INES } from '../support/embeds';

test.use({ storageState: FIRST_VISIT });

const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`;

test('no request is sent before a choice; the choice sends a page view', async ({ page }) => {
  const analytics = await mockAnalytics(page);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/actrices?busca=ana#lista', { waitUntil: 'networkidle' });
  expect(urls.filter((url) => /analytics\.|google/.test(url))).toEqual([]);
  await changeConsent(page, ['ga']);
  await expect.poll(() => analytics.named('page_view').length).toBe(1);
  expect(analytics.scripts).toEqual([SCRIPT]);
  expect(analytics.events[0]!.params).toMatchObject({
    page_location: new URL('/actrices', page.url()).href,
    page_title: await page.title(),
    page_referrer: '',
  });
});

test('each page of the router sends a page view with its referrer', async ({ page, baseURL }) => {
  await setConsentCookies(page, ['ga']);
  const analytics = await mockAnalytics(page);
  await page.goto('/actrices');
  await expect.poll(() => analytics.named('page_view').length).toBe(1);
  await page.getByRole('link', { name: /Inés Quiroga/ }).click();
  await expect(page).toHaveURL(INES);
  await expect.poll(() => analytics.named('page_view').length).toBe(2);
  await page.goBack();
  await expect.poll(() => analytics.named('page_view').length).toBe(3);
  const pageViews = analytics
    .named('page_view')
    .map(({ params }) => [params.page_location, params.page_referrer]);
  const [list, ines] = ['/actrices', INES].map((path) => new URL(path, baseURL).href);
  expect(pageViews).toEqual([
    [list, ''],
    [ines, list],
    [list, ines],
  ]);
  expect(analytics.scripts).toHaveLength(1);
});

test('outbound links, PDF downloads and started videos send events', async ({ page, context }) => {
  await setConsentCookies(page, ['ga', 'embeds']);
  const analytics = await mockAnalytics(page);
  await context.route('**/embed/**', (route) => route.fulfill({ body: 'player' }));
  await preventNavigation(page);
  await page.goto(INES);
  // What is clicked before the analytics script is loaded is not counted.
  await expect.poll(() => analytics.named('page_view').length).toBe(1);
  await page.getByRole('link', { name: /^Descargar currículum/ }).click();
  await page.getByRole('link', { name: 'IMDb' }).click();
  await page.locator('#video-1 a').click();
  await expect.poll(() => analytics.events.length).toBe(4);
  expect(analytics.events.map(({ name }) => name)).toEqual([
    'page_view',
    'file_download',
    'click',
    'video_start',
  ]);
  expect(analytics.events[1]!.params).toMatchObject({ file_extension: 'pdf' });
  expect(analytics.events[2]!.params).toMatchObject({
    link_domain: 'www.imdb.com',
    outbound: true,
  });
  expect(analytics.events[3]!.params).toEqual({
    video_title: 'Videobook 2026',
    video_url: 'https://www.youtube.com/watch?v=foco-ines26',
    video_provider: 'YouTube',
  });
});

test('events wait for the script, and are sent in pairs every 500 ms @long', async ({ page }) => {
  await setConsentCookies(page, ['ga']);
  const script = Promise.withResolvers<void>();
  const analytics = await mockAnalytics(page, () => script.promise);
  await preventNavigation(page);
  await page.goto(INES);
  await expect.poll(() => analytics.scripts.length).toBe(1);
  for (let count = 0; count < 4; count += 1) {
    await page.getByRole('link', { name: 'IMDb' }).click();
  }
  expect(analytics.events).toEqual([]);
  script.resolve();
  await expect.poll(() => analytics.events.length).toBe(5);
  expect(analytics.events.map(({ batch }) => batch)).toEqual([1, 1, 2, 2, 3]);
  const [first, , second, , third] = analytics.events.map(({ afterMs }) => afterMs);
  // A timer is never early; one millisecond is the rounding of the clock.
  expect(first).toBeGreaterThanOrEqual(499);
  expect(second! - first!).toBeGreaterThanOrEqual(499);
  expect(third! - second!).toBeGreaterThanOrEqual(499);
});

test('events before the choice are never sent @long', async ({ page }) => {
  const analytics = await mockAnalytics(page);
  await preventNavigation(page);
  await page.goto('/actrices');
  await page.goto(INES);
  await page.getByRole('link', { name: 'IMDb' }).click();
  await changeConsent(page, ['embeds']);
  await page.getByRole('link', { name: 'IMDb' }).click();
  await changeConsent(page, ['ga', 'embeds']);
  await expect.poll(() => analytics.events.length).toBe(1);
  await page.getByRole('link', { name: /^Descargar currículum/ }).click();
  await expect.poll(() => analytics.events.length).toBe(2);
  expect(analytics.events.map(({ name }) => name)).toEqual(['page_view', 'file_download']);
  expect(analytics.events[0]!.params.page_location).toBe(page.url());
});

test('a hidden page sends its queued events at once @long', async ({ page }) => {
  await setConsentCookies(page, ['ga']);
  const analytics = await mockAnalytics(page);
  await preventNavigation(page);
  await page.goto(INES);
  await expect.poll(() => analytics.events.length).toBe(1);
  const counts = await page.getByRole('link', { name: 'IMDb' }).evaluate((link: HTMLElement) => {
    const count = () => window.dataLayer!.length;
    const before = count();
    link.click();
    const queued = count() - before;
    dispatchEvent(new Event('pagehide'));
    return { queued, sent: count() - before };
  });
  expect(counts).toEqual({ queued: 0, sent: 1 });
  await expect.poll(() => analytics.named('click').length).toBe(1);
});
