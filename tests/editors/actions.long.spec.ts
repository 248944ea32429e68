import { type Locator, type Page, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { proposedLastDay } from '../../cms/contract/timeZone';
import { startAdminServer } from './adminServer';
import { changeField, clickAndConfirm, openTab, openTalent, publishButton } from './recordForm';
import { signIn, waitForHydration } from './signIn';

const PORT = 3133;
const TALENTS = '/admin/collections/talents';

let admin: Awaited<ReturnType<typeof startAdminServer>>;
let page: Page;

test.beforeAll(async ({ browser }) => {
  admin = await startAdminServer(PORT);
  page = await browser.newPage({ locale: 'es-ES' });
  await signIn(page, admin.origin);
});
test.afterAll(() => admin?.stop());

const texts = async (items: Locator) =>
  (await items.filter({ visible: true }).allInnerTexts()).map((text) => text.trim());

const boxes = () => page.locator('tbody input[type=checkbox]');
const actions = () => page.locator('.list-selection').first();

async function openList(query = '') {
  await page.goto(`${admin.origin}${TALENTS}${query}`);
  await waitForHydration(boxes().first());
}

/** Opens the menu of three dots of the open record. */
async function openMenu(): Promise<Locator> {
  await page.locator('.doc-controls__popup button').first().click();
  const entries = page.locator('.popup-button-list__button').filter({ visible: true });
  await expect(entries.first()).toBeVisible();
  return entries;
}

/** Reads from the API as the page does: a connection that was idle could be closed. */
const get = <T>(place: string) =>
  page.evaluate(
    async (path) => (await (await fetch(path)).json()) as unknown,
    `/api/${place}`,
  ) as Promise<T>;

type Talent = Record<string, unknown> & {
  photo: number;
  gallery: { id: string; picture: number }[];
  cinema: { title: string; role?: string }[];
};
const read = (id: string | number, query = 'draft=true&locale=es&depth=0') =>
  get<Talent>(`talents/${id}?${query}`);
const find = async (query: string) =>
  (await get<{ docs: { id: number; name: string }[] }>(query)).docs;
const change = (id: string | number, data: object) =>
  page.request.patch(`${admin.origin}/api/talents/${id}?draft=true`, {
    data: { ...data, _status: 'draft' },
  });
const idOfPage = () => /talents\/(\d+)/.exec(page.url())![1]!;

test('the edit of several people offers what makes sense for all of them', async () => {
  await openList('?limit=10');
  for (const index of [0, 1, 2]) await boxes().nth(index).check();
  expect(await texts(actions().getByRole('button'))).toEqual([
    expect.stringMatching(/^Seleccionar todo \(\d+\)$/),
    'Editar',
    'Publicar',
    'Despublicar',
    'Eliminar',
  ]);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const offeredOnPhone = page.locator('.list-selection button').filter({ visible: true });
  for (const action of await offeredOnPhone.all()) {
    await expect(action).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(size);
  await actions().getByRole('button', { name: 'Editar' }).click();
  await page.locator('.edit-many .rs__control, .field-select .rs__control').last().click();
  const offered = await texts(page.locator('.rs__option'));
  expect(offered.map((text) => text.replace(/ \*$/, ''))).toEqual([
    'Representante',
    'Disponible desde',
    'Disponible hasta',
    'Disponibilidad, con otras palabras',
    'Visibilidad',
    'Ficha revisada el',
  ]);
});

test('a credit is added to several people, to each with their role', async () => {
  await openList('?limit=10');
  const names: string[] = [];
  for (const index of [1, 3]) {
    await boxes().nth(index).check();
    names.push(await page.locator('tbody tr').nth(index).getByRole('link').first().innerText());
  }
  await page.getByRole('button', { name: 'Añadir un trabajo a estas 2 personas' }).click();
  const drawer = page.getByRole('dialog').last();
  await drawer.getByRole('button', { name: 'Añadir a 2 personas' }).click();
  // Without a title nothing is sent.
  await expect(drawer.getByText(/^Hace falta/)).toBeVisible();
  await drawer.getByLabel('Título').fill('Marea viva');
  await drawer.getByLabel('Año').fill('2026');
  await drawer.getByRole('textbox', { name: names[0]! }).fill('Alba');
  await drawer.getByRole('textbox', { name: names[1]! }).fill('Bruno');
  await drawer.getByRole('button', { name: 'Añadir a 2 personas' }).click();
  await expect(page.getByText('El trabajo está en 2 fichas')).toBeVisible();
  for (const [index, role] of ['Alba', 'Bruno'].entries()) {
    await openTalent(page, admin.origin, names[index]!);
    const { cinema, _status } = await read(idOfPage());
    expect(cinema.at(-1)).toMatchObject({ title: 'Marea viva', year: 2026, role });
    expect(_status).toBe('published');
  }
});

test('ticks stay when the page is turned, sorted or searched', async () => {
  const propose = (count: number) =>
    page.getByRole('button', { name: `Proponer a estas ${count} personas` });
  await openList('?limit=10');
  await boxes().nth(0).check();
  await boxes().nth(1).check();
  const turnTo = async (name: string) => {
    const first = page.locator('tbody a').first();
    const text = await first.innerText();
    await page.locator('.paginator').getByRole('button', { name, exact: true }).click();
    await expect(first).not.toHaveText(text);
  };
  await turnTo('2');
  await expect(propose(2)).toBeVisible();
  await boxes().nth(4).check();
  await boxes().nth(5).check();
  await expect(propose(4)).toBeVisible();
  await turnTo('1');
  await expect(boxes().nth(0)).toBeChecked();
  await expect(propose(4)).toBeVisible();
  // The tick in the head is for the rows of this page.
  await page.locator('thead input[type=checkbox]').click();
  await expect(propose(12)).toBeVisible();
  await page.locator('thead input[type=checkbox]').click();
  await expect(propose(2)).toBeVisible();
  // All that are found are ticked one by one, also those that are not shown.
  await page.locator('#select-all-across-pages').click();
  const { totalDocs } = await get<{ totalDocs: number }>('talents?limit=1&draft=true');
  await expect(propose(totalDocs)).toBeVisible();
  await page.locator('thead input[type=checkbox]').click();
  await expect(propose(totalDocs - 10)).toBeVisible();
  await openList('?limit=10&search=Vidal');
  await page.locator('thead input[type=checkbox]').click();
  await expect(propose(2)).toBeVisible();
  await openList('?limit=10');
  for (const index of [0, 1, 2]) await boxes().nth(index).check();

  const search = page.getByPlaceholder(/Buscar por/);
  await search.fill('Vidal');
  await expect(boxes()).toHaveCount(2);
  await expect(propose(3)).toBeVisible();
  await boxes().first().check();
  await expect(propose(4)).toBeVisible();
  // What Payload's own actions would leave out is said, and they are away until the search is.
  await expect(page.getByText('Esta búsqueda no muestra 3 que están marcadas.')).toBeVisible();
  await expect(actions().getByRole('button', { name: 'Editar' })).toBeHidden();
  await page.getByRole('button', { name: 'Quitar la búsqueda' }).click();
  await expect(actions().getByRole('button', { name: 'Editar' })).toBeVisible();
  await propose(4).click();
  await expect(page).toHaveURL(/proposals\/\d+/);
  await expect(page.locator('#field-people .array-field__row')).toHaveCount(4);
});

test('publishing people of two pages publishes these, and leaves nothing ticked', async () => {
  const docs = await find('talents?limit=40&sort=name&depth=0&draft=true');
  const chosen = [docs[0]!, docs[12]!];
  for (const { id } of chosen) {
    await change(id, { website: 'https://nuevo.example' });
  }
  await openList('?limit=10');
  await page.getByRole('row', { name: chosen[0]!.name }).getByRole('checkbox').check();
  await page.locator('.paginator').getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('row', { name: chosen[1]!.name }).getByRole('checkbox').check();
  await actions().getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.locator('.list-selection')).toHaveCount(0);
  for (const { id } of chosen) {
    const stored = await read(id, 'depth=0');
    expect(stored).toMatchObject({ website: 'https://nuevo.example', _status: 'published' });
  }
});

test('the menus of a record offer what the docs list, and no copy into another language', async () => {
  await openTalent(page, admin.origin, 'Nerea Soto');
  const entries = await openMenu();
  expect(await texts(entries)).toEqual([
    'Añadir',
    'Duplicar',
    'Eliminar',
    'Despublicar',
    'Deja la agencia…',
  ]);
  await page.keyboard.press('Escape');
  const asked = page.waitForRequest(
    (request) => 'next-action' in request.headers() && /form-state/.test(request.postData() ?? ''),
  );
  await changeField(page.getByLabel('Altura (cm)'), '171');
  // The function of the server behind the menu's former entry, asked as the form asks others.
  const id = idOfPage();
  const english = 'locale=en&fallback-locale=null&depth=0';
  const before = await read(id, english);
  await page.evaluate(
    async ([action, docID]) => {
      const args = { collectionSlug: 'talents', docID, fromLocale: 'es', toLocale: 'en' };
      await fetch(window.location.href, {
        method: 'POST',
        headers: { 'Next-Action': action!, Accept: 'text/x-component' },
        body: JSON.stringify([
          { name: 'copy-data-from-locale', args: { ...args, overrideData: true } },
        ]),
      });
    },
    [(await asked).headers()['next-action'], id],
  );
  expect(await read(id, english)).toEqual(before);
  // A changed form is scheduled after it is saved: there is nothing else to choose.
  const more = page.locator('.form-submit .popup button');
  await expect(more).toHaveCount(0);
  // It is copied after it is saved, too: Payload's question would offer a copy of some languages.
  await (await openMenu()).getByText('Duplicar').click();
  await expect(page.getByText('Guarda antes los cambios')).toBeVisible();
  await expect(page.getByText('Duplicar sin guardar cambios')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await clickAndConfirm(page, 'Guardar borrador');
  await more.click();
  await expect(page.locator('#action-revert-to-published')).toBeHidden();
  expect(await texts(page.locator('.popup-button-list__button'))).toEqual([
    'Programar publicación',
  ]);
  await page.keyboard.press('Escape');

  await openTab(page, 'Trayectoria');
  await expect(page.locator('.clipboard-action__popup').filter({ visible: true })).toHaveCount(0);
  await page.locator('#field-cinema .array-actions__button').first().click();
  const rowActions = await texts(page.locator('.popup-button-list__button'));
  expect(rowActions.join()).not.toMatch(/Copiar|Pegar/);

  await page.goto(`${admin.origin}/admin/globals/home`);
  await expect(publishButton(page)).toBeVisible();
  const home = await openMenu();
  expect((await texts(home)).join()).not.toMatch(/idioma/i);
});

test('a new row of the home page comes first, with a proposed last day where it has one', async () => {
  type HomeList = 'slides' | 'featured' | 'instagram' | 'trustedBy';
  type Home = Record<HomeList, { headline?: string; name?: string; lastDay: string | null }[]>;
  const readHome = () => get<Home>('globals/home?draft=true&locale=es&depth=0');
  const before = await readHome();
  const dayBefore = proposedLastDay();
  await page.goto(`${admin.origin}/admin/globals/home`);
  for (const [list, button, field] of [
    ['slides', 'Añadir Diapositiva', 'headline'],
    ['featured', 'Añadir Persona', 'talent'],
    ['instagram', 'Añadir Publicación', 'url'],
    ['trustedBy', 'Añadir Empresa', 'name'],
  ] as const) {
    const rows = page.locator(`#field-${list} .array-field__row`);
    await expect(rows).toHaveCount(before[list].length);
    await page.locator(`#field-${list}`).getByRole('button', { name: button }).click();
    await expect(rows).toHaveCount(before[list].length + 1);
    await expect(page.locator(`#${list}-row-0 #field-${list}__0__${field}`)).toBeVisible();
    await expect(page.locator(`#field-${list} .array-field__add-row`)).toBeHidden();
  }
  await page.locator('#field-slides__0__headline').fill('Estreno');
  await page.locator('#field-trustedBy__0__name').fill('Teatro Nuevo');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect.poll(async () => (await readHome()).slides[0]!.headline).toBe('Estreno');
  const { slides, featured, instagram, trustedBy } = await readHome();
  expect(instagram).toHaveLength(before.instagram.length + 1);
  expect(trustedBy.map(({ name }) => name)).toEqual([
    'Teatro Nuevo',
    ...before.trustedBy.map(({ name }) => name),
  ]);
  for (const [first, ...rest] of [slides, featured]) {
    // Midnight may be between them.
    expect([dayBefore, proposedLastDay()]).toContain(first!.lastDay);
    expect(rest.every(({ lastDay }) => lastDay === null)).toBe(true);
  }
});

test('filters are what an editor searches by', async () => {
  await openList();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('button', { name: 'Añadir filtro' }).click();
  await page.locator('.condition__field .rs__control').first().click();
  const filters = await texts(page.locator('.condition__field .rs__option'));
  expect(filters.length).toBeLessThanOrEqual(40);
  expect(filters.filter((text) => /> ID$/.test(text))).toEqual([]);
  expect(filters).toEqual(expect.arrayContaining(['Idiomas > Idioma', 'Cine > Título']));
});

test('an editor’s account has no key', async () => {
  await page.goto(`${admin.origin}/admin/collections/users/create`);
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  await expect(page.getByText(/clave API|API Key/i)).toHaveCount(0);
});

test('undoing an upload brings back the portrait that one of its files has replaced', async () => {
  await openTalent(page, admin.origin, 'Elena Prats');
  const id = idOfPage();
  const before = await read(id);
  const background = { r: 200, g: 120, b: 40 };
  const create = { width: 60, height: 80, channels: 3, background } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const file = { name: 'nueva.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file][multiple]').first().setInputFiles(file);
  await expect(page.getByText('1 de 1 archivos añadidos')).toBeVisible();
  const gallery = page.locator('#field-gallery');
  await gallery
    .getByRole('button', { name: /^Hacer principal/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Deshacer: quitar estos archivos' }).click();
  await expect(gallery.getByRole('button', { name: /^Quitar/ })).toHaveCount(before.gallery.length);
  await clickAndConfirm(page, 'Guardar borrador');
  const after = await read(id);
  expect(after.photo).toBe(before.photo);
  expect(after.gallery).toEqual(before.gallery);
});

test('“casta” and Enter choose the plain colour, and a clip is titled with its own language', async () => {
  await openTalent(page, admin.origin, 'Ainhoa Goikoetxea');
  const hair = page.locator('#field-hair input');
  await hair.fill('casta');
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-hair .rs__single-value')).toHaveText('Castaño');
  const id = idOfPage();
  const [file] = await find('media?where[mimeType][contains]=audio&limit=1');
  const clip = { kind: 'language', language: 'basque', file: file!.id };
  await change(id, { voiceClips: [clip] });
  await page.reload();
  await openTab(page, 'Vídeo y voz');
  await expect(page.locator('#field-voiceClips .array-field__row')).toContainText('Euskera');
});

test('a required level has its star, and a save that fails offline changes no state', async () => {
  await openTalent(page, admin.origin, 'Carmen Aldana');
  const accents = page.locator('#field-accents__search');
  await accents.fill('mex');
  await page.keyboard.press('Enter');
  const level = page.getByLabel('Nivel de Mexicano');
  await expect(level).toHaveAttribute('aria-required', 'true');
  await expect(level.locator('option').first()).toHaveText('Nivel *');
  await publishButton(page).click();
  await expect(page.getByText(/Acentos › \d+ \(Mexicano\) › Nivel/).first()).toBeVisible();
  await level.selectOption({ index: 1 });

  const status = page.locator('.doc-controls__status .status__value');
  await expect(status).toHaveText('Publicado');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText(/sin conexión|No hay conexión/i).first()).toBeVisible();
  await expect(status).toHaveText('Publicado');
  await page.context().setOffline(false);
});

test('the oldest version is compared with what there is now', async () => {
  await openTalent(page, admin.origin, 'Elena Prats');
  const id = idOfPage();
  for (const heightCm of [171, 172]) await change(id, { heightCm });
  await page.goto(`${admin.origin}${TALENTS}/${id}/versions`);
  const links = page.locator('.versions tbody a');
  expect(await links.count()).toBeGreaterThan(1);
  const newest = /versions\/(\d+)/.exec((await links.first().getAttribute('href'))!)![1];
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`versionFrom=${newest}`));
});

test('the line with a proposal’s link follows its state', async () => {
  const [person] = await find('talents?limit=1&where[_status][equals]=published');
  const made = await page.request.post(`${admin.origin}/api/proposals?draft=true`, {
    data: {
      project: 'Salitre',
      people: [{ talent: person!.id }],
      validUntil: '2099-12-15T12:00:00.000Z',
      _status: 'draft',
    },
  });
  const { doc } = (await made.json()) as { doc: { id: number } };
  await page.goto(`${admin.origin}/admin/collections/proposals/${doc.id}`);
  const line = page.locator('[data-proposal-link]');
  await expect(line).toHaveText('Publícala para que su página exista.');
  await clickAndConfirm(page, 'Publicar cambios');
  await expect(line.getByRole('link')).toHaveAttribute('href', /\/propuesta\/[0-9a-z]{22}$/);
  await page.getByLabel('Retirada').check();
  await clickAndConfirm(page, 'Publicar cambios');
  await expect(line).toHaveText('Retirada: su página no muestra a nadie.');
  await page.getByLabel('Retirada').uncheck();
  await clickAndConfirm(page, 'Publicar cambios');
  await expect(line.getByRole('link')).toBeVisible();
  await (await openMenu()).filter({ hasText: 'Despublicar' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(line).toHaveText('Publícala para que su página exista.');
});
