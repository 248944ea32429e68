import { readFile } from 'node:fs/promises';
import {
  type Browser,
  type Locator,
  type Page,
  type TestInfo,
  expect,
  test,
} from '@playwright/test';
import { unzipSync } from 'fflate';
import { startAdminServer } from './adminServer';
import { changeField, clickAndConfirm, openTab, openTalent, publishButton } from './recordForm';
import { countCopies } from './recoveryCopies';
import { signIn } from './signIn';

const PORT = 5733;
const NAME = 'Iker Zubiri';
const OTHER = 'Bruno Castell';
const COLLEAGUE = {
  name: 'Berta',
  email: 'berta@agencia.example',
  password: 'a second long password',
};
const DAY_MS = 24 * 60 * 60 * 1000;
/** A day as the form shows it. */
const dayFromNow = (days: number) => {
  const day = new Date(Date.now() + days * DAY_MS);
  return `${day.getDate()}/${day.getMonth() + 1}/${day.getFullYear()}`;
};

let admin: Awaited<ReturnType<typeof startAdminServer>>;
let page: Page;

const openPage = async (browser: Browser, width: number, height: number) =>
  (await browser.newContext({ locale: 'es-ES', viewport: { width, height } })).newPage();

test.beforeAll(async ({ browser }) => {
  admin = await startAdminServer(PORT);
  page = await openPage(browser, 1440, 900);
  await signIn(page, admin.origin);
});
test.afterAll(() => admin?.stop());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const day = (field: string) => page.locator(`#field-${field} input`);

/** Types a day into a date field. */
async function fillDay(field: string, value: string) {
  await changeField(day(field), value);
  await page.keyboard.press('Escape');
}

/** Looks at a part of the page on a wide screen and on a phone. */
async function look(info: TestInfo, name: string, part: Locator) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await part.scrollIntoViewIfNeeded();
    await page.screenshot({ path: info.outputPath(`${name}-${viewport.width}.png`) });
  }
}

test('a minor is published with a consent on file only, and the first page says when it ends', async ({
  browserName: _,
}, info) => {
  await openTalent(page, admin.origin, OTHER);
  await openTab(page, 'Persona');
  await fillDay('birthDate', dayFromNow(-12 * 365.25));
  await publishButton(page).click();
  const problem = page.getByText(/Es menor de edad: hace falta el día/);
  // The tab counts its mistakes.
  await button(/^Visibilidad/).click();
  await expect(problem.first()).toBeVisible();
  await look(info, 'refused', problem.first());
  await fillDay('consentUntil', dayFromNow(20));
  await clickAndConfirm(page, 'Publicar cambios');
  await look(info, 'consent', page.getByRole('link', { name: 'Descargar todo' }));

  await page.goto(`${admin.origin}/admin`);
  const consents = page.getByRole('region', { name: 'Consentimientos que caducan en 60 días' });
  await expect(consents.getByRole('link').first()).toContainText(OTHER);
  await expect(consents).toContainText('Menor');
  await look(info, 'first-page', consents);
});

test('everything about a person is one click away', async () => {
  await openTalent(page, admin.origin, NAME);
  await openTab(page, 'Visibilidad');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar todo' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^datos-\d+\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['LEEME.txt', 'datos.json', 'archivos/iker-zubiri.jpg']),
  );
  expect(Buffer.from(files['datos.json']!).toString()).toContain(NAME);
});

test('a person is erased, with the unsaved work about them in every browser', async ({
  browser,
}, info) => {
  await page.request.post(`${admin.origin}/api/users`, { data: { ...COLLEAGUE, role: 'editor' } });
  const colleague = await openPage(browser, 1440, 900);
  await signIn(colleague, admin.origin, '/admin', COLLEAGUE);
  // The form of somebody else, which names the person.
  await openTalent(colleague, admin.origin, OTHER);
  await changeField(colleague.getByLabel('Nombre artístico'), `${OTHER} y ${NAME}`);
  await expect.poll(() => countCopies(colleague)).toBe(1);
  for (const each of [colleague, page]) {
    await openTalent(each, admin.origin, NAME);
    await openTab(each, 'Persona');
    await changeField(each.getByLabel('Altura (cm)'), '177');
    await expect.poll(() => countCopies(each)).toBe(each === page ? 1 : 2);
  }
  await openTab(colleague, 'Visibilidad');
  await expect(colleague.getByRole('link', { name: 'Descargar todo' })).toBeVisible();
  await expect(colleague.getByRole('button', { name: /Borrar todo/ })).toHaveCount(0);

  await openTab(page, 'Visibilidad');
  await button('Borrar todo para siempre…').click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog).toContainText(`¿Borrar todo lo de ${NAME} para siempre?`);
  await expect(dialog).toContainText('No se puede deshacer');
  await look(info, 'erasure', dialog.getByRole('button').first());
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  await expect(page).toHaveURL(/collections\/talents(\?|$)/);
  await expect(page.locator('.payload-toast-container')).toContainText('Borrado.');
  await expect.poll(() => countCopies(page)).toBe(0);
  const found = await page.request.get(
    `${admin.origin}/api/talents?draft=true&trash=true&where[name][equals]=${encodeURIComponent(NAME)}`,
  );
  expect(await found.json()).toMatchObject({ totalDocs: 0 });

  // The next page that the other browser opens, and one a week later.
  await colleague.goto(`${admin.origin}/admin`);
  await expect.poll(() => countCopies(colleague)).toBe(1);
  await colleague.clock.setFixedTime(Date.now() + 7.1 * DAY_MS);
  await colleague.goto(`${admin.origin}/admin`);
  await expect.poll(() => countCopies(colleague)).toBe(0);
});
