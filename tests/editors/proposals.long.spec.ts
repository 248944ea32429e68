import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { formatLink } from '../../cms/contract/selectionLink';
import { NETLIFY_SECRET, signNotification } from '../cms/support/publications';
import { DECLINED } from '../e2e/support/consent';
import { PHONE } from '../e2e/support/pages';
import { serveFolder } from '../site/serve';
import { startAdminServer } from './adminServer';
import { startFakeHost } from './fakeHost';
import { createReader } from './hostAccount';
import { changeField, clickAndConfirm } from './recordForm';
import { signIn, waitForHydration } from './signIn';

const PORT = 3132;
const BUILD_KEY = 'the-key-of-the-host';
const LIST = '/admin/collections/talents';

let host: Awaited<ReturnType<typeof startFakeHost>>;
let admin: Awaited<ReturnType<typeof startAdminServer>>;
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'proposals-'));
  const environment = { CMS_URL: `http://localhost:${PORT}`, CMS_TOKEN: BUILD_KEY };
  host = await startFakeHost(path.join(folder, 'dist'), environment);
  site = await serveFolder(path.join(folder, 'dist'));
  admin = await startAdminServer(PORT, {
    BUILD_HOOK_URL: host.url,
    NETLIFY_WEBHOOK_SECRET: NETLIFY_SECRET,
    SITE_URL: site.origin,
  });
  await createReader(admin.origin, BUILD_KEY);
});
test.afterAll(async () => {
  await admin?.stop();
  host?.close();
  site?.close();
});

/** Publishes, waits until the CMS has called the hook, and returns the pages of the build. */
async function publish(page: Page) {
  const before = host.titles.length;
  await clickAndConfirm(page, 'Publicar cambios');
  await expect.poll(() => host.titles.length).toBe(before + 1);
  return host.pages();
}

const rows = (page: Page) => page.locator('#field-people .array-field__row');
const rowTitles = (page: Page) => rows(page).locator('.row-label, .collapsible__header-wrap');

/** Returns the share ids of people by their names, as the site's selection has them. */
async function shareIds(page: Page, ...names: string[]): Promise<string[]> {
  const found = await page.request.get(`${admin.origin}/api/talents?limit=100&depth=0`);
  const { docs } = (await found.json()) as { docs: { name: string; shareId: string }[] };
  return names.map((name) => docs.find((talent) => talent.name === name)!.shareId);
}

test('people who are selected in the table become a draft of a proposal', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'es-ES' });
  await signIn(page, admin.origin);
  await page.goto(`${admin.origin}${LIST}?search=Vidal`);
  const boxes = page.locator('tbody input[type=checkbox]');
  await waitForHydration(boxes.first());
  const count = await boxes.count();
  expect(count).toBeGreaterThan(1);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: `Proponer a estas ${count} personas` }).click();
  await expect(page).toHaveURL(/proposals\/\d+/);
  await expect(rows(page)).toHaveCount(count);
  await expect(rowTitles(page).filter({ hasText: 'Vidal' }).first()).toBeVisible();
});

test('a pasted selection becomes a proposal, is answered on a phone, and is withdrawn', async ({
  browser,
}) => {
  const editor = await browser.newContext({ locale: 'es-ES' });
  const page = await editor.newPage();
  await signIn(page, admin.origin);
  const [ines, nerea] = await shareIds(page, 'Inés Quiroga', 'Nerea Soto');
  const { hash } = formatLink('La casa del río', [
    { id: ines!, note: 'Minuto 2' },
    { id: nerea!, note: '' },
    { id: 'zzzzzzzzzz', note: 'Se fue' },
  ]);
  await page.goto(`${admin.origin}/admin/collections/proposals/create`);
  const paste = page.getByLabel('Añadir a las personas de una selección');
  await waitForHydration(paste);
  await paste.fill(`https://agencia.example/seleccion${hash}`);
  await paste.press('Enter');
  await expect(
    page.getByText('Añadidas 2 personas. Falta 1, que ya no está en línea.'),
  ).toBeVisible();
  await expect(page.getByLabel('Proyecto')).toHaveValue('La casa del río');
  await expect(rows(page)).toHaveCount(2);
  await expect(rowTitles(page).nth(0)).toContainText('Inés Quiroga');
  await changeField(page.getByLabel('Para quién'), 'Norte Films');
  await page.locator('#field-validUntil input').fill('15/12/2099');
  await page.locator('#field-validUntil input').press('Tab');
  await rows(page)
    .nth(0)
    .getByRole('button', { name: /Alternar|Toggle/ })
    .first()
    .click();
  const first = rows(page).nth(0);
  await expect(first.getByLabel('Nota')).toHaveValue('Minuto 2');
  // The picture, which waits until nothing moves: a click at the hidden radio would miss it.
  await first.getByTitle('Foto 2').click();
  await expect(first.getByLabel('Foto 2')).toBeChecked();
  await first.locator('.rs__control', { hasText: 'El primero de su ficha' }).click();
  await page.getByText('Showreel de comedia', { exact: true }).click();

  // The page before it is published, with what is typed.
  await page.locator('#live-preview-toggler').click();
  const preview = page.frameLocator('#live-preview-iframe');
  await expect(preview.getByRole('heading', { name: 'La casa del río' })).toBeVisible();
  await expect(preview.locator('.person')).toHaveCount(2);
  await expect(preview.locator('.person-note')).toContainText('Minuto 2');
  await expect
    .poll(() =>
      preview
        .locator('.person img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await changeField(page.getByLabel('Para quién'), 'Norte Films Madrid');
  await expect(preview.getByText('Para Norte Films Madrid')).toBeVisible();
  await page.locator('#live-preview-toggler').click();

  const pages = await publish(page);
  const link = page.getByRole('link', { name: /\/propuesta\/[0-9a-z]{22}$/ });
  const url = (await link.getAttribute('href'))!;
  expect(url.startsWith(site.origin)).toBe(true);
  const { pathname } = new URL(url);
  expect(pages.get(pathname)).toContain('Minuto 2');
  expect(pages.get(`/en${pathname}`)).toContain('Minuto 2');

  const context = await browser.newContext({ viewport: PHONE, storageState: DECLINED });
  const phone = await context.newPage();
  await phone.goto(url);
  const person = (name: string) =>
    phone.locator('.person').filter({ has: phone.getByRole('heading', { name }) });
  await expect(person('Inés Quiroga').locator('.proposed-reel summary')).toHaveText(/1:35/);
  await person('Inés Quiroga').getByRole('radio', { name: 'Sí' }).check();
  await person('Nerea Soto').getByRole('radio', { name: 'Quizá' }).check();
  await phone.getByLabel('Nombre y apellidos').fill('Laura Prado');
  await phone.getByLabel('Correo electrónico').fill('laura@norte.example');
  await phone.getByLabel('Mensaje').fill('¿Puede el viernes?');
  await phone.getByLabel(/He leído y acepto/).check();
  const posted = phone.waitForRequest((request) => request.method() === 'POST');
  await phone.getByRole('button', { name: 'Enviar respuesta' }).click();
  const data = Object.fromEntries(new URLSearchParams((await posted).postData()!));

  // The host reports the submission of its form.
  const body = JSON.stringify({ id: 'submission', form_name: 'casting', data });
  const response = await fetch(`${admin.origin}/api/proposals/answers`, {
    method: 'POST',
    headers: { 'X-Webhook-Signature': await signNotification(body) },
    body,
  });
  expect(response.status).toBe(200);
  await page.reload();
  await expect(page.locator('[data-answers]')).toHaveText(
    /Laura Prado[\s\S]*laura@norte\.example[\s\S]*Sí: Inés Quiroga\s*Quizá: Nerea Soto[\s\S]*¿Puede el viernes\?/,
  );

  const desk = await editor.newPage();
  await desk.goto(`${admin.origin}/admin`);
  const answers = desk.getByRole('region', { name: /^Respuestas a propuestas/ });
  await expect(answers.getByRole('listitem')).toContainText(['Laura Prado']);
  await expect(answers.getByRole('link', { name: 'La casa del río' })).toBeVisible();
  await desk.close();

  await phone.clock.setFixedTime(new Date('2099-12-16T00:00:30+01:00'));
  await phone.goto(url);
  await expect(phone.locator('.proposal-over')).toBeVisible();
  await expect(person('Inés Quiroga')).toBeHidden();

  await expect(async () => {
    await page.getByLabel('Retirada').check({ timeout: 5000 });
    await expect(page.getByRole('button', { name: 'Publicar cambios' })).toBeEnabled({
      timeout: 1000,
    });
  }).toPass();
  const withdrawn = await publish(page);
  expect(withdrawn.has(pathname)).toBe(false);
  expect(withdrawn.get('/propuesta')).toContain('ya no está disponible');
});
