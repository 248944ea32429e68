import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { ADMIN, startAdmin } from './admin';
import { startHost } from './fakeHost';
import { changedPages } from './builtSite';

const PORT = 3123;
const TALENT = 'Nerea Soto';
/** Longer than the CMS waits for more changes before it calls the hook. */
const QUIET_MS = 12_000;

let host: Awaited<ReturnType<typeof startHost>>;
let admin: Awaited<ReturnType<typeof startAdmin>>;

test.beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'editors-'));
  const dataDir = path.join(folder, 'data');
  host = await startHost(dataDir, path.join(folder, 'dist'));
  admin = await startAdmin(dataDir, PORT, host.url);
});
test.afterAll(async () => {
  await admin?.stop();
  host?.close();
});

async function signIn(page: Page) {
  await page.goto(`${admin.url}/admin`);
  await page.getByLabel('Correo electrónico').fill(ADMIN.email);
  await page.getByLabel('Contraseña').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(`${admin.url}/admin`);
}

async function openTalent(page: Page, name: string) {
  await page.goto(`${admin.url}/admin/collections/talents?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByLabel('Nombre artístico')).toHaveValue(name);
}

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publicar cambios' });

/** Writes into a field until the form knows: what is written before it has woken is lost. */
const change = (field: Locator, text: string) =>
  expect(async () => {
    await field.fill(text);
    await expect(publishButton(field.page())).toBeEnabled({ timeout: 1000 });
  }).toPass();

async function press(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  const done = page.locator('.payload-toast-container').getByText(/con éxito|correctamente/);
  await expect(done).toBeVisible();
  // The next press must not take this one's answer for its own.
  await expect(done).toHaveCount(0, { timeout: 15_000 });
}

/** Publishes and waits until the CMS has asked the host, and the host has built. */
async function publish(page: Page) {
  const before = host.titles.length;
  await press(page, 'Publicar cambios');
  await expect.poll(() => host.titles.length, { timeout: 60_000 }).toBe(before + 1);
  return host.pages();
}

test('a draft calls nothing; publishing calls the hook once, and the build shows the change where it belongs', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  host.deploy();
  const before = await host.pages();
  await signIn(page);
  await openTalent(page, TALENT);

  await change(page.getByLabel('Altura (cm)'), '179');
  await press(page, 'Guardar borrador');
  await page.waitForTimeout(QUIET_MS);
  expect(host.titles).toEqual([]);

  const taller = await publish(page);
  const own = ['/actrices/nerea-soto', '/en/actrices/nerea-soto'];
  expect(changedPages(before, taller)).toEqual(own);
  expect(taller.get(own[0]!)).toContain('1,79 m');
  expect(taller.get(own[1]!)).toContain('1.79 m');

  await page.getByLabel('Nombre artístico').fill('Nerea Sotomayor');
  const renamed = await publish(page);
  // Her pages, her list, the home page that features her, and the prevNext that link to her.
  const mentions = [...taller].filter(([, html]) => html.includes(TALENT)).map(([path]) => path);
  expect(mentions).toEqual(expect.arrayContaining([...own, '/actrices', '/en/actrices']));
  expect(changedPages(taller, renamed)).toEqual(mentions.sort());
  for (const path of mentions) expect(renamed.get(path)).toContain('Nerea Sotomayor');

  await page.goto(`${admin.url}/admin`);
  await expect(
    page.getByText(/Última publicación[\s\S]*Enviada[\s\S]*Nerea Sotomayor/),
  ).toBeVisible();
  expect(host.titles).toEqual(['POST CMS: Nerea Soto', 'POST CMS: Nerea Sotomayor']);
});

test('what the site could not show is refused, the field says why, and nothing is published', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  const before = host.titles.length;
  await signIn(page);
  await page.goto(`${admin.url}/admin/collections/pages`);
  await page.getByRole('link', { name: 'Representación' }).click();
  await change(page.getByLabel(/^Título \*/), '');
  await publishButton(page).click();
  await expect(page.getByText('Hace falta en español').first()).toBeVisible();

  // Another window: this one would ask what to do with what is not saved.
  const other = await browser.newPage({ locale: 'es-ES' });
  await signIn(other);
  await openTalent(other, 'Inés Quiroga');
  await change(other.getByLabel('Dirección en la web'), 'nerea-soto');
  await publishButton(other).click();
  const reason = other.getByText('Otra persona de la misma lista tiene esta dirección');
  await expect(reason.first()).toBeVisible();
  await other.waitForTimeout(QUIET_MS);
  expect(host.titles).toHaveLength(before);
});
