import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { violations } from '../e2e/support/axe';
import { delayResponse } from '../e2e/support/network';
import { PHONE } from '../e2e/support/pages';
import { enlargeText } from '../e2e/support/textSize';
import { HEIC } from '../support/heic/photograph';
import { startAdminServer } from './adminServer';
import { startFakeHost } from './fakeHost';
import { createReader } from './hostAccount';
import { changeField, openTalent } from './recordForm';
import { signIn, waitForHydration } from './signIn';

const PORT = 3147;
const BUILD_KEY = 'the-key-of-the-host';
const NAME = 'Nerea Soto';
const OTHER = 'Iker Zubiri';
/** A slow line of the third generation, as Lighthouse has it, in bytes per second and milliseconds. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWDOWN = 4;
/** Before photographs. */
const MAX_BYTES = 250_000;

let host: Awaited<ReturnType<typeof startFakeHost>>;
let admin: Awaited<ReturnType<typeof startAdminServer>>;
let desk: Page;

test.beforeAll(async ({ browser }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'profile-updates-'));
  const environment = { CMS_URL: `http://localhost:${PORT}`, CMS_TOKEN: BUILD_KEY };
  host = await startFakeHost(path.join(folder, 'dist'), environment);
  admin = await startAdminServer(PORT, { BUILD_HOOK_URL: host.url });
  await createReader(admin.origin, BUILD_KEY);
  desk = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await signIn(desk, admin.origin);
});
test.afterAll(async () => {
  await admin?.stop();
  host?.close();
});

/** Asks for a check of a sheet in its form, and returns the link. */
async function askFor(name: string, asksConsent = false): Promise<string> {
  await openTalent(desk, admin.origin, name);
  const ask = desk.getByRole('button', { name: 'Pedir que la revise' });
  await waitForHydration(ask);
  await ask.click();
  const dialog = desk.getByRole('dialog', { name: 'Pedir que revisen su ficha' });
  if (asksConsent) await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Crear el enlace' }).click();
  const link = await dialog.getByLabel(name, { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  return link;
}

/** Opens a link on a phone; on a slow one and a slow line if that is wanted. */
async function openOnPhone(browser: Browser, link: string, isSlow = false) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'es-ES' });
  const phone = await context.newPage();
  let bytes = 0;
  const session = await context.newCDPSession(phone);
  await session.send('Network.enable');
  const pictures = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('/mine/file')) pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength;
  });
  if (isSlow) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.emulateNetworkConditions', LINE);
  }
  const startedMs = Date.now();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^(Hola|Hello)/);
  const usable = `usable after ${Date.now() - startedMs} ms, ${bytes} bytes before photographs`;
  return { phone, session, usable, bytes: () => bytes };
}

test('asked by a link, a person says on a slow phone that all is right, in two taps', async ({
  browser,
}, info) => {
  const { phone, bytes, usable } = await openOnPhone(browser, await askFor(OTHER), true);
  info.annotations.push({ type: 'measured', description: usable });
  expect(bytes()).toBeLessThan(MAX_BYTES);
  expect(phone.url()).toContain('/ficha#');
  await expect(phone.getByText(`Esta es la ficha de ${OTHER}`)).toBeVisible();
  await phone.screenshot({ path: info.outputPath('sheet.png'), fullPage: true });
  await phone.getByRole('button', { name: 'Todo está bien' }).tap();
  await expect(phone.getByText('La ficha queda revisada hoy')).toBeVisible();
  await desk.goto(`${admin.origin}/admin`);
  const asked = desk.getByRole('region', { name: /^Revisiones pedidas/ });
  await expect(asked.getByRole('listitem').first()).toContainText(OTHER);
  await expect(asked).toContainText('Todo está bien');
});

test('a person sends works, photographs and a language, an editor takes some, and the site shows them', async ({
  browser,
}, info) => {
  const link = await askFor(NAME);
  const { phone, session } = await openOnPhone(browser, link);
  for (const title of ['Delta norte', 'La azotea']) {
    await phone.getByRole('button', { name: '+ Añadir: Cine' }).click();
    const row = phone.locator('[data-list=cinema] > li').last();
    await row.getByLabel('Título').fill(title);
    await row.getByLabel('Año').fill('2026');
  }
  await phone.getByRole('heading', { name: 'Idiomas y acentos' }).click();
  await phone.getByRole('button', { name: '+ Añadir: Idiomas' }).click();
  const language = phone.locator('[data-list=languages] > li').last();
  await language.getByLabel('Idioma').selectOption({ label: 'Japonés' });
  await language.getByLabel('Nivel').selectOption({ label: 'Alto' });

  // The photographs are chosen where there is no connection, and the page is loaded again before it is back.
  await session.send('Network.emulateNetworkConditions', { ...LINE, offline: true });
  const jpeg = await readFile(path.resolve('cms/sample/files/nerea-soto-3.jpg'));
  await phone.getByLabel('+ Fotos del móvil').setInputFiles([
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: HEIC },
    { name: 'dos.jpg', mimeType: 'image/jpeg', buffer: jpeg },
    { name: 'tres.jpg', mimeType: 'image/jpeg', buffer: jpeg },
  ]);
  await expect(phone.getByText('Sin conexión: se subirá').first()).toBeVisible();
  const added = phone.locator('[data-list=pictures] > li.added');
  await expect(added).toHaveCount(3);
  await expect(phone.locator('[data-status]')).toHaveText(/3 partes cambiadas/);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await phone.reload();
  await expect(phone.locator('[data-list=cinema] > li.added')).toHaveCount(2);
  await expect(added).toHaveCount(3);
  await expect
    .poll(() =>
      added
        .locator('input[type=hidden]')
        .evaluateAll((all) => all.every((input) => (input as HTMLInputElement).value !== '')),
    )
    .toBe(true);
  await phone.screenshot({ path: info.outputPath('changed.png'), fullPage: true });
  await phone.getByRole('button', { name: 'Enviar a' }).tap();
  await expect(phone.getByText('Tus cambios han llegado a la agencia')).toBeVisible();
  expect(host.titles).toEqual([]);

  // A colleague changes the same list.
  const found = await desk.request.get(
    `${admin.origin}/api/talents?depth=0&locale=es&where[name][equals]=${encodeURIComponent(NAME)}`,
  );
  const { docs } = (await found.json()) as { docs: { id: number; cinema: object[] }[] };
  const { id, cinema } = docs[0]!;
  const saved = await desk.request.patch(`${admin.origin}/api/talents/${id}?locale=es`, {
    data: { cinema: [...cinema, { title: 'De la agencia', year: 2020 }], _status: 'published' },
  });
  expect(saved.ok()).toBe(true);
  await expect.poll(() => host.titles.length).toBe(1);

  await desk.goto(`${admin.origin}/admin`);
  const waiting = desk.getByRole('region', { name: /^Fichas con cambios/ });
  await waiting.getByRole('link', { name: NAME }).click();
  await expect(desk.getByRole('heading', { name: `${NAME} propone cambios` })).toBeVisible();
  const row = (text: string) => desk.getByRole('row').filter({ hasText: text });
  const publish = desk.getByRole('button', { name: 'Tomar los elegidos y publicar' });
  await waitForHydration(publish);
  await expect(desk.locator('tbody tr')).toHaveCount(6);
  await expect(desk.locator('tbody img')).toHaveCount(3);
  await row('La azotea').getByRole('radio', { name: 'Dejar' }).check();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.screenshot({ path: info.outputPath('review.png'), fullPage: true });
  const opening = desk.waitForEvent('popup');
  await desk.getByRole('button', { name: 'Ver en la web' }).click();
  const preview = await opening;
  await expect(preview.getByText('Delta norte').first()).toBeAttached();
  await expect(preview.getByText('La azotea')).toHaveCount(0);
  await preview.close();
  await desk.getByLabel('Una palabra para Nerea').fill('Gracias, la otra todavía no.');
  await publish.click();
  await expect(desk).toHaveURL(`${admin.origin}/admin`);
  await expect.poll(() => host.titles.length).toBe(2);
  const page = (await host.pages()).get('/actrices/nerea-soto')!;
  for (const text of ['Delta norte', 'De la agencia', 'Japonés']) expect(page).toContain(text);
  expect(page).not.toContain('La azotea');

  await phone.reload();
  await expect(phone.getByText('La agencia ha tomado 5 de 6 cambios')).toBeVisible();
  await expect(phone.getByText('«Gracias, la otra todavía no.»')).toBeVisible();
  await expect(phone.locator('[data-list=pictures] > li')).toHaveCount(6);
});

test('the page is for everybody: keyboard, screen reader, large text, English, and a wrong link', async ({
  browser,
}, info) => {
  const { phone } = await openOnPhone(browser, await askFor(OTHER));
  expect(await violations(phone)).toEqual([]);
  await phone.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  expect(await violations(phone)).toEqual([]);
  await enlargeText(phone);
  const width = () => phone.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(PHONE.width);
  await phone.screenshot({ path: info.outputPath('large.png') });

  await phone.getByRole('button', { name: 'English' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Hello, Iker');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en');
  const add = phone.getByRole('button', { name: '+ Add: Languages' });
  await phone.getByRole('heading', { name: 'Languages and accents' }).click();
  await add.focus();
  await phone.keyboard.press('Enter');
  await expect(phone.locator('[data-list=languages] > li.added select').first()).toBeFocused();
  await phone.getByRole('button', { name: /^Send to/ }).focus();
  await phone.keyboard.press('Enter');
  await expect(phone.locator('[aria-invalid]').first()).toBeFocused();
  expect(await violations(phone)).toEqual([]);

  await phone.goto('about:blank');
  await phone.goto(`${admin.origin}/ficha#${'0'.repeat(22)}`);
  await expect(phone.getByRole('alert')).toContainText('Este enlace ya no vale');
  expect(await violations(phone, ['page-has-heading-one'])).toEqual([]);
});

test('what is begun is not dropped: by “all is right”, the other language, a file that is refused, a box without a tick', async ({
  browser,
}) => {
  const { phone } = await openOnPhone(browser, await askFor(OTHER, true));
  const right = phone.getByRole('button', { name: 'Todo está bien' });
  const english = phone.getByRole('button', { name: 'English' });
  await phone.getByRole('heading', { name: 'Biografía' }).click();
  const biography = phone.getByLabel('Biografía');
  const before = await biography.inputValue();
  await biography.fill('Nació en Zarautz.');
  await expect(right).toBeHidden();
  await expect(english).toBeHidden();
  await biography.fill(before);
  await expect(right).toBeVisible();

  await phone.getByRole('heading', { name: 'Redes y currículum' }).click();
  const curriculum = phone.locator('[name=curriculum]');
  const stored = await curriculum.inputValue();
  await phone.locator('#upload-curriculum').setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await readFile(path.resolve('cms/sample/files/nerea-soto-3.jpg')),
  });
  await expect(phone.getByText('Este archivo no sirve aquí.')).toBeVisible();
  await expect(curriculum).toHaveValue(stored);

  await phone.getByLabel('Hasta', { exact: true }).fill('2099-06-30');
  const sending = phone.getByRole('button', { name: 'Enviar a' });
  await sending.tap();
  await expect(phone.getByText('Marca la casilla para dar el permiso')).toBeVisible();
  await phone.getByLabel('Podéis enseñar mi imagen').check();
  await sending.tap();
  await expect(phone.getByText('Tus cambios han llegado a la agencia')).toBeVisible();
});

test('nothing that was typed is lost by a second tab, a number that is none, or a slow answer', async ({
  browser,
}) => {
  const link = await askFor(OTHER);
  const { phone } = await openOnPhone(browser, link);
  const second = await phone.context().newPage();
  await second.goto(link);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  const openLinks = (page: Page) =>
    page.getByRole('heading', { name: 'Redes y currículum' }).click();
  const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
  await openLinks(phone);
  await field(phone, 'website').fill('https://uno.example');
  await expect(phone.locator('[data-status]')).toHaveText(/1 parte cambiada/);
  // Playwright lets every tab have the focus.
  await second.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(field(second, 'website')).toHaveValue('https://uno.example');
  await openLinks(second);
  await field(second, 'imdb').fill('https://www.imdb.com/name/nm0000001/');
  await phone.close();
  await second.reload();
  await expect(field(second, 'website')).toHaveValue('https://uno.example');
  await expect(field(second, 'imdb')).toHaveValue(/nm0000001/);

  await second.getByRole('heading', { name: 'Edad en pantalla' }).click();
  const height = field(second, 'heightCm');
  const before = await height.inputValue();
  await height.clear();
  await height.pressSequentially('1,7e');
  const sending = second.getByRole('button', { name: 'Enviar a' });
  await sending.tap();
  await expect(height).toHaveAttribute('aria-invalid', 'true');
  // The bar that sends does not cover it.
  const isSeen = height.evaluate((input) => {
    const { left, bottom } = input.getBoundingClientRect();
    return document.elementFromPoint(left + 5, bottom - 5) === input;
  });
  expect(await isSeen).toBe(true);
  await expect(height).toHaveValue('1,7e');
  await height.fill(before);

  await openLinks(second);
  const answer = await delayResponse(second, /mine\/send/);
  await sending.tap();
  await answer.requested;
  await field(second, 'imdb').fill('https://www.imdb.com/name/nm0000002/');
  answer.release();
  await expect(second.getByText('Tus cambios han llegado a la agencia')).toBeVisible();
  await expect(field(second, 'imdb')).toHaveValue(/nm0000002/);
  await expect(second.locator('[data-status]')).toHaveText(/1 parte cambiada/);
});

test('two tabs send each photograph once, and what one uploads the other sends to the agency', async ({
  browser,
}) => {
  const link = await askFor('Samir Haddad');
  const { phone } = await openOnPhone(browser, link);
  const opened = Promise.withResolvers<void>();
  let uploads = 0;
  await phone.context().route('**/mine/upload*', async (route) => {
    uploads++;
    await opened.promise;
    await route.continue();
  });
  const buffer = await readFile(path.resolve('cms/sample/files/nerea-soto-3.jpg'));
  await phone.getByLabel('+ Fotos del móvil').setInputFiles([
    { name: 'uno.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'dos.jpg', mimeType: 'image/jpeg', buffer },
  ]);
  await expect(phone.getByText('Subiendo')).toBeVisible();
  const second = await phone.context().newPage();
  await second.goto(link);
  const added = (page: Page) => page.locator('[data-list=pictures] > li.added');
  await expect(added(second)).toHaveCount(2);
  // Both tabs hear it.
  await second.evaluate(() => dispatchEvent(new Event('online')));
  await second.getByRole('button', { name: 'Enviar a' }).tap();
  opened.resolve();
  await expect(second.getByText('Tus cambios han llegado a la agencia')).toBeVisible();
  await expect(second.locator('[data-list=pictures] > li.added')).toHaveCount(0);
  expect(uploads).toBe(2);
});

test('asking for a check leaves what is typed and not saved', async () => {
  const page = await desk.context().newPage();
  await openTalent(page, admin.origin, 'Hugo Lamas');
  const height = page.getByLabel('Altura (cm)');
  await changeField(height, '161');
  await page.getByRole('button', { name: 'Pedir que la revise' }).click();
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await page.getByRole('button', { name: /^Copiar el enlace/ }).waitFor();
  // A new page would put the stored value back.
  const reloads: string[] = [];
  page.on('request', (request) => {
    const { rsc, 'next-router-prefetch': prefetch } = request.headers();
    if (rsc && !prefetch) reloads.push(request.url());
  });
  const close = page.getByRole('dialog').getByRole('button', { name: 'Cerrar' });
  await close.click();
  await page.getByRole('button', { name: 'Pedir que la revise' }).click();
  await close.click();
  await expect(height).toHaveValue('161');
  expect(reloads).toEqual([]);
  await page.close();
});
