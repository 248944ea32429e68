import { expect, test, type Page } from '@playwright/test';
import { type AnalyticsHost, MEASUREMENT_ID, hostAnalytics } from '../support/analyticsHost';
import { UNDECIDED } from '../support/decided';

// Whoever comes here for the first time.
test.use({ storageState: UNDECIDED });

const INES = '/actrices/ines-quiroga';
const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`;
const COLLECT = 'https://region1.google-analytics.com/g/collect';
const PLAYER = 'https://www.youtube-nocookie.com/embed/foco-ines26?autoplay=1&rel=0';
const DAY_SECONDS = 24 * 60 * 60;

let others: string[];
let host: AnalyticsHost;

test.beforeEach(async ({ page, context, baseURL }) => {
  others = [];
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== new URL(baseURL!).origin) others.push(request.url());
  });
  host = await hostAnalytics(context);
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'player' }),
  );
  await page.goto(INES, { waitUntil: 'networkidle' });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page) => page.getByRole('dialog');

/** Uses what is blocked or not: follows a link, asks for a video, and goes to a page and back. */
async function wander(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Todas las actrices' }).click();
  await expect(page).toHaveURL('/actrices');
  await page.goBack();
  await expect(page).toHaveURL(INES);
  await page.locator('#video-1 a').click();
  await expect(page.locator('#video-1 :is(iframe, [role=group])')).toBeVisible();
  // Longer than a hit waits.
  await page.waitForTimeout(1200);
}

/** The cookies with everything the browser knows of them; how long they last in whole days. */
const cookiesOf = async (page: Page) =>
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

const storagesOf = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

const shared = {
  domain: 'localhost',
  path: '/',
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;
const choice = (consent: string, enabled: string) =>
  [
    ['cookie_control_consent', consent],
    ['cookie_control_enabled_cookies', enabled],
    ['cookie_control_record', '1.time'],
  ].map(([name, value]) => ({ ...shared, name, value, days: 365 }));
// Two years are asked for; this browser gives no cookie more than 400 days.
const analytics = ['_ga', `_ga_${MEASUREMENT_ID.slice(2)}`].map((name) => ({
  ...shared,
  name,
  value: 'GA1.1.1.1',
  days: 400,
}));
const nothingElse = { local: {}, session: {} };
const isBlocked = (page: Page) => expect(page.locator('#video-1').getByRole('group')).toBeVisible();

test('no choice: no request to others, no cookie, nothing stored', async ({ page }) => {
  await wander(page);
  await isBlocked(page);
  expect(others).toEqual([]);
  expect(await cookiesOf(page)).toEqual([]);
  expect(await storagesOf(page)).toEqual(nothingElse);
});

test('accept all: the analytics at once, the player on a click, and their cookies', async ({
  page,
}) => {
  await press(page, 'Aceptar todas');
  await expect.poll(() => others).toEqual([SCRIPT, COLLECT]);
  await wander(page);
  expect(new Set(others)).toEqual(new Set([SCRIPT, COLLECT, PLAYER]));
  expect(others.filter((url) => url === SCRIPT)).toHaveLength(1);
  expect(host.hits.map(({ name }) => name)).toEqual([
    ...['page_view', 'page_view', 'page_view'],
    'video_start',
  ]);
  expect(await cookiesOf(page)).toEqual([...analytics, ...choice('true', 'ga,embeds')]);
  expect(await storagesOf(page)).toEqual(nothingElse);
});

test('decline all: no request to others, and the decline is kept', async ({ page }) => {
  await press(page, 'Rechazar todas');
  await wander(page);
  await isBlocked(page);
  expect(others).toEqual([]);
  expect(await cookiesOf(page)).toEqual(choice('false', ''));
  expect(await storagesOf(page)).toEqual(nothingElse);
});

test('necessary only: no request to others, and the acceptance of none is kept', async ({
  page,
}) => {
  await press(page, 'Solo necesarias');
  await wander(page);
  await isBlocked(page);
  expect(others).toEqual([]);
  expect(await cookiesOf(page)).toEqual(choice('true', ''));
  expect(await storagesOf(page)).toEqual(nothingElse);
});

test('functional only: the player on a click, nothing of the analytics', async ({ page }) => {
  await press(page, 'Configurar cookies');
  await inDialog(page)
    .getByRole('switch', { name: /Funcionales/ })
    .check();
  await inDialog(page)
    .getByRole('switch', { name: /Opcionales/ })
    .uncheck();
  await press(page, 'Guardar');
  await wander(page);
  expect(others).toEqual([PLAYER]);
  expect(await cookiesOf(page)).toEqual(choice('true', 'embeds'));
  expect(await storagesOf(page)).toEqual(nothingElse);
});

test('withdraw after accept: all stops, the cookies of the analytics are gone', async ({
  page,
}) => {
  await press(page, 'Aceptar todas');
  await wander(page);
  await expect(page.locator('#video-1 iframe')).toBeVisible();
  expect((await cookiesOf(page)).map(({ name }) => name)).toContain('_ga');
  await press(page, 'Configurar cookies');
  await inDialog(page).getByRole('button', { name: 'Rechazar todas' }).click();
  await expect(page.locator('#video-1 iframe')).toHaveCount(0);
  expect(await cookiesOf(page)).toEqual(choice('false', ''));
  others.length = 0;
  await wander(page);
  await isBlocked(page);
  await page.reload({ waitUntil: 'networkidle' });
  expect(others).toEqual([]);
  expect(await cookiesOf(page)).toEqual(choice('false', ''));
  expect(await storagesOf(page)).toEqual(nothingElse);
});

test('a withdrawal in one tab stops every tab, and deletes what any of them has set', async ({
  page,
  context,
}) => {
  await press(page, 'Aceptar todas');
  const other = await context.newPage();
  await other.goto('/contacto');
  await expect.poll(() => host.hits.length).toBe(2);
  await page.bringToFront();
  await press(page, 'Configurar cookies');
  await inDialog(page).getByRole('button', { name: 'Rechazar todas' }).click();
  const flag = `ga-disable-${MEASUREMENT_ID}`;
  await expect
    .poll(() => other.evaluate((name) => (window as never as Record<string, boolean>)[name], flag))
    .toBe(true);
  await expect.poll(() => cookiesOf(page)).toEqual(choice('false', ''));
});
