import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { startAdminServer } from './adminServer';
import { publishButton } from './recordForm';
import { signIn } from './signIn';

const PORT = 4731;
/** The values of a new actress that an editor typed before, of which 22 stood in what she had pasted. */
const TYPED_BEFORE = { values: 15, retyped: 22 };

let admin: Awaited<ReturnType<typeof startAdminServer>>;

test.use({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' });
test.beforeAll(async () => {
  admin = await startAdminServer(PORT);
});
test.afterAll(() => admin?.stop());

/** Puts the focus into the field above the form and pastes into it, as a program writes to the clipboard. */
async function paste(page: Page, content: Record<string, string>) {
  await page.getByLabel('Pegar un currículum').focus();
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    const event = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', event));
  }, content);
}

/** Counts what is pressed and typed by hand. */
async function countWork(page: Page) {
  const work = { clicks: 0, typed: 0 };
  await page.exposeFunction('countWork', (kind: keyof typeof work) => void work[kind]++);
  await page.addInitScript(() => {
    const { countWork: count } = window as unknown as { countWork: (kind: string) => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count('clicks'), true);
    addEventListener('beforeinput', ({ isTrusted }) => isTrusted && count('typed'), true);
  });
  return work;
}

const read = async (page: Page) => {
  const id = /talents\/(\d+)/.exec(page.url())![1];
  const response = await page.request.get(
    `${admin.origin}/api/talents/${id}?depth=0&locale=es&draft=true`,
  );
  return response.json();
};

test('a word that no list has is looked up by what people say @long', async ({ page }) => {
  await signIn(page, admin.origin);
  await page.goto(`${admin.origin}/admin/collections/talents/create`);
  await expect(page.getByLabel('Nombre artístico')).toBeFocused();
  await paste(page, { 'text/plain': 'IDIOMAS\nKlingon: nativo\n\nHABILIDADES\nTrikitixa' });
  const dialog = page.locator('dialog, [role=dialog]').last();
  for (const [field, typed, option] of [
    ['Idioma', 'castellano', 'Español'],
    ['Habilidad', 'carnet', /carné de coche/i],
  ] as const) {
    await dialog.getByRole('combobox', { name: field }).fill(typed);
    await dialog.getByRole('option', { name: option }).first().click();
  }
  // Answers outlive the drawer, which a click beside it closes.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Lo pegado' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver lo leído' }).click();
  await dialog.getByRole('button', { name: 'Llevar 2 datos a la ficha' }).click();
  await expect(page.getByLabel('Nivel de Español')).toHaveValue('native');
  await expect(page.getByLabel(/^Nivel de .*coche/i)).toBeVisible();
});

test('accents that say no level get one with one answer @long', async ({ page }) => {
  await signIn(page, admin.origin);
  await page.goto(`${admin.origin}/admin/collections/talents/create`);
  await expect(page.getByLabel('Nombre artístico')).toBeFocused();
  await paste(page, { 'text/plain': 'ACENTOS\nAndaluz (nativo), canario, mexicano, cubano' });
  const dialog = page.locator('dialog, [role=dialog]').last();
  const level = dialog.getByLabel('Nivel de todos los que no lo dicen');
  await level.focus();
  await level.selectOption('Medio');
  await level.selectOption('Alto');
  await expect(level).toBeFocused();
  await dialog.getByRole('button', { name: 'Llevar 4 datos a la ficha' }).click();
  await expect(page.getByLabel('Nivel de Andaluz')).toHaveValue('native');
  for (const accent of ['Canario', 'Mexicano', 'Cubano'])
    await expect(page.getByLabel(`Nivel de ${accent}`)).toHaveValue('high');
});

test('what is removed or used gives the focus to a reading, not to the page @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  await page.goto(`${admin.origin}/admin/collections/talents/create`);
  await expect(page.getByLabel('Nombre artístico')).toBeFocused();
  const text = 'ACENTOS\nCanario, cubano\n\nCINE\n2023 «Salmuera»\n\nReferencias a petición';
  await paste(page, { 'text/plain': text });
  const dialog = page.locator('dialog, [role=dialog]').last();
  await dialog.getByRole('button', { name: 'Usar como trabajo' }).press('Enter');
  await expect(dialog.getByLabel('Llevar: Referencias a petición')).toBeFocused();
  await dialog.getByRole('button', { name: 'Quitar' }).first().press('Enter');
  await expect(dialog.getByRole('button', { name: 'Hecho Cubano' })).toBeFocused();
});

test('a curriculum of Word becomes a published record, and nothing is typed again @long', async ({
  page,
}) => {
  const work = await countWork(page);
  await signIn(page, admin.origin);
  await page.goto(`${admin.origin}/admin/collections/talents/create`);
  await expect(page.getByLabel('Nombre artístico')).toBeFocused();
  work.clicks = work.typed = 0;
  const html = await readFile(path.resolve('tests/unit/cms/curriculum/a1.html'), 'utf8');
  await paste(page, { 'text/html': html });
  const dialog = page.locator('dialog, [role=dialog]').last();
  await expect(dialog.getByText(/datos leídos/)).toBeVisible();
  // Side by side: touching what was read marks where it stands, and what was not read is named.
  const source = dialog.getByRole('region', { name: 'Lo pegado' });
  await expect(source).toContainText('14 de marzo de 1991');
  await dialog.getByLabel('Llevar: Fecha de nacimiento: 14 mar 1991').focus();
  await expect(source.locator('mark[data-now]')).toContainText('14 de marzo de 1991');
  // What is read far below is shown there.
  await dialog.getByRole('checkbox').last().focus();
  await expect(source.locator('mark[data-now]').first()).toBeInViewport();
  await expect(dialog.getByText(/DNI/).last()).toBeVisible();
  // The levels of three accents are asked for.
  const levels = dialog.getByRole('listitem').filter({ hasText: '¿qué nivel?' });
  for (const level of ['nativo', 'alto', 'medio']) {
    await levels
      .first()
      .getByLabel('Nivel')
      .selectOption({ label: level.charAt(0).toUpperCase() + level.slice(1) });
  }
  await expect(levels).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Llevar \d+ datos a la ficha$/ }).click();
  // A skill that no list has stays asked for, and is left.
  await expect(dialog.getByText(/1 pregunta/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/datos llevados a la ficha/).first()).toBeVisible();
  await publishButton(page).click();
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
  const after = { ...work };
  test.info().annotations.push({
    type: 'work',
    description: JSON.stringify({ before: TYPED_BEFORE, after }),
  });
  console.log('before', TYPED_BEFORE, 'after', after);
  expect(after.typed).toBe(0);
  expect(after.clicks).toBeLessThanOrEqual(6);

  expect(await read(page)).toMatchObject({
    name: 'Maddi Etxaburu',
    sections: ['actress'],
    _status: 'published',
    birthDate: expect.stringContaining('1991-03-14'),
    citizenships: ['ES'],
    homeBase: ['Donostia', 'Madrid'],
    heightCm: 172,
    eyes: 'brown',
    hair: 'darkBrown',
    hairLength: 'long',
    voiceRange: 'mezzoSoprano',
    instagram: 'maddi.etxaburu',
    imdb: 'https://www.imdb.com/name/nm99900111/',
    languages: [
      { language: 'basque', level: 'native' },
      { language: 'spanish', level: 'native' },
      { language: 'english', level: 'high' },
      { language: 'french', level: 'mid' },
      { language: 'italian', level: 'basic' },
    ],
    accents: [
      { accent: 'basque', level: 'native' },
      { accent: 'neutralSpanish', level: 'high' },
      { accent: 'argentinian', level: 'mid' },
    ],
    videos: [{ kind: 'videobook', url: 'https://vimeo.com/990000011' }],
  });
});

test('a table is read by its cells, which the plain text beside it has not @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  await page.goto(`${admin.origin}/admin/collections/talents/create`);
  await expect(page.getByLabel('Nombre artístico')).toBeFocused();
  const [html, text] = await Promise.all(
    ['html', 'txt'].map((end) =>
      readFile(path.resolve(`tests/unit/cms/curriculum/g3.${end}`), 'utf8'),
    ),
  );
  await paste(page, { 'text/html': html!, 'text/plain': text! });
  const dialog = page.locator('dialog, [role=dialog]').last();
  // A cell of two lines, and a work that is merged over three rows of awards.
  await expect(
    dialog.getByLabel('Llevar: 2022 · Bajo el asfalto · ', { exact: false }),
  ).toBeVisible();
  await expect(dialog.getByLabel(/^Llevar: 2024 · Festival de Cine de Miravalle · /)).toBeVisible();
});

test('what the record has is shown beside what was read, and one undo brings it back @long', async ({
  page,
}) => {
  await signIn(page, admin.origin);
  await page.goto(`${admin.origin}/admin/collections/talents/create`);
  await expect(page.getByLabel('Nombre artístico')).toBeFocused();
  await page.getByLabel('Altura (cm)').fill('170');
  await paste(page, {
    'text/plain': 'Altura: 1,72\nOjos: verdes\nIdiomas: inglés B2, francés nivel medio',
  });
  const dialog = page.locator('dialog, [role=dialog]').last();
  await expect(dialog.getByText('ahora: 170')).toBeVisible();
  // By keyboard: the height replaces the old one only if somebody says so.
  const height = dialog.getByLabel('Llevar: Altura (cm): 172');
  await expect(height).not.toBeChecked();
  await height.focus();
  await page.keyboard.press('Space');
  await expect(height).toBeChecked();
  const take = dialog.getByRole('button', { name: 'Llevar 4 datos a la ficha' });
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Altura (cm)')).toHaveValue('172');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByLabel('Altura (cm)')).toHaveValue('170');
  await expect(page.getByLabel('Nivel de Inglés')).toHaveCount(0);
});
