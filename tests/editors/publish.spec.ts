import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { ADMIN, startAdmin } from './admin';
import { buildSite, changedPages, readPages } from './site';

const PORT = 3123;
const TALENT = 'Nerea Soto';

let admin: Awaited<ReturnType<typeof startAdmin>>;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'editors-'));
  admin = await startAdmin(path.join(folder, 'data'), PORT);
});
test.afterAll(() => admin?.stop());

async function build(name: string) {
  const outDir = path.join(folder, name);
  await buildSite(path.join(folder, 'data'), outDir);
  return readPages(outDir);
}

async function signIn(page: Page) {
  await page.goto(`${admin.url}/admin`);
  await page.getByLabel('Correo electrónico').fill(ADMIN.email);
  await page.getByLabel('Contraseña').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(`${admin.url}/admin`);
}

async function openTalent(page: Page) {
  await page.goto(`${admin.url}/admin/collections/talents?search=${encodeURIComponent(TALENT)}`);
  await page.getByRole('link', { name: TALENT }).click();
  await expect(page.getByLabel('Nombre artístico')).toHaveValue(TALENT);
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publicar cambios' }).click();
  await expect(page.locator('.payload-toast-container')).toContainText(/con éxito|correctamente/);
}

test('an editor publishes a change, and the next build shows it where it belongs', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  const before = await build('before');
  await signIn(page);
  await openTalent(page);

  await page.getByLabel('Altura (cm)').fill('179');
  await publish(page);
  const taller = await build('taller');
  const own = ['/actrices/nerea-soto', '/en/actrices/nerea-soto'];
  expect(changedPages(before, taller)).toEqual(own);
  expect(taller.get(own[0]!)).toContain('1,79 m');
  expect(taller.get(own[1]!)).toContain('1.79 m');

  await page.getByLabel('Nombre artístico').fill('Nerea Sotomayor');
  await publish(page);
  const renamed = await build('renamed');
  // Her pages, her list, the home page that features her, and the neighbours that link to her.
  const mentions = [...taller].filter(([, html]) => html.includes(TALENT)).map(([path]) => path);
  expect(mentions).toEqual(expect.arrayContaining([...own, '/actrices', '/en/actrices']));
  expect(changedPages(taller, renamed)).toEqual(mentions.sort());
  for (const path of mentions) expect(renamed.get(path)).toContain('Nerea Sotomayor');
});
