import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type FrameLocator, type Page, expect, test } from '@playwright/test';
import { startAdminServer } from './adminServer';
import { signIn } from './signIn';

const PORT = 3124;
const TALENT = 'Nerea Soto';

let admin: Awaited<ReturnType<typeof startAdminServer>>;
/** What the browser says when the policy of the admin or of the preview blocks something. */
const violations: string[] = [];

test.beforeAll(async () => {
  admin = await startAdminServer(PORT);
});
test.afterAll(() => admin?.stop());
test.afterEach(() => expect(violations).toEqual([]));

const preview = (page: Page): FrameLocator => page.frameLocator('#live-preview-iframe');

async function openAdmin(page: Page): Promise<void> {
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await signIn(page, admin.origin);
}

/** Opens the page beside the form, unless the admin remembers that it was open. */
async function openPreview(page: Page): Promise<void> {
  const frame = page.locator('#live-preview-iframe');
  await expect(async () => {
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click();
    await expect(frame).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Types a name until the preview shows it; what is typed before hydration is lost. */
const typeName = (page: Page, text: string, where = 'h1') =>
  expect(async () => {
    await page.locator('#field-name').fill(text);
    await expect(preview(page).locator(where)).toContainText(text, { timeout: 5000 });
  }).toPass();

const builtAt = async () =>
  (await stat(path.join(import.meta.dirname, '../../cms/.preview/built-from'))).mtimeMs;

test('the page follows what is typed, unsaved, in both languages, and the saved one stays', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES', viewport: { width: 1440, height: 900 } });
  await openAdmin(page);
  await page.goto(`${admin.origin}/admin/collections/talents?search=${encodeURIComponent(TALENT)}`);
  await page.getByRole('link', { name: TALENT }).click();
  await openPreview(page);
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText(TALENT);
  const before = await builtAt();

  await typeName(page, 'Nerea Sotomayor');
  // Neither a link nor a form of the page leads away.
  await preview(page).locator('header a').first().click();
  await expect(preview(page).locator('h1')).toContainText('Nerea Sotomayor');
  await expect(preview(page).locator('.consent')).toHaveCount(0);

  const saved = await page.request.get(await previewUrl(page));
  expect(saved.headers()['cache-control']).toBe('no-store');
  expect(await saved.text()).toContain(`${TALENT}</bdi>`);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${page.url().split('?')[0]}?locale=en`);
  await openPreview(page);
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'en');
  await typeName(page, 'Nerea in English');
  expect(await builtAt()).toBe(before);
});

const previewUrl = async (page: Page): Promise<string> =>
  (await page.locator('#live-preview-iframe').getAttribute('src')) ?? '';

test('a new talent is shown before the first save, with what is missing', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'es-ES', viewport: { width: 1440, height: 900 } });
  await openAdmin(page);
  await page.goto(`${admin.origin}/admin/collections/talents/create`);
  await openPreview(page);
  await expect(preview(page).getByText('Para publicar falta:')).toBeVisible();
  await expect(preview(page).getByRole('listitem').first()).toContainText('Nombre artístico');
  await typeName(page, 'Alguien Nueva');
  await expect(preview(page).locator('#preview-notes')).not.toContainText('Nombre artístico');

  await page.goto(`${admin.origin}/admin/globals/agency`);
  await openPreview(page);
  await typeName(page, 'Otra Agencia', 'header');
  await preview(page).getByRole('link', { name: 'Portada' }).click();
  await expect(preview(page).locator('.carousel').first()).toBeVisible();
  await expect(preview(page).locator('header')).toContainText('Otra Agencia');
});

test('the page scrolls to the field of the form, a click opens the field, and a phone shows both', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES', viewport: { width: 1440, height: 900 } });
  await openAdmin(page);
  await page.goto(`${admin.origin}/admin/collections/talents?search=${encodeURIComponent(TALENT)}`);
  await page.getByRole('link', { name: TALENT }).click();
  await openPreview(page);
  const name = page.locator('#field-name');
  await typeName(page, 'Nerea Sotomayor');
  await page.locator('#field-heightCm').focus();
  await name.focus();
  const marked = preview(page).locator('[data-preview-field]');
  await expect(marked).toHaveText(/Nerea Sotomayor/);
  await expect(marked).toBeInViewport();

  await page.locator('#field-heightCm').focus();
  await preview(page).locator('h1').click();
  await expect(name).toBeFocused();
  await preview(page).getByRole('cell', { name: 'Zubigain Filmak' }).first().click();
  await expect(page.locator('#field-cinema__0__year')).toBeFocused();
  await page.locator('#field-cinema__0__title').focus();
  await expect(marked).toContainText('Hierro dulce');
  await expect(page.locator('[data-record-state]')).toContainText('Sin guardar');

  await page.setViewportSize({ width: 390, height: 844 });
  const frame = page.locator('#live-preview-iframe');
  const height = page.locator('#field-heightCm');
  await expect(frame).toBeInViewport();
  await page.locator('.tabs-field__tab-button').first().click();
  await name.focus();
  await height.focus();
  const [field, shown] = await Promise.all([height.boundingBox(), frame.boundingBox()]);
  expect(field!.width).toBeGreaterThan(300);
  expect(field!.y + field!.height, 'the preview covers no focused field').toBeLessThan(shown!.y);
});

test('nobody sees it without a session, and hostile forms run nothing', async ({ browser }) => {
  const url = `${admin.origin}/preview/es/talents/1`;
  const stranger = await browser.newContext();
  for (const response of [
    await stranger.request.get(url),
    await stranger.request.post(url, { data: { name: TALENT } }),
  ]) {
    expect(response.status()).toBe(401);
    expect(await response.text()).toBe('Inicia sesión en el CMS para ver la vista previa');
  }

  const page = await browser.newPage({ locale: 'es-ES' });
  await openAdmin(page);
  const script =
    '<script>parent.isHacked = true</script><img src=x onerror="parent.isHacked=true">';
  const data = { name: script, biography: script, ['__proto__']: { list: 'x' }, videos: 'x' };
  const hostile = await page.request.post(url, { data });
  expect(await hostile.text()).toMatch(/<bdi[^>]*>&lt;script&gt;parent/);
  const large = await page.request.post(url, { data: { name: 'x'.repeat(5_000_000) } });
  expect(large.status()).toBe(413);
  expect(await large.text()).toContain('demasiado grande');

  await page.goto(`${admin.origin}/admin/collections/talents/create`);
  await openPreview(page);
  await typeName(page, script);
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
});
