import { plainText } from './createSheet';
import { describe, expect, it, test } from 'vitest';
import { english, everything, nameOnly, spanish } from '../../../../tests/unit/support/fixtures';
import {
  agency,
  manyCredits,
  sheetOf,
} from '../../../../tests/unit/features/documents/sheet/sheets.fixture';

const labelsOf = ({ facts }: ReturnType<typeof sheetOf>) => facts.map(({ label }) => label);

describe('the facts of a sheet', () => {
  it('begin with the playing age and contain no age', () => {
    expect(labelsOf(sheetOf())).toEqual([
      'Edad en pantalla',
      'Altura',
      'Residencia',
      'Disponibilidad',
      'No disponible',
      'Pelo y ojos',
      'Barba o bigote',
      'Tesitura',
      'Géneros',
      'Nacionalidad',
    ]);
  });

  it('have the language of a text that is not translated', () => {
    const { facts } = sheetOf({ locale: 'en', homeBase: spanish('Madrid y Sevilla') });
    expect(facts.find(({ label }) => label === 'Based in')?.value).toEqual({
      text: 'Madrid y Sevilla',
      lang: 'es',
    });
    const translated = sheetOf({ locale: 'en', homeBase: english('Madrid') });
    expect(translated.facts.find(({ label }) => label === 'Based in')?.value).toEqual({
      text: 'Madrid',
    });
  });
});

test('a sheet links the reel, IMDb and accounts', () => {
  const links = [
    { label: 'Reel', url: 'https://vimeo.com/76979871/ab12' },
    { label: 'IMDb', url: 'https://www.imdb.com/name/nm0000001/' },
    { label: 'Instagram', url: 'https://www.instagram.com/ines.q' },
    { label: 'TikTok', url: 'https://www.tiktok.com/@inesq' },
  ];
  expect(sheetOf().links).toEqual(links);
  const [, clip] = everything.videos;
  const none = { imdb: undefined, instagram: undefined, tiktok: undefined };
  expect(sheetOf({ videos: [clip!], ...none }).links).toEqual([
    { label: 'Reel', url: expect.stringMatching(/^https:\/\/foco-agencia.example\/files\/scene-/) },
  ]);
  expect(plainText(sheetOf())).toContain('Reel: https://vimeo.com/76979871/ab12\nIMDb: ');
});

describe('a table of credits', () => {
  it('names the function of a director in place of a role', () => {
    const { tables } = sheetOf({ list: 'directors', sections: ['director'] });
    expect(tables[0]!.columns.map(({ label }) => label)).toContain('Función');
  });

  it('names an unusual kind, season, episodes and status after the title, and the billing after the role', () => {
    const { tables } = sheetOf();
    const [, television, , other] = tables;
    expect(television).toMatchObject({
      title: 'Televisión',
      rows: [
        [
          { text: 'La raya del sur', note: 'temporada 2, 8 episodios, en producción' },
          { text: 'Nuria', note: 'papel fijo' },
          { text: 'Elena Prats' },
          { text: 'Norte Films', note: 'Canal Sur' },
        ],
      ],
    });
    expect(other!.rows[0]!.slice(1, 3)).toEqual([
      { text: 'Faro', note: 'doblaje' },
      { text: 'Voz' },
    ]);
  });

  it('has no column without a value', () => {
    const credit = { ...manyCredits(1)[0]!, role: undefined, billing: undefined };
    const { columns, rows } = sheetOf({ cinema: [credit] }).tables[0]!;
    expect(columns.map(({ label }) => label)).toEqual(['Año', 'Título', 'Dirección', 'Productora']);
    expect(rows[0]).toHaveLength(4);
  });

  it('does not exist without credits', () => {
    expect(sheetOf(nameOnly).tables).toEqual([]);
  });
});

test('the agency is named as the contact of a talent without an agent', () => {
  const own = { ...agency.agent, name: agency.name, isPerson: false };
  expect(sheetOf({}, { agent: own }).agent.label).toBe('Contacto');
});

test('the date is that of the last check, or of the last change', () => {
  const checked = sheetOf({ checkedOn: '2026-11-02' });
  expect(checked).toMatchObject({ date: '2026-11-02' });
  expect(checked.freshness).toEqual([
    'Ficha revisada el 2 de noviembre de 2026',
    'Foto: Elena Prats, enero de 2026',
  ]);
  expect(sheetOf({ checkedOn: undefined, updatedAt: '2026-05-01T22:30:00.000Z' }).date).toBe(
    '2026-05-02',
  );
});

test('the plain text has one line per credit and begins with a byte order mark', () => {
  const lines = plainText(sheetOf()).split('\n');
  expect(lines[0]).toBe('\ufeffInés Quiroga');
  expect(lines).toContain(
    '2025 · La marea baja · Personaje: Nuria (protagonista) · Dirección: Elena Prats · Productora: Norte Films',
  );
  expect(lines).toContain('Inglés (bilingüe con acento)');
  expect(lines).toContain('castings@foco-agencia.example');
  expect(plainText(sheetOf({ name: 'محمد علي' }))).toContain('محمد علي');
});
