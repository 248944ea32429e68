import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startAdminServer } from './adminServer';
import { startFakeHost } from './fakeHost';
import { createReader } from './hostAccount';
import {
  changeField,
  clickAndConfirm,
  onSite,
  openTab,
  openTalent,
  publishButton,
} from './recordForm';
import { signIn } from './signIn';
import { changedPages } from './sitePages';

const PORT = 3123;
const TALENT = 'Nerea Soto';
/** A talent whose video is wrong in the database. */
const WRONG_TALENT = 'Carmen Aldana';
/** Gives their first video an address of no video, past the rules, as an import can do. */
const BREAK_VIDEO = `UPDATE talents_videos SET url = 'https://example.com/nothing'
  WHERE _order = 1 AND _parent_id = (SELECT id FROM talents WHERE name = '${WRONG_TALENT}')`;
/** Takes everybody offline but some, and whom the home page and the proposals name: fewer pages to build. */
const TAKE_OFFLINE = `UPDATE talents SET _status = 'draft'
  WHERE name NOT IN ('${TALENT}', '${WRONG_TALENT}', 'Inés Quiroga')
  AND id NOT IN (SELECT talent_id FROM home_featured UNION SELECT talent_id FROM proposals_people
    UNION SELECT talent_id FROM home_slides WHERE talent_id IS NOT NULL)`;
const BUILD_KEY = 'the-key-of-the-host';
/** More milliseconds than the CMS waits for further changes before it calls the hook. */
const DEBOUNCE_MS = 5_000;

let host: Awaited<ReturnType<typeof startFakeHost>>;
let admin: Awaited<ReturnType<typeof startAdminServer>>;

test.beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'editors-'));
  // The host builds from the admin's CMS, to which its builds report; a service makes most of its pictures.
  const environment = {
    CMS_URL: `http://localhost:${PORT}`,
    CMS_TOKEN: BUILD_KEY,
    IMAGE_DOMAIN: 'agencia.imgix.net',
  };
  host = await startFakeHost(path.join(folder, 'dist'), environment);
  admin = await startAdminServer(PORT, { BUILD_HOOK_URL: host.url });
  admin.runSql(BREAK_VIDEO);
  admin.runSql(TAKE_OFFLINE);
  await createReader(admin.origin, BUILD_KEY);
});
/** What the browser says when the admin's Content-Security-Policy blocks something. */
const violations: string[] = [];
test.afterEach(() => expect(violations).toEqual([]));
test.afterAll(async () => {
  await admin?.stop();
  host?.close();
});

async function openAdmin(page: Page, expectedPath = '/admin') {
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await signIn(page, admin.origin, expectedPath);
}

/** Publishes, waits until the CMS has called the hook, and returns the pages of the build. */
async function publish(page: Page) {
  const before = host.titles.length;
  await clickAndConfirm(page, 'Publicar cambios');
  await expect.poll(() => host.titles.length).toBe(before + 1);
  return host.pages();
}

test('a draft calls no hook; publishing calls it once, and the build changes only the affected pages', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  host.deploy();
  const before = await host.pages();
  await openAdmin(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/publications/record')) asked.push(request.url());
  });
  await openTalent(page, admin.origin, TALENT);

  await changeField(page.getByLabel('Altura (cm)'), '179');
  // Two parts of the form show the answer.
  expect(asked).toHaveLength(1);
  await clickAndConfirm(page, 'Guardar borrador');
  await page.waitForTimeout(DEBOUNCE_MS);
  expect(host.titles).toEqual([]);

  const taller = await publish(page);
  const own = ['/actrices/nerea-soto', '/en/actrices/nerea-soto'];
  // A proposal says how tall she is.
  const proposals = [...taller.keys()].filter((path) => path.includes('/propuesta/'));
  expect(changedPages(before, taller)).toEqual([...own, ...proposals].sort());
  expect(taller.get(own[0]!)).toContain('1,79 m');
  expect(taller.get(own[1]!)).toContain('1.79 m');

  await page.getByLabel('Nombre artístico').fill('Nerea Sotomayor');
  const renamed = await publish(page);
  // Her pages, her list, the home page that features her, and the pages that link to her.
  const mentions = [...taller].filter(([, html]) => html.includes(TALENT)).map(([path]) => path);
  expect(mentions).toEqual(expect.arrayContaining([...own, '/actrices', '/en/actrices']));
  expect(changedPages(taller, renamed)).toEqual(mentions.sort());
  for (const path of mentions) expect(renamed.get(path)).toContain('Nerea Sotomayor');

  // Without a reload: the page asks until the build has reported.
  await expect(onSite(page)).toHaveText(/En línea desde las? \d+:\d\d/);

  await page.goto(`${admin.origin}/admin`);
  const last = page.locator('[data-publications]');
  await expect(last).toHaveText(
    /Última publicación\s*En línea desde[\s\S]*Nerea Sotomayor[\s\S]*admin@agencia\.example/,
  );
  expect(host.titles).toEqual(['POST CMS: Nerea Soto', 'POST CMS: Nerea Sotomayor']);

  await last.getByRole('link', { name: WRONG_TALENT }).first().click();
  await expect(onSite(page)).toHaveText(/No está en línea[\s\S]*Pega la dirección de un vídeo/);
});

test('a build that fails shows why, on the record and on the first page @long', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  await openAdmin(page);
  await openTalent(page, admin.origin, 'Inés Quiroga');
  // The version that stays online.
  await changeField(page.getByLabel('Altura (cm)'), '172');
  await publish(page);
  await expect(onSite(page)).toHaveText(/En línea desde/);
  host.breakNext({ IMAGE_SERVICE: 'nonsense' });
  await changeField(page.getByLabel('Altura (cm)'), '171');
  await publish(page);
  await expect(onSite(page)).toHaveText(/No está en línea: la publicación .* ha fallado/);
  await expect(onSite(page)).toHaveText(/IMAGE_SERVICE must be imgix or netlify/);

  await page.goto(`${admin.origin}/admin`);
  const last = page.locator('[data-publications]');
  await expect(last).toHaveText(/La web muestra la versión que está en línea desde/);
  await expect(last.getByRole('button', { name: 'Publicar otra vez' })).toBeVisible();
});

test('invalid content is rejected with a reason at the field, and not published', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  const before = host.titles.length;
  await openAdmin(page);
  await page.goto(`${admin.origin}/admin/collections/pages`);
  await page.getByRole('link', { name: 'Representación' }).click();
  await changeField(page.locator('#field-title'), '');
  await publishButton(page).click();
  await expect(page.getByText('Hace falta en español').first()).toBeVisible();

  // In a second window, because the first one would ask about the unsaved changes.
  const other = await browser.newPage({ locale: 'es-ES' });
  await openAdmin(other);
  await openTalent(other, admin.origin, 'Inés Quiroga');
  // The answers about the form as it was before the click arrive after the refusal.
  const isAnswered = Promise.withResolvers<void>();
  await other.route('**/admin/**', async (route) => {
    if (route.request().method() === 'POST') await isAnswered.promise;
    await route.continue();
  });
  await openTab(other, 'Visibilidad');
  await changeField(other.getByLabel('Dirección en la web'), 'nerea-soto');
  await publishButton(other).click();
  const reason = other.getByText('Otra persona de la misma lista tiene esta dirección');
  await expect(reason.first()).toBeVisible();
  const answer = other.waitForResponse((response) => response.request().method() === 'POST');
  isAnswered.resolve();
  await answer;
  await other.waitForTimeout(DEBOUNCE_MS);
  await expect(reason.first()).toBeVisible();
  expect(host.titles).toHaveLength(before);
});

test('a second factor is set up with a QR code, asked for at the next sign-in, and in the log @long', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  await openAdmin(page);
  await page.goto(`${admin.origin}/admin/account`);
  const qrCode = page.locator('img[width="200"][src^="data:image/svg+xml"]');
  const start = page.getByRole('button', { name: 'Activar el segundo factor' });
  await expect(async () => {
    // A click before hydration is lost; after one that is not, the button disappears.
    if (await start.isVisible()) await start.click({ timeout: 5000 });
    await expect(qrCode).toBeVisible({ timeout: 5000 });
  }).toPass();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const app = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
  // The code before the current one, because each is accepted once.
  await page.getByLabel('Código').fill(app.generate({ timestamp: Date.now() - 30_000 }));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const recoveryCodes = page.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  await expect(recoveryCodes).toHaveCount(10);
  const recoveryCode = (await recoveryCodes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Ya los he guardado' }).click();
  await expect(page.getByText('Códigos de recuperación sin usar: 10')).toBeVisible();

  const other = await browser.newPage({ locale: 'es-ES' });
  await openAdmin(other, '/admin/second-factor');
  await other.goto(`${admin.origin}/admin/collections/talents`);
  await expect(other).toHaveURL(`${admin.origin}/admin/second-factor`);
  await other.getByLabel('Código').fill('000000');
  await other.getByRole('button', { name: 'Entrar' }).click();
  await expect(other.getByText(/^El código no es correcto/)).toBeVisible();
  await other.getByLabel('Código').fill(app.generate());
  await other.getByRole('button', { name: 'Entrar' }).click();
  await expect(other).toHaveURL(`${admin.origin}/admin`);

  await other.goto(`${admin.origin}/admin/collections/audit-log`);
  await expect(other.getByRole('cell', { name: 'Activa el segundo factor' })).toBeVisible();
  await expect(other.getByRole('cell', { name: 'No consigue entrar' }).first()).toBeVisible();

  await other.goto(`${admin.origin}/admin/account`);
  await other.getByLabel('Código').fill(recoveryCode);
  await other.getByRole('button', { name: 'Quitar el segundo factor' }).click();
  await expect(other.getByText('Sin activar')).toBeVisible();
});
