import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Locator, type Page, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { startAdminServer } from './adminServer';
import { publishButton } from './recordForm';
import { signIn } from './signIn';

const PORT = 3131;
const MAX_CLICKS = 20;
/** Presses of the tab key after which an element is out of reach. */
const MAX_TABS = 120;
const REEL = 'https://vimeo.com/76979871';
const BIOGRAPHY = 'Actriz de cine y televisión, formada en la RESAD.';
const LANGUAGES = [
  ['Euskera', 'n', 'basque', 'native'],
  ['Inglés', 'a', 'english', 'high'],
  ['Francés', 'm', 'french', 'mid'],
] as const;
const SKILLS = [
  ['Piano', 'p', 'piano', 'pro'],
  ['Esgrima', 'm', 'fencing', 'mid'],
  ['Equitación', 'b', 'horseRiding', 'basic'],
] as const;
/** Twelve credits as a person sends them. */
const CREDITS = `Hola Marta, te paso mi currículum:

CINE
2026 «La orilla norte». Dir. Elena Prats. Como Ainhoa (protagonista)
2024 «Once inviernos». Dir. Gonzalo Tejada. Como Clara
2023 «Salmuera». Dir. Joan Vidal. Como Inés. Meseta Films
2021 «Nueve escalones». Dir. Joan Vidal. Reparto
2020 «Tinta simpática». Dir. Silvia Monreal. Secundario

TELEVISIÓN
Puerto frío (2025-2026), T2, 8 capítulos, Netflix. Papel: Sargento Ibarra. Fijo
Guardia de noche (2025), TVE, personaje episódico
Cuatro esquinas (2023), Antena 3. Papel: Nagore
Veranillo (2021), Canal Sur. Papel: Camarera

CORTOMETRAJES
- El horno (2019), Andrés Ruiz, protagonista
- La grúa (2022), Andrés Ruiz

TEATRO
2022 Las horas de arena – Masha – Dir. Andrés Ruiz – Teatro del Surco

Tel. 600 123 456`;

let admin: Awaited<ReturnType<typeof startAdminServer>>;
let photographs: { name: string; mimeType: string; buffer: Buffer }[];
let recording: (typeof photographs)[number];

test.use({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' });

test.beforeAll(async () => {
  admin = await startAdminServer(PORT);
  photographs = await Promise.all(
    Array.from({ length: 7 }, async (_, index) => {
      const background = { r: 30 * index, g: 120, b: 160 };
      const create = { width: 400, height: 500, channels: 3, background } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      return { name: `${index + 1}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
  const buffer = await readFile(path.resolve('cms/sample/files/voice-basque.m4a'));
  recording = { name: 'euskera.m4a', mimeType: 'audio/mp4', buffer };
});
test.afterAll(() => admin?.stop());

/** Lets the CMS answer about the reel as if Vimeo had, with a picture of the sample as poster. */
async function answerForVimeo(page: Page) {
  const pictures = await page.request.get(
    `${admin.origin}/api/media?limit=1&depth=0&where[mimeType][equals]=image/jpeg`,
  );
  const { docs } = (await pictures.json()) as { docs: { id: number }[] };
  const poster = docs[0]!.id;
  await page.route('**/api/video', (route) =>
    route.fulfill({ json: { title: 'Showreel 2026', durationSeconds: 102, poster } }),
  );
  return poster;
}

/** Counts what a person presses with the mouse: every press that reaches a page. */
async function countPresses(page: Page) {
  let count = 0;
  await page.exposeFunction('countPress', () => void count++);
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countPress(), true);
  });
  return () => count;
}

/** How a journey reaches things: with the mouse, or with the keyboard alone. */
interface Hands {
  /** Presses a button, a link or a tab. */
  press: (target: Locator) => Promise<void>;
  /** Puts the focus into a field. */
  enter: (target: Locator) => Promise<void>;
}

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Moves the focus with the tab key, forwards or, to something above, backwards. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isAbove = await target.evaluate((element) => {
    const { activeElement } = document;
    const place = activeElement?.compareDocumentPosition(element) ?? 0;
    return activeElement !== document.body && Boolean(place & Node.DOCUMENT_POSITION_PRECEDING);
  });
  for (let count = 0; count < MAX_TABS; count++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(isAbove ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Not reached by keyboard: ${target}`);
}

/** Pastes a text into the focused field. */
const paste = (page: Page, text: string) =>
  page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    const event = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);

/** Chooses an option of the select that has the focus. */
async function choose(page: Page, option: string) {
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
}

async function addChips(page: Page, chips: readonly (readonly [string, string, ...string[]])[]) {
  for (const [name, letter] of chips) {
    await page.keyboard.type(name);
    await expect(page.getByRole('option', { name: new RegExp(`${name}$`) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(`Nivel de ${name}`)).toBeFocused();
    await page.keyboard.press(letter);
    await page.keyboard.press('Enter');
  }
}

/** Returns the file name of a person's first photograph, without its ending. */
const fileNameOf = (name: string) => name.split(' ')[0]!.toLowerCase();

/** Fills in the whole sheet, and publishes it. */
async function fillSheet(page: Page, name: string, { press, enter }: Hands) {
  const tab = (label: string) => page.getByRole('button', { name: label, exact: true });
  const chooseFiles = async (button: string, files: typeof photographs) => {
    const choosing = page.waitForEvent('filechooser');
    await press(page.getByRole('button', { name: button }));
    await (await choosing).setFiles(files);
    await expect(page.getByText(`${files.length} de ${files.length} archivos`)).toBeVisible();
  };
  await press(page.getByRole('link', { name: /^Nuevo talento/ }));
  await expect(page.getByLabel('Nombre artístico')).toBeFocused();
  await page.keyboard.type(name);
  await enter(page.locator('#field-sections input').first());
  await choose(page, 'Actriz');
  const files = photographs.map((file, index) => ({
    ...file,
    name: `${fileNameOf(name)}-${index + 1}.jpg`,
  }));
  await chooseFiles('Elegir fotos', files);
  const first = `«${fileNameOf(name)}-1.jpg» es la foto principal; las otras 6`;
  await expect(page.getByText(first)).toBeVisible();
  await enter(page.locator('#field-languages__search'));
  await addChips(page, LANGUAGES);
  await enter(page.locator('#field-skills__search'));
  await addChips(page, SKILLS);
  await enter(page.locator('#field-agentId input').first());
  await choose(page, 'Marta Olmedo');

  await press(tab('Vídeo y voz'));
  await enter(page.getByLabel('Añadir un vídeo por su enlace'));
  await paste(page, REEL);
  await expect(page.getByText('Añadido: «Showreel 2026»')).toBeVisible();
  await chooseFiles('Elegir audios', [recording]);

  await press(tab('Trayectoria'));
  await enter(page.getByLabel('Pegar un currículum'));
  await paste(page, CREDITS);
  await press(page.getByRole('button', { name: 'Llevar 12 datos a la ficha' }));
  await expect(page.getByText('12 datos llevados')).toBeVisible();

  await press(tab('Textos'));
  await enter(page.getByRole('textbox', { name: /^Biografía/ }));
  await page.keyboard.type(BIOGRAPHY);
  await press(publishButton(page));
  await expect(page).not.toHaveURL(/create/);
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
}

/** Checks that everything is stored and published. */
async function expectSheet(page: Page, name: string, poster: number) {
  const id = /talents\/(\d+)/.exec(page.url())![1];
  const response = await page.request.get(`${admin.origin}/api/talents/${id}?depth=0&locale=es`);
  const talent = await response.json();
  const file = await page.request.get(`${admin.origin}/api/media/${talent.photo}?depth=0`);
  expect((await file.json()).filename).toMatch(new RegExp(`^${fileNameOf(name)}-1`));
  const titlesOf = (list: string) => talent[list].map(({ title }: { title: string }) => title);
  expect(talent).toMatchObject({
    name,
    _status: 'published',
    sections: ['actress'],
    biography: BIOGRAPHY,
    languages: LANGUAGES.map(([, , language, level]) => ({ language, level })),
    skills: SKILLS.map(([, , skill, level]) => ({ skill, level })),
    videos: [{ kind: 'showreel', title: 'Showreel 2026', durationSeconds: 102, url: REEL, poster }],
    voiceClips: [{ kind: 'language', language: 'basque' }],
    theatre: [{ year: 2022, role: 'Masha', venue: 'Teatro del Surco' }],
  });
  expect(talent.gallery).toHaveLength(6);
  expect(talent.agentId).toBeTruthy();
  expect(titlesOf('cinema')).toEqual([
    'La orilla norte',
    'Once inviernos',
    'Salmuera',
    'Nueve escalones',
    'Tinta simpática',
    'El horno',
    'La grúa',
  ]);
  expect(titlesOf('television')).toEqual([
    'Puerto frío',
    'Guardia de noche',
    'Cuatro esquinas',
    'Veranillo',
  ]);
  expect(talent.cinema[0]).toMatchObject({ year: 2026, role: 'Ainhoa', billing: 'lead' });
  expect(talent.television[0]).toMatchObject({ year: 2025, season: 2, episodes: 8 });
}

test(`a full sheet takes ${MAX_CLICKS} clicks at most @long`, async ({ page }) => {
  const presses = await countPresses(page);
  await signIn(page, admin.origin);
  const poster = await answerForVimeo(page);
  const before = presses();
  const click = (target: Locator) => target.click();
  await fillSheet(page, 'Maider Etxeberria', { press: click, enter: click });
  test.info().annotations.push({ type: 'clicks', description: String(presses() - before) });
  console.log(`A full sheet: ${presses() - before} clicks`);
  expect(presses() - before).toBeLessThanOrEqual(MAX_CLICKS);
  await expectSheet(page, 'Maider Etxeberria', poster);
});

test('a full sheet is filled in by keyboard alone @long', async ({ page }) => {
  const presses = await countPresses(page);
  await signIn(page, admin.origin);
  const poster = await answerForVimeo(page);
  const before = presses();
  await fillSheet(page, 'Ainhoa Larrea', {
    press: async (target) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    enter: (target) => tabTo(page, target),
  });
  expect(presses()).toBe(before);
  await expectSheet(page, 'Ainhoa Larrea', poster);
});
