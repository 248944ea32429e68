import { expect, test, type Page } from '@playwright/test';
import { MEASUREMENT_ID, mockAnalytics, preventNavigation } from '../support/analyticsServer';
import { FIRST_VISIT, changeConsent, setConsentCookies } from '../support/consent';
import { INES } from '../support/embeds';

test.use({ storageState: FIRST_VISIT });

const isDisabled = (page: Page) =>
  page.evaluate(
    (id) => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`],
    MEASUREMENT_ID,
  );
/** The stored cookies; the browser stores what a page has written a little later. */
const analyticsCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));

test('a withdrawal stops analytics and deletes its cookies; a new permission restarts it', async ({
  page,
}) => {
  await setConsentCookies(page, ['ga']);
  const analytics = await mockAnalytics(page);
  await preventNavigation(page);
  await page.clock.install();
  await page.goto(INES);
  await expect.poll(() => analyticsCookies(page)).toEqual(['_ga', '_ga_E2ETEST01']);
  expect(await isDisabled(page)).toBe(false);
  // The event of the click waits for its batch when the permission is withdrawn, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.getByRole('link', { name: 'IMDb' }).click();
  await changeConsent(page, []);
  await page.clock.resume();
  await expect.poll(() => analyticsCookies(page)).toEqual([]);
  expect(await isDisabled(page)).toBe(true);
  await page.getByRole('link', { name: 'Todas las actrices' }).click();
  await expect(page).toHaveURL('/actrices');
  await page.goBack();
  await page.getByRole('link', { name: 'IMDb' }).click();
  // Longer than any event is queued.
  await page.clock.runFor(1200);
  expect(analytics.events.map(({ name }) => name)).toEqual(['page_view']);
  expect(await analyticsCookies(page)).toEqual([]);
  await changeConsent(page, ['ga']);
  expect(await isDisabled(page)).toBe(false);
  await page.getByRole('link', { name: 'IMDb' }).click();
  await expect
    .poll(() => analytics.events.map(({ name }) => name))
    .toEqual(['page_view', 'page_view', 'click']);
  expect(analytics.scripts).toHaveLength(1);
  await changeConsent(page, []);
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  expect(analytics.scripts).toHaveLength(1);
});

test('a withdrawal deletes cookies of the host and of every parent domain @long', async ({
  page,
  context,
  baseURL,
}) => {
  const site = 'http://www.foco-agencia.example';
  await context.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: new URL(pathname, baseURL).href }),
    });
  });
  const analytics = await mockAnalytics(page);
  await setConsentCookies(page, ['ga'], 'www.foco-agencia.example');
  const cookie = { name: '_ga', value: 'GA1.1.9.9', path: '/' };
  await context.addCookies([
    { ...cookie, url: site, path: undefined! },
    { ...cookie, domain: '.www.foco-agencia.example' },
    { ...cookie, domain: '.foco-agencia.example' },
    { ...cookie, name: '_ga_OLD', domain: '.foco-agencia.example' },
    { ...cookie, name: 'unrelated', domain: '.foco-agencia.example' },
  ]);
  await page.goto(`${site}/contacto`);
  await expect.poll(() => analytics.events.length).toBe(1);
  expect((await analyticsCookies(page)).length).toBeGreaterThanOrEqual(4);
  await changeConsent(page, []);
  await expect.poll(() => analyticsCookies(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toContain('unrelated');
  // A request in flight would be answered after the end of the test.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page without permission deletes old cookies and sends no request @long', async ({
  page,
  context,
  baseURL,
}) => {
  const analytics = await mockAnalytics(page);
  await context.addCookies([{ name: '_ga', value: 'GA1.1.9.9', url: baseURL! }]);
  await page.goto('/contacto');
  await expect.poll(() => analyticsCookies(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(analytics.scripts).toEqual([]);
});

test('a forged cookie enables nothing', async ({ page, context, baseURL }) => {
  const analytics = await mockAnalytics(page);
  const forged = { url: baseURL!, name: 'cookie_control_enabled_cookies', value: 'ga,embeds' };
  await context.addCookies([forged]);
  await page.goto(INES, { waitUntil: 'networkidle' });
  await expect.poll(() => isDisabled(page)).toBe(true);
  expect(analytics.scripts).toEqual([]);
});
