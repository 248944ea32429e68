import { expect, test, type Page } from '@playwright/test';
import { MEASUREMENT_ID, hostAnalytics } from '../support/analyticsHost';
import { choose, visitorWho } from '../support/choice';
import { UNDECIDED } from '../support/decided';

// Whoever comes here for the first time.
test.use({ storageState: UNDECIDED });

const INES = '/actrices/ines-quiroga';
const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`;

/** Keeps links from leading away, so that what is said about them can be heard here. */
const holdLinks = (page: Page) =>
  page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));

test('nothing is asked for before a choice; then the page that is seen is told', async ({
  page,
  context,
}) => {
  const host = await hostAnalytics(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/actrices?busca=ana#lista', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /analytics\.|google/.test(url))).toEqual([]);
  await choose(page, ['ga']);
  await expect.poll(() => host.named('page_view').length).toBe(1);
  expect(host.scripts).toEqual([SCRIPT]);
  expect(host.hits[0]!.params).toMatchObject({
    page_location: new URL('/actrices', page.url()).href,
    page_title: await page.title(),
    page_referrer: '',
  });
});

test('pages that the router brings are told, each with the one before', async ({
  page,
  context,
  baseURL,
}) => {
  await visitorWho(context, baseURL!, ['ga']);
  const host = await hostAnalytics(context);
  await page.goto('/actrices');
  await page.getByRole('link', { name: /Inés Quiroga/ }).click();
  await expect(page).toHaveURL(INES);
  await expect.poll(() => host.named('page_view').length).toBe(2);
  await page.goBack();
  await expect.poll(() => host.named('page_view').length).toBe(3);
  const seen = host
    .named('page_view')
    .map(({ params }) => [params.page_location, params.page_referrer]);
  const [list, ines] = ['/actrices', INES].map((path) => new URL(path, baseURL).href);
  expect(seen).toEqual([
    [list, ''],
    [ines, list],
    [list, ines],
  ]);
  expect(host.scripts).toHaveLength(1);
});

test('links to other sites, PDFs and videos that begin are told', async ({
  page,
  context,
  baseURL,
}) => {
  await visitorWho(context, baseURL!, ['ga', 'embeds']);
  const host = await hostAnalytics(context);
  await context.route('**/embed/**', (route) => route.fulfill({ body: 'player' }));
  await holdLinks(page);
  await page.goto(INES);
  await page.getByRole('link', { name: /^Descargar currículum/ }).click();
  await page.getByRole('link', { name: 'IMDb' }).click();
  await page.locator('#video-1 a').click();
  await expect.poll(() => host.hits.length).toBe(4);
  expect(host.hits.map(({ name }) => name)).toEqual([
    'page_view',
    'file_download',
    'click',
    'video_start',
  ]);
  expect(host.hits[1]!.params).toMatchObject({ file_extension: 'pdf' });
  expect(host.hits[2]!.params).toMatchObject({ link_domain: 'www.imdb.com', outbound: true });
  expect(host.hits[3]!.params).toEqual({
    video_title: 'Videobook 2026',
    video_url: 'https://www.youtube.com/watch?v=foco-ines26',
    video_provider: 'YouTube',
  });
});

test('hits wait for the script, then go two at a time, 500 ms after each other', async ({
  page,
  context,
  baseURL,
}) => {
  await visitorWho(context, baseURL!, ['ga']);
  const script = Promise.withResolvers<void>();
  const host = await hostAnalytics(context, () => script.promise);
  await holdLinks(page);
  await page.goto(INES);
  await expect.poll(() => host.scripts.length).toBe(1);
  for (let count = 0; count < 4; count += 1) {
    await page.getByRole('link', { name: 'IMDb' }).click();
  }
  expect(host.hits).toEqual([]);
  script.resolve();
  await expect.poll(() => host.hits.length).toBe(5);
  expect(host.hits.map(({ batch }) => batch)).toEqual([1, 1, 2, 2, 3]);
  const [first, , second, , third] = host.hits.map(({ afterMs }) => afterMs);
  // A timer may be late, never early; a millisecond is the clock's own rounding.
  expect(first).toBeGreaterThanOrEqual(499);
  expect(second! - first!).toBeGreaterThanOrEqual(499);
  expect(third! - second!).toBeGreaterThanOrEqual(499);
});

test('what happened before the choice is never told', async ({ page, context }) => {
  const host = await hostAnalytics(context);
  await holdLinks(page);
  await page.goto('/actrices');
  await page.goto(INES);
  await page.getByRole('link', { name: 'IMDb' }).click();
  await choose(page, ['embeds']);
  await page.getByRole('link', { name: 'IMDb' }).click();
  await choose(page, ['ga', 'embeds']);
  await expect.poll(() => host.hits.length).toBe(1);
  await page.getByRole('link', { name: /^Descargar currículum/ }).click();
  await expect.poll(() => host.hits.length).toBe(2);
  expect(host.hits.map(({ name }) => name)).toEqual(['page_view', 'file_download']);
  expect(host.hits[0]!.params.page_location).toBe(page.url());
});

test('a page that goes away tells at once what it has left', async ({ page, context, baseURL }) => {
  await visitorWho(context, baseURL!, ['ga']);
  const host = await hostAnalytics(context);
  await holdLinks(page);
  await page.goto(INES);
  await expect.poll(() => host.hits.length).toBe(1);
  const told = await page.getByRole('link', { name: 'IMDb' }).evaluate((link: HTMLElement) => {
    const count = () => window.dataLayer!.length;
    const before = count();
    link.click();
    const waiting = count() - before;
    dispatchEvent(new Event('pagehide'));
    return { waiting, sent: count() - before };
  });
  expect(told).toEqual({ waiting: 0, sent: 1 });
  await expect.poll(() => host.named('click').length).toBe(1);
});
