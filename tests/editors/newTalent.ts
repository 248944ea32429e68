import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import sharp from 'sharp';
import { addChip, addRow, choose, choosePhotos, fillRow, pasteCredits } from './castingForm';
import { openTab } from './recordForm';

/** The name of the talent that the test creates. */
export const NAME = 'Maider Etxeberria';

/** The talent's videos, the reel first; `length` is how long they are as visitors read it. */
export const VIDEOS = [
  {
    title: 'Showreel 2026',
    work: '',
    seconds: 102,
    length: '1:42',
    tone: { es: 'Drama', en: 'Drama' },
  },
  {
    title: 'La cena',
    work: 'La orilla norte',
    seconds: 62,
    length: '1:02',
    tone: { es: 'Comedia', en: 'Comedy' },
  },
  {
    title: 'La azotea',
    work: 'Puerto frío',
    seconds: 36,
    length: '0:36',
    tone: { es: 'Acción', en: 'Action' },
  },
];
const TYPED_FILMS = [
  { year: 2026, title: 'La orilla norte', role: 'Ainhoa', director: 'Elena Prats' },
  { year: 2024, title: 'Once inviernos', role: 'Clara', director: 'Gonzalo Tejada' },
];
const PLAY = { year: 2022, title: 'Las horas de arena', role: 'Masha', venue: 'Teatro del Surco' };
const FILMS = [
  ['Año', 'Título', 'Tipo', 'Personaje', 'Importancia', 'Dirección', 'Productora'],
  ['2023', 'Salmuera', 'Largometraje', 'Inés', 'Protagonista', 'Joan Vidal', 'Meseta'],
  ['2022', 'La grúa', 'Cortometraje', 'Operaria', 'Secundario', 'Andrés Ruiz', 'Plató 9'],
  ['2021', 'Nueve escalones', 'Largometraje', 'Vecina', 'Reparto', 'Joan Vidal', 'Meseta'],
  ['2020', 'Tinta simpática', 'Largometraje', 'Bibiana', 'Secundario', 'Silvia Monreal', ''],
  ['2019', 'El horno', 'Cortometraje', 'Sol', 'Protagonista', 'Andrés Ruiz', 'Norte Films'],
];
const SERIES = [
  ['Año', 'Título', 'Tipo', 'Personaje', 'Importancia', 'Temporada', 'Episodios', 'Cadena'],
  ['2026', 'Puerto frío', 'Serie', 'Sargento Ibarra', 'Fijo', '2', '8', 'Vereda Play'],
  ['2025', 'Guardia de noche', 'Serie', 'Doctora Luna', 'Episódico', '1', '3', 'Canal Uno Más'],
  ['2023', 'Cuatro esquinas', 'Serie', 'Nagore', 'Fijo', '1', '6', 'Vereda Play'],
  ['2021', 'Veranillo', 'Serie', 'Camarera', 'Episódico', '3', '1', 'Canal Uno Más'],
];
const titlesOf = (rows: string[][]) => rows.slice(1).map(([, title]) => title!);
/** The titles of the twelve credits, by the id of their table. */
export const TITLES = {
  cinema: [...TYPED_FILMS.map(({ title }) => title), ...titlesOf(FILMS)],
  television: titlesOf(SERIES),
  theatre: [PLAY.title],
};

async function fillPerson(page: Page) {
  await page.getByLabel('Nombre artístico').fill(NAME);
  await choose(page, 'sections', 'Actriz');
  const create = { width: 1200, height: 1500, channels: 3, background: '#8fa3ad' } as const;
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const buffer = await sharp({ create: { ...create, noise } })
    .jpeg()
    .toBuffer();
  await choosePhotos(page, [{ name: 'maider.jpg', mimeType: 'image/jpeg', buffer }]);
  await addChip(page, 'languages', 'Euskera', 'Nativo');
  await addChip(page, 'languages', 'Japonés', 'Alto');
  await addChip(page, 'skills', 'Piano');
  await choose(page, 'agentId', 'Marta Olmedo');
}

async function fillClips(page: Page) {
  for (const { title, tone, work, seconds } of VIDEOS) {
    const row = await addRow(page, 'videos', 'Añadir Vídeo');
    const url = `https://vimeo.com/${700_000_000 + seconds}`;
    await fillRow(page, row, { title, work, durationSeconds: seconds, url });
    await choose(page, `${row}__tones`, tone.es);
  }
  const buffer = await readFile(path.resolve('cms/sample/files/voice-basque.m4a'));
  const recording = { name: 'euskera.m4a', mimeType: 'audio/mp4', buffer };
  await page.getByLabel('Elegir audios').setInputFiles(recording);
  await expect(page.getByText('1 de 1 archivos añadidos')).toBeVisible();
}

async function fillCredits(page: Page) {
  for (const film of TYPED_FILMS) {
    const row = await addRow(page, 'cinema', 'Añadir Trabajo');
    await fillRow(page, row, film);
    await choose(page, `${row}__billing`, 'Protagonista');
  }
  await fillRow(page, await addRow(page, 'theatre', 'Añadir Trabajo'), PLAY);
  await pasteCredits(page, FILMS);
  await pasteCredits(page, SERIES);
}

/** Fills in the form of a new talent: portrait, languages, a skill, videos, a voice clip, credits and agent. */
export async function fillTalent(page: Page) {
  await fillPerson(page);
  await openTab(page, 'Vídeo y voz');
  await fillClips(page);
  await openTab(page, 'Trayectoria');
  await fillCredits(page);
}
