import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Locator, type Page, type Route, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { delayResponse } from '../e2e/support/network';
import { startAdminServer } from './adminServer';
import { startCrashingBrowser } from './crashingBrowser';
import { countCopies } from './recoveryCopies';
import { changeField, openTab, publishButton } from './recordForm';
import { signIn, waitForHydration } from './signIn';

const PORT = 3124;

let admin: Awaited<ReturnType<typeof startAdminServer>>;

test.beforeAll(async () => {
  admin = await startAdminServer(PORT);
});
test.afterAll(() => admin?.stop());

const PROFILE = { locale: 'es-ES', timezoneId: 'America/New_York' };
test.use(PROFILE);

const SLOWDOWN = 4;
const LATENCY_MS = 300;

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  const conditions = { downloadThroughput: -1, uploadThroughput: -1, offline: false };
  await session.send('Network.emulateNetworkConditions', { ...conditions, latency: LATENCY_MS });
}

/** Slows every page down in `npm run test:long -- slowEditors`. */
const IS_SLOW = Boolean(process.env.SLOW);
test.beforeEach(({ context }) => {
  if (IS_SLOW) context.on('page', (page) => void slowDown(page));
});

const COLLEAGUE = {
  name: 'Berta',
  email: 'berta@agencia.example',
  password: 'a second long password',
};

/** Opens the admin as a second editor, in a profile of their own. */
async function openAsColleague(page: Page, browser: Browser): Promise<Page> {
  const data = { ...COLLEAGUE, role: 'editor' };
  // A later test finds the account.
  await page.request.post(`${admin.origin}/api/users`, { data });
  const context = await browser.newContext(PROFILE);
  if (IS_SLOW) context.on('page', (opened) => void slowDown(opened));
  const colleague = await context.newPage();
  await signIn(colleague, admin.origin, '/admin', COLLEAGUE);
  return colleague;
}

/** Opens a talent from the list, inside the admin, so that the browser can go back there. */
async function openTalent(page: Page, name: string) {
  await page.goto(`${admin.origin}/admin/collections/talents?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(height(page)).toBeEnabled();
}

const height = (page: Page) => page.getByLabel('Altura (cm)');

const stay = (page: Page) => page.getByRole('button', { name: 'Permanecer en esta página' });

/** Returns the public version of the talent whose page is open. */
async function readPublic(page: Page) {
  const id = new URL(page.url()).pathname.split('/')[4];
  return (await page.request.get(`${admin.origin}/api/talents/${id}?depth=0`)).json();
}

const timeInMadrid = (date: string) =>
  new Date(date).toLocaleTimeString('es-ES', { timeStyle: 'short', timeZone: 'Europe/Madrid' });

test('leaving a changed form asks, whichever way one leaves @long', async ({ page }) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Nerea Soto');
  const address = page.url();
  await changeField(height(page), '181');

  await page.locator('.localizer .popup-button').click();
  await page.locator('.popup-button-list__button', { hasText: 'Inglés' }).click();
  await expect(page.getByText(/Se guardan como borrador/)).toBeVisible();
  await stay(page).click();
  await page.evaluate(() => window.history.back());
  await stay(page).click();
  await page.getByRole('link', { name: 'Versiones' }).click();
  await stay(page).click();
  await expect(page).toHaveURL(address);
  await expect(height(page)).toHaveValue('181');

  const question = page.waitForEvent('dialog');
  const reload = page.reload().catch(() => undefined);
  await (await question).accept();
  await reload;
  await expect(page.getByText(/Hay cambios sin guardar de hoy/)).toBeInViewport();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(height(page)).not.toHaveValue('181');

  // A change of language saves the work first; the page of the other language asks as well.
  await changeField(height(page), '183');
  await page.locator('.localizer .popup-button').click();
  await page.locator('.popup-button-list__button', { hasText: 'Inglés' }).click();
  await page.getByRole('button', { name: 'Guardar borrador y cambiar' }).click();
  await expect(page).toHaveURL(/locale=en/);
  await changeField(height(page), '184');
  await page.evaluate(() => window.history.back());
  await stay(page).click();
  await expect(height(page)).toHaveValue('184');
  await page.evaluate(() => window.history.back());
  await page.getByRole('button', { name: 'Salir de todos modos' }).click();
  await expect(page).not.toHaveURL(/locale=en/);
  await expect(height(page)).toHaveValue('183');

  await changeField(height(page), '182');
  await page.evaluate(() => window.history.back());
  await page.getByRole('button', { name: 'Salir de todos modos' }).click();
  await expect(page).toHaveURL(/collections\/talents\?/);
});

/** What is typed into a new record of each collection, the title first, by the names of its fields. */
const NEW_RECORDS: Record<string, Record<string, string>> = {
  talents: { name: 'Leire Zubiri' },
  pages: { title: 'Cómo trabajamos con las escuelas' },
  proposals: { project: 'Salitre, segunda temporada', recipient: 'Directora de casting' },
  media: { alt: 'Una sala de ensayo', altOther: 'A rehearsal room' },
  redirects: { from: '/antigua', to: '/contacto' },
};

for (const [collection, values] of Object.entries(NEW_RECORDS)) {
  test(`a new record of ${collection} is open in the language that one changes to @long`, async ({
    page,
  }) => {
    await signIn(page, admin.origin);
    const list = `${admin.origin}/admin/collections/${collection}`;
    await page.goto(`${list}/create`);
    const field = (name: string) => page.locator(`#field-${name}`);
    await waitForHydration(field(Object.keys(values)[0]!));
    if (collection === 'media') {
      const create = { width: 40, height: 50, channels: 3, background: '#8fa3ad' } as const;
      const buffer = await sharp({ create }).png().toBuffer();
      const picture = { name: 'ensayo.png', mimeType: 'image/png', buffer };
      await page.locator('input[type="file"]').first().setInputFiles(picture);
    }
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    await page.locator('.localizer .popup-button').click();
    await page.locator('.popup-button-list__button', { hasText: 'Inglés' }).click();
    await page.getByRole('button', { name: 'Guardar borrador y cambiar' }).click();

    await expect(page).toHaveURL(new RegExp(`/${collection}/[^/]+\\?locale=en$`));
    await expect(page).not.toHaveURL(/create/);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const query = '?depth=0&draft=true&fallback-locale=es';
    const read = await page.request.get(`${admin.origin}/api/${collection}/${id}${query}`);
    const stored = Object.fromEntries(
      Object.entries(values).filter(([name]) => name !== 'altOther'),
    );
    expect(await read.json()).toMatchObject(stored);
    for (const [name, value] of Object.entries(stored)) {
      // A text that each language has of its own is empty, and its Spanish stands beside it.
      const text = field(name).or(page.getByText(value));
      await expect(text.first()).toBeVisible();
    }
    await page.goto(`${list}/create`);
    await expect(field(Object.keys(values)[0]!)).toHaveValue('');
    await expect(page.getByText(/Hay cambios sin guardar/)).toHaveCount(0);
  });
}

test('the data of the agency is open in the language that one changes to @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  const address = `${admin.origin}/admin/globals/agency`;
  await page.goto(address);
  const street = page.locator('#field-street');
  await waitForHydration(street);
  await changeField(street, 'Calle Nueva, 2', page.locator('#action-save'));
  await page.locator('.localizer .popup-button').click();
  await page.locator('.popup-button-list__button', { hasText: 'Inglés' }).click();
  await page.getByRole('button', { name: 'Guardar borrador y cambiar' }).click();
  await expect(page).toHaveURL(`${address}?locale=en`);
  await expect(street).toHaveValue('Calle Nueva, 2');
});

test('a person leaves the agency, which is said beforehand, and one click undoes it @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Inés Quiroga');
  const before = await readPublic(page);
  const leave = page.getByText('Deja la agencia…');
  await expect(async () => {
    await page.locator('.doc-controls__popup .popup-button').click({ timeout: 5000 });
    await expect(leave).toBeVisible({ timeout: 1000 });
  }).toPass();
  await leave.click();
  const plan = page.getByRole('listitem');
  for (const text of ['llevan a /actrices', 'carrusel de la portada', '«Quien pise la sal»']) {
    await expect(plan.filter({ hasText: text })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Quitar de la web' }).click();
  await expect(page.getByText(/Dejó la agencia el/)).toBeVisible();
  expect((await readPublic(page))._status).toBe('draft');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(/Dejó la agencia el/)).toHaveCount(0);
  const { _status: status, slug } = await readPublic(page);
  expect({ status, slug }).toEqual({ status: 'published', slug: before.slug });
});

test('unsaved work survives a crash of the browser, and is not offered after a save', async () => {
  const profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
  const first = await startCrashingBrowser(profile);
  const page = await first.newPage();
  await signIn(page, admin.origin);
  await openTalent(page, 'Inés Quiroga');
  const address = page.url();
  await changeField(height(page), '159');
  const stored = () => countCopies(page);
  await expect.poll(stored).toBe(1);
  await first.crash();

  const second = await startCrashingBrowser(profile);
  const other = await second.newPage();
  await signIn(other, admin.origin);
  await other.goto(address);
  await expect(height(other)).not.toHaveValue('159');
  await other.getByRole('button', { name: 'Recuperar' }).click();
  await expect(height(other)).toHaveValue('159');
  await other.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(other.getByText(/Último cambio: admin, hoy a las/)).toBeVisible();
  await other.reload();
  await expect(height(other)).toHaveValue('159');
  await expect(other.getByText(/Hay cambios sin guardar/)).toHaveCount(0);
  await second.crash();
});

test('an older version opens as a draft, and the page stays online as it is @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Samir Haddad');
  const address = page.url();
  const before = await readPublic(page);
  await changeField(height(page), '150');
  await publishButton(page).click();
  await expect(page.getByText(/Último cambio: admin/)).toBeVisible();
  await expect.poll(async () => (await readPublic(page)).heightCm).toBe(150);
  const published = await readPublic(page);

  await page.goto(`${address.split('?')[0]}/versions`);
  const [latest, previous] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  await expect(latest).toContainText(/hoy a las .*admin.*Publicada ahora/);
  await expect(latest).toContainText(`a las ${timeInMadrid(published.updatedAt)}`);
  const [time] = /\d+:\d+/.exec((await previous.textContent())!)!;
  await previous.getByRole('link').click();
  await expect(page.locator('.step-nav')).toContainText(time);
  await page.getByRole('button', { name: 'Recuperar como borrador' }).click();
  await expect(page.getByText(/Lo que está publicado sigue igual/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(/Recuperada como borrador/)).toBeVisible();
  await expect(height(page)).toHaveValue(String(before.heightCm));
  expect(await readPublic(page)).toMatchObject({ heightCm: 150, _status: 'published' });
});

/** Moves the talent whose page is open to the trash, and waits for the list. */
async function moveToBin(page: Page) {
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await expect(page.getByText(/puedes recuperarlo durante 30 días/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/collections\/talents(\?|$)/);
}

test('a deleted talent is in the trash, and one click brings it back @long', async ({ page }) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Vera Montes');
  const address = page.url();
  const before = await readPublic(page);
  await moveToBin(page);
  await expect.poll(async () => (await page.request.get(address)).status()).not.toBe(500);
  const id = new URL(address).pathname.split('/')[4];
  expect((await page.request.get(`${admin.origin}/api/talents/${id}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Recuperado')).toBeVisible();
  await page.goto(address);
  await expect(height(page)).toBeEnabled();
  const { slug, _status, heightCm } = before;
  expect(await readPublic(page)).toMatchObject({ slug, _status, heightCm });

  await moveToBin(page);
  await expect(page.getByRole('link', { name: 'Ordenar las listas' })).toBeVisible();
  await page.goto(`${admin.origin}/admin/collections/talents/trash`);
  await expect(page.getByRole('link', { name: 'Ordenar las listas' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Vera Montes' }).click();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(new RegExp(`talents/${id}(\\?|$)`));
  expect(await readPublic(page)).toMatchObject({ slug, _status, heightCm });
});

/** Passes the first request that sends a form with this text to the server to `handle`. */
async function interceptForm(page: Page, text: string, handle: (route: Route) => Promise<void>) {
  let isFirst = true;
  await page.route('**/collections/talents/create*', async (route) => {
    const data = route.request().postData() ?? '';
    if (!isFirst || !data.includes('"form-state"') || !data.includes(text)) return route.fallback();
    isFirst = false;
    await handle(route);
  });
}

const NEW_NAME = 'Maider Etxeberria';

/** Changes the form of a new talent. */
async function startNewTalent(page: Page) {
  await page.goto(`${admin.origin}/admin/collections/talents/create`);
  const name = page.getByLabel('Nombre artístico');
  await expect(name).toBeFocused();
  await changeField(name, NEW_NAME);
  await openTab(page, 'Trayectoria');
}

const addStudy = (page: Page) => page.getByRole('button', { name: 'Añadir Estudio' }).click();

const studyField = (page: Page) => page.locator('#field-studies__0__year');

test('a row that is added just before an answer of the server gets its fields @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  const answered = Promise.withResolvers<void>();
  const added = Promise.withResolvers<void>();
  await interceptForm(page, NEW_NAME, async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await added.promise;
    await route.fulfill({ response });
  });
  await startNewTalent(page);
  await answered.promise;
  await addStudy(page);
  added.resolve();
  await expect(studyField(page)).toBeVisible();
});

test('a row that is added without a connection gets its fields afterwards @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  let failures = 0;
  await interceptForm(page, 'studies.0.id', async (route) => {
    failures++;
    await route.abort();
  });
  await startNewTalent(page);
  await addStudy(page);
  await expect(studyField(page)).toBeVisible();
  expect(failures).toBe(1);
});

test('an added row stays open although an answer of the server closes it @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  let closed = 0;
  await interceptForm(page, 'studies.0.id', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/(?<="rows":\[\{"id":"\w+","isLoading":false)/, () => {
      closed++;
      return ',"collapsed":true';
    });
    await route.fulfill({ response, body });
  });
  await startNewTalent(page);
  await addStudy(page);
  await expect(studyField(page)).toBeFocused();
  expect(closed).toBe(1);
});

test('a record opens in Spanish after another was edited in English @long', async ({ page }) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Nerea Soto');
  const mark = page.getByText('Editas el inglés');
  await expect(mark).toHaveCount(0);
  await page.locator('.localizer .popup-button').click();
  await page.locator('.popup-button-list__button', { hasText: 'Inglés' }).click();
  await expect(mark).toBeVisible();
  await openTalent(page, 'Samir Haddad');
  await expect(page).toHaveURL(/talents\/\d+\?locale=es/);
  await expect(page.locator('.localizer .popup-button')).toContainText('Español');
  await expect(mark).toHaveCount(0);
});

/** The lists that lost rows, in the tab of each. */
const LISTS = [
  { list: 'cinema', tab: 'Trayectoria', button: 'Añadir Trabajo' },
  { list: 'awards', tab: 'Trayectoria', button: 'Añadir Premio' },
  { list: 'videos', tab: 'Vídeo y voz', button: 'Añadir Vídeo' },
];
/** Counts the clicks on a list's button in the page, which survive its navigation. */
const countClicks = (page: Page, list: string, button: string) =>
  page.evaluate(
    ([field, text]) => {
      document.body.dataset.clicks = '0';
      document.addEventListener(
        'click',
        ({ target }) => {
          const clicked = target instanceof Element && target.closest('button');
          if (!clicked || !clicked.closest(field) || !clicked.textContent.includes(text)) return;
          document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1);
        },
        { capture: true },
      );
    },
    [`#field-${list}`, button] as const,
  );

/**
 * Clicks a button if the mouse would reach it. In one step: a page that replaces this one meanwhile
 * would get the click, on one of its tabs.
 */
const clickIfReachable = (button: Locator) =>
  button.evaluateAll(([element]) => {
    element?.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
    if (hit === element) hit?.click();
  });

for (const { list, tab, button } of LISTS) {
  const long = list === 'cinema' ? '' : ' @long';
  test(`each row of ${list} that is added after the first save stays${long}`, async ({ page }) => {
    await signIn(page, admin.origin);
    await page.goto(`${admin.origin}/admin/collections/talents/create`);
    await changeField(page.getByLabel('Nombre artístico'), `Prueba ${list}`);
    await openTab(page, tab);
    const add = page.locator(`#field-${list}`).getByRole('button', { name: button });
    await expect(add).toBeEnabled();
    await countClicks(page, list, button);
    await slowDown(page);
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(async () => {
      await clickIfReachable(add);
      const isOpen = /talents\/\d+/.test(page.url());
      expect(isOpen && (await page.locator('.document-fields[inert]').count()) === 0).toBe(true);
    }).toPass({ intervals: [20] });
    // The record's page: a new form replaces the old one.
    await expect(page.getByText(/Último cambio: admin/)).toBeVisible();
    const tabButton = page.getByRole('button', { name: tab, exact: true });
    await expect.soft(tabButton).toHaveClass(/--active/, { timeout: 10_000 });
    await openTab(page, tab);
    await add.click();
    await expect(page.locator(`#field-${list} .array-field__row`)).toHaveCount(
      Number(await page.locator('body').getAttribute('data-clicks')),
    );
  });
}

test('two tabs with one record: what both changed is asked, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await signIn(page, admin.origin);
  const other = await context.newPage();
  for (const tab of [page, other]) await openTalent(tab, 'Nerea Soto');

  const name = (editor: Page) => editor.getByLabel('Nombre artístico');
  const from = (editor: Page) => editor.getByLabel('Edad en pantalla, desde');
  const saveDraft = (editor: Page) =>
    editor.getByRole('button', { name: 'Guardar borrador' }).click();
  await changeField(height(page), '181');
  await name(page).fill('Nerea Soto Vidal');
  await changeField(height(other), '177');
  await name(other).fill('Nerea S. Vidal');
  await from(other).fill('21');
  await saveDraft(other);
  await expect(other.getByText(/Último cambio: admin, hoy a las/)).toBeVisible();

  await saveDraft(page);
  const dialog = page.getByRole('dialog', { name: /Has cambiado lo mismo en otra ventana/ });
  await expect(dialog).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[4];
  const stored = async () =>
    (await page.request.get(`${admin.origin}/api/talents/${id}?depth=0&draft=true`)).json();
  expect(await stored()).toMatchObject({ heightCm: 177, name: 'Nerea S. Vidal' });
  await dialog.getByRole('button', { name: 'Volver al formulario' }).click();
  await expect(height(page)).toHaveValue('181');

  await saveDraft(page);
  const question = (label: string) => dialog.getByRole('group', { name: label });
  await question('Altura (cm)').getByLabel('Tomar lo suyo').check();
  await question('Nombre artístico').getByLabel('Conservar lo mío').check();
  await dialog.getByRole('button', { name: 'Guardar con lo elegido' }).click();
  await expect(dialog).toBeHidden();
  await expect(height(page)).toHaveValue('177');
  await expect(name(page)).toHaveValue('Nerea Soto Vidal');
  await expect(from(page)).toHaveValue('21');
  expect(await stored()).toMatchObject({ heightCm: 177, name: 'Nerea Soto Vidal' });
  await other.close();
});

test('a row of credits by two people at once is merged, and a reload keeps what was typed @long', async ({
  page,
  browser,
}) => {
  await signIn(page, admin.origin);
  const other = await openAsColleague(page, browser);
  for (const tab of [page, other]) {
    await openTalent(tab, 'Inés Quiroga');
    await openTab(tab, 'Trayectoria');
    const toggle = tab.locator('#cinema-row-0 .collapsible__toggle').first();
    await expect(async () => {
      const isOpen = await tab.locator('#field-cinema__0__title').isVisible();
      if (!isOpen) await toggle.click();
      await expect(tab.locator('#field-cinema__0__title')).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  const field = (tab: Page, name: string) => tab.locator(`#field-cinema__0__${name}`);
  const saveDraft = (tab: Page) => tab.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.locator('[data-open-elsewhere]')).toContainText('Berta');
  await field(other, 'title').fill('La de ella');
  await field(other, 'director').fill('Elena Prats');
  await saveDraft(other);
  await expect(other.getByText('Sin guardar')).toHaveCount(0);

  await field(page, 'title').fill('La mía');
  await field(page, 'role').fill('Capitana');
  await expect(page.getByText('Sin guardar')).toBeVisible();
  await expect.poll(() => countCopies(page)).toBe(1);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText(/Hay cambios sin guardar/)).toBeVisible();
  await expect.poll(() => countCopies(page)).toBe(1);
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await openTab(page, 'Trayectoria');
  await expect(field(page, 'title')).toHaveValue('La mía');
  await saveDraft(page);
  const dialog = page.getByRole('dialog', { name: /Berta ha cambiado lo mismo/ });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('group')).toContainText('La de ella');
  await dialog.getByLabel('Conservar lo mío').check();
  await dialog.getByRole('button', { name: 'Guardar con lo elegido' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'director')).toHaveValue('Elena Prats');
  await expect(field(page, 'title')).toHaveValue('La mía');
  await expect(field(page, 'role')).toHaveValue('Capitana');
  await other.context().close();
});

test('two people order one list: the second chooses, and loses nothing @long', async ({
  page,
  browser,
}) => {
  await signIn(page, admin.origin);
  const other = await openAsColleague(page, browser);
  const address = `${admin.origin}/admin/collections/talents/order?list=actresses`;
  for (const tab of [page, other]) await tab.goto(address);
  const names = (tab: Page) => tab.getByRole('listitem').getByRole('link').allTextContents();
  const [first, second, third] = await names(page);
  const up = (tab: Page, name = '') => tab.getByRole('button', { name: `Subir a ${name}` });
  await expect(async () => {
    await up(other, second).click();
    expect((await names(other))[0]).toBe(second);
  }).toPass();
  await other.getByRole('button', { name: 'Guardar el orden' }).click();
  await expect(other.getByText('El orden se ha guardado correctamente')).toBeVisible();
  await page.getByRole('button', { name: `Poner a ${third} al principio` }).click();
  await page.getByRole('button', { name: 'Guardar el orden' }).click();
  await expect(page.getByText(/Berta ha cambiado el orden de esta lista/)).toBeInViewport();
  expect((await names(page)).slice(0, 3)).toEqual([third, first, second]);
  await page.getByRole('button', { name: 'Guardar mi orden' }).click();
  await expect(page.getByText('El orden se ha guardado correctamente')).toBeVisible();
  await page.reload();
  expect((await names(page)).slice(0, 3)).toEqual([third, first, second]);
  await other.context().close();
});

test('a list is ordered by keyboard, and with a finger on a phone @long', async ({ browser }) => {
  const context = await browser.newContext({
    ...PROFILE,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await signIn(page, admin.origin);
  await page.goto(`${admin.origin}/admin/collections/talents/order?list=actors`);
  const names = () => page.getByRole('listitem').getByRole('link').allTextContents();
  const [first, second, third, ...others] = await names();
  const handle = (name = '') => page.getByRole('button', { name: `Arrastrar a ${name}` });
  const dragged = page.locator('ol [class*="dragged"]');
  // dnd-kit announces ids. A row that has been picked up is over itself first.
  const expectOver = async (name = '') => {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const id = address?.split('/').at(-1);
    await expect(page.getByText(`was moved over droppable area ${id}.`)).toBeAttached();
  };

  // Payload shows its navigation for a moment: the rows are elsewhere meanwhile.
  const settled = page.locator('.template-default--nav-hydrated:not(.template-default--nav-open)');
  await expect(settled).toBeAttached();
  await expect(async () => {
    await handle(first).focus();
    await page.keyboard.press('Space');
    await expect(dragged).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectOver(first);
  await page.keyboard.press('ArrowDown');
  await expectOver(second);
  await page.keyboard.press('Space');
  await expect.poll(names).toEqual([second, first, third, ...others]);

  const touch = await context.newCDPSession(page);
  const centre = async (name = '') => {
    // Waits until the row is at its place.
    await handle(name).click({ trial: true });
    const { x, y, width, height } = (await handle(name).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points as never });
  const [from, to] = [await centre(third), await centre(second)];
  await send('touchStart', [from]);
  await expect(dragged).toBeVisible();
  await send('touchMove', [{ ...to, y: to.y + 5 }]);
  await send('touchMove', [to]);
  await expectOver(second);
  await send('touchEnd', []);
  await expect.poll(names).toEqual([third, second, first, ...others]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // dnd-kit ignores clicks for 50 ms after a drop.
  const save = page.getByRole('button', { name: 'Guardar el orden' });
  await expect(async () => {
    if (await save.isEnabled()) await save.click();
    await expect(save).toBeDisabled({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('El orden se ha guardado correctamente')).toBeVisible();

  // Where the number was typed.
  await page.goto(`${admin.origin}/admin/collections/talents?search=${encodeURIComponent(third!)}`);
  await page.getByRole('link', { name: third }).click();
  await openTab(page, 'Visibilidad');
  await expect(page.getByText('Ficha revisada el')).toBeVisible();
  await expect(page.getByText('Posición en la lista')).toHaveCount(0);
  await context.close();
});

test('Tab and Enter after a choice in a required list keep what was chosen @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  await startNewTalent(page);
  const sections = page.locator('#field-sections');
  await sections.locator('input').first().focus();
  await page.keyboard.type('Actriz');
  await page.keyboard.press('Enter');
  await expect(sections).toContainText('Actriz');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sections).toContainText('Actriz');
});

test('a row that is removed before the answer of the server stays removed @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  const sent = Promise.withResolvers<void>();
  const removed = Promise.withResolvers<void>();
  await interceptForm(page, 'cinema.0.id', async (route) => {
    const response = await route.fetch();
    sent.resolve();
    await removed.promise;
    await route.fulfill({ response });
  });
  await startNewTalent(page);
  await openTab(page, 'Trayectoria');
  await page.locator('#field-cinema').getByRole('button', { name: 'Añadir Trabajo' }).click();
  await sent.promise;
  await page.locator('#cinema-row-0 .array-actions__button').click();
  await page.locator('.array-actions__remove').click();
  removed.resolve();
  await expect(page.locator('#field-cinema .array-field__row')).toHaveCount(0);
  const save = page.waitForRequest(
    (request) => request.method() === 'POST' && /api\/talents/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  expect((await save).postData()).not.toContain('"cinema":[{');
  await expect(page.getByText(/Último cambio: admin/)).toBeVisible();
});

test('a lost connection and an ended session are told, and the form stays @long', async ({
  page,
  context,
}) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Samir Haddad');
  await changeField(height(page), '188');
  const save = page.getByRole('button', { name: 'Guardar borrador' });
  await context.setOffline(true);
  await expect(page.getByText(/Sin conexión: no se puede guardar/)).toBeInViewport();
  await save.click();
  await expect(page.getByText('Sin guardar')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Sin conexión/)).toHaveCount(0);
  await expect(height(page)).toHaveValue('188');

  await context.clearCookies();
  await save.click();
  await expect(page.getByText(/No se ha guardado, porque no hay una sesión abierta/)).toBeVisible();
  await signIn(await context.newPage(), admin.origin);
  await expect(height(page)).toHaveValue('188');
  await save.click();
  await expect(page.getByText('Sin guardar')).toHaveCount(0);
  await expect
    .poll(
      async () =>
        (
          await (
            await page.request.get(
              `${admin.origin}/api/talents/${new URL(page.url()).pathname.split('/')[4]}?depth=0&draft=true`,
            )
          ).json()
        ).heightCm,
    )
    .toBe(188);
});

test('after a refused publication, leaving asks as well @long', async ({ page }) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Inés Quiroga');
  await openTab(page, 'Visibilidad');
  await changeField(page.getByLabel('Dirección en la web'), 'nerea-soto');
  await publishButton(page).click();
  await expect(page.getByText('Otra persona de la misma lista').first()).toBeVisible();
  await expect(page.getByText('Sin guardar')).toBeVisible();
  await page.evaluate(() => window.history.back());
  await stay(page).click();
  await page.getByRole('link', { name: 'Versiones' }).click();
  await stay(page).click();
  await expect(page.getByLabel('Dirección en la web')).toHaveValue('nerea-soto');
});

test('nobody types into a form whose page is being replaced @long', async ({ page }) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Nerea Soto');
  const answer = await delayResponse(page, /\/versions/);
  await page.getByRole('link', { name: 'Versiones' }).click();
  await answer.requested;
  await expect(page.locator('.document-fields')).toHaveAttribute('inert');
  answer.release();
  await expect(page).toHaveURL(/versions/);
});

test('a changed record is not unpublished before it is saved @long', async ({ page }) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Samir Haddad');
  await changeField(height(page), '189');
  const unpublish = page.locator('#action-unpublish');
  await expect(async () => {
    await page.locator('.doc-controls__popup .popup-button').click({ timeout: 5000 });
    await expect(unpublish).toBeVisible({ timeout: 1000 });
  }).toPass();
  await unpublish.click();
  await expect(page.getByText(/Guarda antes los cambios/)).toBeVisible();
  await expect(height(page)).toHaveValue('189');
  expect((await readPublic(page))._status).toBe('published');
});

test('a changed drawer asks before its edge or Escape closes it @long', async ({ page }) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Nerea Soto');
  await openTab(page, 'Persona');
  await page
    .getByRole('button', { name: /^Editar: / })
    .first()
    .click();
  const drawer = page.locator('dialog[open]').filter({ has: page.locator('#field-alt') });
  await changeField(drawer.locator('#field-alt'), 'Otro texto', drawer.locator('#action-save'));
  await page
    .locator('[id^="close-drawer__"]')
    .last()
    .click({ position: { x: 5, y: 200 } });
  await stay(page).click();
  await page.keyboard.press('Escape');
  await stay(page).click();
  await expect(drawer.locator('#field-alt')).toHaveValue('Otro texto');
});

test('a place that was typed stays when one goes on with the mouse @long', async ({ page }) => {
  await signIn(page, admin.origin);
  await openTalent(page, 'Nerea Soto');
  await page.locator('#field-homeBase').fill('Cádiz');
  await height(page).click();
  await expect(page.locator('.rs__multi-value', { hasText: 'Cádiz' })).toBeVisible();
});
