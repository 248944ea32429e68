import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { copySample } from '../support/sample';
import { ADMIN, startAdminServer } from './adminServer';
import { startFakeHost } from './fakeHost';
import { changedPages } from './sitePages';

const PORT = 3123;
const TALENT = 'Nerea Soto';
/** More milliseconds than the CMS waits for further changes before it calls the hook. */
const DEBOUNCE_MS = 12_000;

let host: Awaited<ReturnType<typeof startFakeHost>>;
let admin: Awaited<ReturnType<typeof startAdminServer>>;

test.beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'editors-'));
  const dataDir = path.join(folder, 'data');
  await copySample(dataDir);
  host = await startFakeHost(dataDir, path.join(folder, 'dist'));
  admin = await startAdminServer(dataDir, PORT, host.url);
});
/** What the browser says when the admin's Content-Security-Policy blocks something. */
const violations: string[] = [];
test.afterEach(() => expect(violations).toEqual([]));
test.afterAll(async () => {
  await admin?.stop();
  host?.close();
});

async function signIn(page: Page, expectedPath = '/admin') {
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(`${admin.origin}/admin`);
  await page.getByLabel('Correo electrónico').fill(ADMIN.email);
  await page.getByLabel('Contraseña').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(`${admin.origin}${expectedPath}`);
}

async function openTalent(page: Page, name: string) {
  await page.goto(`${admin.origin}/admin/collections/talents?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByLabel('Nombre artístico')).toHaveValue(name);
}

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publicar cambios' });

/** Fills a field until the form is changed; a value entered before hydration is lost. */
const changeField = (field: Locator, text: string) =>
  expect(async () => {
    await field.fill(text);
    await expect(publishButton(field.page())).toBeEnabled({ timeout: 1000 });
  }).toPass();

/** Clicks a button, and waits until the confirmation has appeared and disappeared. */
async function clickAndConfirm(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  const confirmation = page
    .locator('.payload-toast-container')
    .getByText(/con éxito|correctamente/);
  await expect(confirmation).toBeVisible();
  await expect(confirmation).toHaveCount(0);
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
  await signIn(page);
  await openTalent(page, TALENT);

  await changeField(page.getByLabel('Altura (cm)'), '179');
  await clickAndConfirm(page, 'Guardar borrador');
  await page.waitForTimeout(DEBOUNCE_MS);
  expect(host.titles).toEqual([]);

  const taller = await publish(page);
  const own = ['/actrices/nerea-soto', '/en/actrices/nerea-soto'];
  expect(changedPages(before, taller)).toEqual(own);
  expect(taller.get(own[0]!)).toContain('1,79 m');
  expect(taller.get(own[1]!)).toContain('1.79 m');

  await page.getByLabel('Nombre artístico').fill('Nerea Sotomayor');
  const renamed = await publish(page);
  // Her pages, her list, the home page that features her, and the pages that link to her.
  const mentions = [...taller].filter(([, html]) => html.includes(TALENT)).map(([path]) => path);
  expect(mentions).toEqual(expect.arrayContaining([...own, '/actrices', '/en/actrices']));
  expect(changedPages(taller, renamed)).toEqual(mentions.sort());
  for (const path of mentions) expect(renamed.get(path)).toContain('Nerea Sotomayor');

  await page.goto(`${admin.origin}/admin`);
  await expect(
    page.getByText(/Última publicación[\s\S]*Enviada[\s\S]*Nerea Sotomayor/),
  ).toBeVisible();
  expect(host.titles).toEqual(['POST CMS: Nerea Soto', 'POST CMS: Nerea Sotomayor']);
});

test('invalid content is rejected with a reason at the field, and not published', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  const before = host.titles.length;
  await signIn(page);
  await page.goto(`${admin.origin}/admin/collections/pages`);
  await page.getByRole('link', { name: 'Representación' }).click();
  await changeField(page.getByLabel(/^Título \*/), '');
  await publishButton(page).click();
  await expect(page.getByText('Hace falta en español').first()).toBeVisible();

  // In a second window, because the first one would ask about the unsaved changes.
  const other = await browser.newPage({ locale: 'es-ES' });
  await signIn(other);
  await openTalent(other, 'Inés Quiroga');
  // The answers about the form as it was before the click arrive after the refusal.
  const isAnswered = Promise.withResolvers<void>();
  await other.route('**/admin/**', async (route) => {
    if (route.request().method() === 'POST') await isAnswered.promise;
    await route.continue();
  });
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

test('a second factor is set up with a QR code, asked for at the next sign-in, and in the log', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  await signIn(page);
  await page.goto(`${admin.origin}/admin/account`);
  const qrCode = page.locator('img[src^="data:image/svg+xml"]');
  await expect(async () => {
    await page.getByRole('button', { name: 'Activar el segundo factor' }).click();
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
  await signIn(other, '/admin/second-factor');
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
