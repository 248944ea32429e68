import { expect, test, type Page } from '@playwright/test';
import { MEASUREMENT_ID, hostAnalytics } from '../support/analyticsHost';
import { choose, visitorWho } from '../support/choice';
import { UNDECIDED } from '../support/decided';

// Whoever comes here for the first time.
test.use({ storageState: UNDECIDED });

const INES = '/actrices/ines-quiroga';
const isDisabled = (page: Page) =>
  page.evaluate(
    (id) => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`],
    MEASUREMENT_ID,
  );
const analyticsCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));

/** Keeps links from leading away, so that what is said about them can be heard here. */
const holdLinks = (page: Page) =>
  page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));

test('a withdrawal stops it at once, deletes its cookies, and is no farewell for ever', async ({
  page,
  context,
  baseURL,
}) => {
  await visitorWho(context, baseURL!, ['ga']);
  const host = await hostAnalytics(context);
  await holdLinks(page);
  await page.goto(INES);
  await expect.poll(() => analyticsCookies(page)).toEqual(['_ga', '_ga_E2ETEST01']);
  expect(await isDisabled(page)).toBe(false);
  await page.getByRole('link', { name: 'IMDb' }).click();
  await choose(page, []);
  expect(await analyticsCookies(page)).toEqual([]);
  expect(await isDisabled(page)).toBe(true);
  await page.getByRole('link', { name: 'Todas las actrices' }).click();
  await expect(page).toHaveURL('/actrices');
  await page.goBack();
  await page.getByRole('link', { name: 'IMDb' }).click();
  // Longer than any hit would wait.
  await page.waitForTimeout(1200);
  expect(host.hits.map(({ name }) => name)).toEqual(['page_view']);
  expect(await analyticsCookies(page)).toEqual([]);
  await choose(page, ['ga']);
  expect(await isDisabled(page)).toBe(false);
  await page.getByRole('link', { name: 'IMDb' }).click();
  await expect
    .poll(() => host.hits.map(({ name }) => name))
    .toEqual(['page_view', 'page_view', 'click']);
  expect(host.scripts).toHaveLength(1);
  await choose(page, []);
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  expect(host.scripts).toHaveLength(1);
});

test('cookies go from the host and from every parent domain', async ({
  page,
  context,
  baseURL,
}) => {
  const site = 'http://www.foco-agencia.example';
  await context.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, baseURL).href }) });
  });
  const host = await hostAnalytics(context);
  await visitorWho(context, site, ['ga']);
  const left = { name: '_ga', value: 'GA1.1.9.9', path: '/' };
  await context.addCookies([
    { ...left, url: site, path: undefined! },
    { ...left, domain: '.www.foco-agencia.example' },
    { ...left, domain: '.foco-agencia.example' },
    { ...left, name: '_ga_OLD', domain: '.foco-agencia.example' },
    { ...left, name: 'kept', domain: '.foco-agencia.example' },
  ]);
  await page.goto(`${site}/contacto`);
  await expect.poll(() => host.hits.length).toBe(1);
  expect((await analyticsCookies(page)).length).toBeGreaterThanOrEqual(4);
  await choose(page, []);
  expect(await analyticsCookies(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toContain('kept');
});

test('cookies of an earlier time go where nobody allows them, and nothing is asked for', async ({
  page,
  context,
  baseURL,
}) => {
  const host = await hostAnalytics(context);
  await context.addCookies([{ name: '_ga', value: 'GA1.1.9.9', url: baseURL! }]);
  await page.goto('/contacto');
  await expect.poll(() => analyticsCookies(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(host.scripts).toEqual([]);
});

test('a forged choice allows nothing', async ({ page, context, baseURL }) => {
  const host = await hostAnalytics(context);
  const forged = { url: baseURL!, name: 'cookie_control_enabled_cookies', value: 'ga,embeds' };
  await context.addCookies([forged]);
  await page.goto(INES, { waitUntil: 'networkidle' });
  expect(host.scripts).toEqual([]);
  expect(await isDisabled(page)).toBe(true);
});
