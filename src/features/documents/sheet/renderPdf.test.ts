import { rightsXmp } from '#contract/pictureRights.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Talent } from '~/model/talent';
import { rights, spanish } from '../../../../tests/unit/support/fixtures';
import rootPackage from '../../../../package.json';
import { TYPST_RELEASE } from './renderPdf';
import { hasTypst } from '../../../../tests/support/typst';
import { readPdf } from '../../../../tests/unit/features/documents/sheet/readPdf';
import {
  manyCredits,
  noisePhoto,
  renderSheet,
  sheetOf,
} from '../../../../tests/unit/features/documents/sheet/sheets.fixture';

const MAX_BYTES = 200_000;

/** A test that renders sheets. */
// Typst has no package for some machines, on which the site has no sheets.
const it = test.skipIf(!hasTypst());

const rolesOf = (elements: { role: string }[]) => elements.map(({ role }) => role);

describe('a sheet', () => {
  let file: Buffer;
  let pdf: Awaited<ReturnType<typeof readPdf>>;
  let page: string;
  beforeAll(async () => {
    file = await renderSheet(sheetOf());
    pdf = await readPdf(file);
    page = pdf.pages[0]!;
  });

  it('is PDF/UA-1 with a title and a language', () => {
    expect(pdf.info).toMatchObject({ Title: 'Inés Quiroga, ficha de casting', Language: 'es' });
    expect(pdf.xmp).toMatch(/<pdfuaid:part>1</);
  });

  it('has headings, lists, a described photograph, and tables with header cells', () => {
    const roles = rolesOf(pdf.elements);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H2').length).toBeGreaterThanOrEqual(8);
    expect(roles.filter((role) => role === 'L')).toHaveLength(4);
    expect(roles.filter((role) => role === 'Table')).toHaveLength(6);
    expect(pdf.elements.find(({ role }) => role === 'Figure')?.alt).toBe('Retrato de Inés Quiroga');
    for (const table of pdf.elements.filter(({ role }) => role === 'Table')) {
      const [head, body] = table.children;
      expect(head?.role).toBe('THead');
      expect(new Set(rolesOf(head!.children[0]!.children))).toEqual(new Set(['TH']));
      expect(body?.role).toBe('TBody');
    }
  });

  it('has its text in reading order, the playing age before all other facts', () => {
    const parts = [
      'ACTRIZ',
      'INÉS QUIROGA',
      'Edad en pantalla 28–38',
      'Altura 1,68',
      'Residencia Madrid',
      'IDIOMAS',
      'Español nativo',
      'ACENTOS',
      'HABILIDADES',
      'FORMACIÓN',
      'CINE',
      'Año Título Personaje Dirección Productora',
      '2025 LA MAREA BAJA Nuria protagonista',
      'Elena Prats Norte Films',
      'TELEVISIÓN',
      'en producción',
      'TEATRO',
      'PREMIOS',
    ];
    const positions = parts.map((part) => page.indexOf(part));
    expect(positions, page).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(page).not.toMatch(/\d+ años/);
  });

  it('names the agent with links, the page and the date of the content', () => {
    expect(pdf.links).toEqual(
      expect.arrayContaining([
        'mailto:castings@foco-agencia.example',
        'tel:+34910000013',
        'https://foco-agencia.example/actrices/ines-quiroga',
        'https://vimeo.com/76979871/ab12',
        'https://www.imdb.com/name/nm0000001/',
      ]),
    );
    expect(page).toContain('Representante: Elena Roldán');
    expect(page).toContain('foco-agencia.example/actrices/ines-quiroga');
    expect(page).toContain('Ficha revisada el 1 de octubre de 2026');
  });

  it('has the same bytes each time', async () => {
    await renderSheet(sheetOf({ name: 'Another', photo: undefined }));
    expect(file.equals(await renderSheet(sheetOf()))).toBe(true);
  });
});

it('an address that ends its line at a hyphen is printed with one hyphen', async () => {
  const text = 'foco-agencia.example/directores-y-guionistas/nuria-alcaraz';
  const sheet = { ...sheetOf(), page: `https://${text}` };
  const { pages } = await readPdf(await renderSheet(sheet));
  expect(pages[0]!.replaceAll(/\s/g, '')).toContain(text);
});

it('a sheet in English has English labels', async () => {
  const { info, pages } = await readPdf(await renderSheet(sheetOf({ locale: 'en' })));
  expect(info).toMatchObject({ Title: 'Inés Quiroga, casting sheet', Language: 'en' });
  expect(pages[0]).toContain('Playing age 28–38');
});

it('a sheet with forty credits and a detailed photograph has two pages and at most 200 kB', async () => {
  const file = await renderSheet(sheetOf({ cinema: manyCredits(40) }), noisePhoto());
  const { pages } = await readPdf(file);
  expect(pages).toHaveLength(2);
  expect(pages.join(' ')).toContain('OBRA NÚMERO 40');
  expect(pages[1]).toContain('Página 2 / 2');
  expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
});

it('of two hundred credits the latest are on the sheet, and it says where the others are', async () => {
  const { pages } = await readPdf(await renderSheet(sheetOf({ cinema: manyCredits(200) })));
  const text = pages.join(' ');
  expect(pages).toHaveLength(2);
  expect(text).toContain('OBRA NÚMERO 1 ');
  expect(text).not.toContain('OBRA NÚMERO 200');
  expect(text).toContain('La ficha completa está en foco-agencia.example/actrices/ines-quiroga');
});

const bare: Partial<Talent> = {
  photo: undefined,
  playingAge: undefined,
  citizenships: [],
  homeBase: undefined,
  heightCm: undefined,
  eyes: undefined,
  hair: undefined,
  languages: [],
  accents: [],
  skills: [],
  cinema: [],
  television: [],
  theatre: [],
  otherWork: [],
  studies: [],
  awards: [],
};
const long = 'Bartholomäus-Maximiliane'.repeat(13).slice(0, 300);

it.each<[string, Partial<Talent>, string]>([
  ['nothing but a name', bare, 'INÉS QUIROGA'],
  ['no credits', { ...bare, languages: [{ language: 'basque', level: 'native' }] }, 'Euskera'],
  ['no lists', { ...bare, theatre: manyCredits(2) }, 'OBRA NÚMERO 2'],
  [
    'markup',
    { name: '#eval("1") *Ana* $x$ <b>&amp; \\u{41} @ref' },
    '#EVAL("1") *ANA* $X$ <B>&AMP;',
  ],
  ['a name of 300 letters', { name: long, homeBase: spanish(long) }, 'BARTHOLOMÄUS-MAXIMILIANE'],
  ['a name of 300 letters without spaces', { name: 'W'.repeat(300) }, 'W'.repeat(300)],
  ['emoji and direction marks', { name: '\u202eAna 🎭 Gil\u200f' }, 'ANA GIL'],
  ['an Arabic name', { name: 'محمد علي', slug: 'mohamed-ali-2' }, 'MOHAMED ALI'],
  ['a Chinese name', { name: '周迅', slug: 'zhou-xun' }, 'ZHOU XUN'],
  ['a partly Cyrillic name', { name: 'Лена Petrova', slug: 'lena-petrova' }, 'LENA PETROVA'],
  ['rare Latin letters', { name: 'Łukasz Nguyễn Weiß' }, 'ŁUKASZ NGUYEN WEISS'],
])('a talent with %s has a sheet of one or two pages', async (_what, changes, text) => {
  const { pages, elements } = await readPdf(await renderSheet(sheetOf(changes)));
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pages[0]!.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
  expect(rolesOf(elements)).toContain('H1');
});

it('a credit that the fonts cannot show is left out with a note', async () => {
  const cinema = ['Солярис', 'Stalker'].map((title) => ({ ...manyCredits(1)[0]!, title }));
  const { pages } = await readPdf(await renderSheet(sheetOf({ ...bare, cinema })));
  expect(pages[0]).toContain('STALKER');
  expect(pages[0]).toContain('La ficha completa está en');
});

test('the release of Typst in the hash of the sheets is the installed one', () => {
  const releases = Object.entries(rootPackage.optionalDependencies).filter(([name]) =>
    name.includes('typst'),
  );
  for (const [, release] of releases) expect(`typst-ts ${release}`).toBe(TYPST_RELEASE);
  expect(releases).toHaveLength(8);
});

it('the metadata say whose document and photograph are, and what machines may do with them', async () => {
  const file = await renderSheet(sheetOf());
  const { info, xmp } = await readPdf(file);
  const DATA_MINING = 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING';
  const statement = 'https://foco-agencia.example/uso-de-las-imagenes';
  expect(info).toMatchObject({ Author: 'Foco Agencia', Keywords: DATA_MINING });
  expect(xmp).toContain(`© Foco Agencia · Lucía Marañón · ${statement}`);
  expect(xmp).toContain(`<pdf:Keywords>${DATA_MINING}</pdf:Keywords>`);
  // Typst cannot write other properties; the photograph in the file has them all.
  expect(file.includes(rightsXmp(rights))).toBe(true);
});

it('without a name that the fonts can show is not made', async () => {
  const nameless = sheetOf({ name: '周迅', slug: 'ficha-2' });
  await expect(renderSheet(nameless)).rejects.toThrow('The fonts cannot show the name');
});
