import { expect, test, type Page } from '@playwright/test';
import { type AnalyticsServer, MEASUREMENT_ID, mockAnalytics } from '../support/analyticsServer';
import { ES, FIRST_VISIT } from '../support/consent';
import { INES, YOUTUBE } from '../support/embeds';

test.use({ storageState: FIRST_VISIT });

const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`;
const COLLECT = 'https://region1.google-analytics.com/g/collect';
const DAY_SECONDS = 24 * 60 * 60;
/** Milliseconds after which no analytics event is still queued. */
const QUEUE_MS = 1200;

let thirdParties: string[];
let analytics: AnalyticsServer;

test.beforeEach(async ({ page, context, baseURL }) => {
  thirdParties = [];
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== new URL(baseURL!).origin) thirdParties.push(request.url());
  });
  analytics = await mockAnalytics(page);
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'player' }),
  );
  await page.clock.install();
  await page.goto(INES, { waitUntil: 'networkidle' });
});

const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();
const dialog = (page: Page) => page.getByRole('dialog');

/** Uses what the choice affects: opens a page, goes back and clicks a video. */
async function browse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Todas las actrices' }).click();
  await expect(page).toHaveURL('/actrices');
  await page.goBack();
  await expect(page).toHaveURL(INES);
  await page.locator('#video-1 a').click();
  await expect(page.locator('#video-1 :is(iframe, [role=group])')).toBeVisible();
  await page.clock.runFor(QUEUE_MS);
}

/** Returns all attributes of the cookies; their lifetime is in whole days. */
const readCookies = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name, value, domain, path, expires, httpOnly, secure, sameSite }) => ({
      name,
      value: name === 'cookie_control_record' ? value.replace(/\d{13}$/, 'time') : value,
      domain,
      path,
      days: Math.round((expires - Date.now() / 1000) / DAY_SECONDS),
      httpOnly,
      secure,
      sameSite,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));

const readStorages = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

const attributes = {
  domain: 'localhost',
  path: '/',
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;
const choiceCookies = (consent: string, enabled: string) =>
  [
    ['cookie_control_consent', consent],
    ['cookie_control_enabled_cookies', enabled],
    ['cookie_control_record', '1.time'],
  ].map(([name, value]) => ({ ...attributes, name, value, days: 365 }));
// The script sets two years; Chromium limits every cookie to 400 days.
const analyticsCookies = ['_ga', `_ga_${MEASUREMENT_ID.slice(2)}`].map((name) => ({
  ...attributes,
  name,
  value: 'GA1.1.1.1',
  days: 400,
}));
const emptyStorages = { local: {}, session: {} };
const expectBlocked = (page: Page) =>
  expect(page.locator('#video-1').getByRole('group')).toBeVisible();

test('no choice: no third-party request, no cookie, empty storages @long', async ({ page }) => {
  await browse(page);
  await expectBlocked(page);
  expect(thirdParties).toEqual([]);
  expect(await readCookies(page)).toEqual([]);
  expect(await readStorages(page)).toEqual(emptyStorages);
});

test('accept all: analytics at once, the player on a click, and their cookies', async ({
  page,
}) => {
  await clickButton(page, ES.acceptAll);
  await expect.poll(() => thirdParties).toEqual([SCRIPT, COLLECT]);
  await browse(page);
  expect(new Set(thirdParties)).toEqual(new Set([SCRIPT, COLLECT, YOUTUBE]));
  expect(thirdParties.filter((url) => url === SCRIPT)).toHaveLength(1);
  await expect
    .poll(() => analytics.events.map(({ name }) => name))
    .toEqual(['page_view', 'page_view', 'page_view', 'video_start']);
  expect(await readCookies(page)).toEqual([
    ...analyticsCookies,
    ...choiceCookies('true', 'ga,embeds'),
  ]);
  expect(await readStorages(page)).toEqual(emptyStorages);
});

test('decline all: no third-party request, and the choice is stored', async ({ page }) => {
  await clickButton(page, ES.declineAll);
  await browse(page);
  await expectBlocked(page);
  expect(thirdParties).toEqual([]);
  expect(await readCookies(page)).toEqual(choiceCookies('false', ''));
  expect(await readStorages(page)).toEqual(emptyStorages);
});

test('functional only: the player on a click, no analytics @long', async ({ page }) => {
  await clickButton(page, ES.manageCookies);
  await dialog(page)
    .getByRole('switch', { name: /Funcionales/ })
    .check();
  await dialog(page)
    .getByRole('switch', { name: /Opcionales/ })
    .uncheck();
  await clickButton(page, 'Guardar');
  await browse(page);
  expect(thirdParties).toEqual([YOUTUBE]);
  expect(await readCookies(page)).toEqual(choiceCookies('true', 'embeds'));
  expect(await readStorages(page)).toEqual(emptyStorages);
});

test('a withdrawal in one tab stops analytics in every tab and deletes its cookies @long', async ({
  page,
  context,
}) => {
  await clickButton(page, ES.acceptAll);
  const other = await context.newPage();
  await other.goto('/contacto');
  await expect.poll(() => analytics.events.length).toBe(2);
  await page.bringToFront();
  await clickButton(page, ES.manageCookies);
  await dialog(page).getByRole('button', { name: ES.declineAll }).click();
  const flag = `ga-disable-${MEASUREMENT_ID}`;
  await expect
    .poll(() => other.evaluate((name) => (window as never as Record<string, boolean>)[name], flag))
    .toBe(true);
  await expect.poll(() => readCookies(page)).toEqual(choiceCookies('false', ''));
});
