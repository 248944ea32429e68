import { describe, expect, it } from 'vitest';
import { readCurriculum } from '../../../../cms/features/curriculum/readCurriculum';
import { tables } from './judge';

const rowsOf = (text: string, list: string) =>
  readCurriculum(text, tables)
    .readings.filter((one) => one.list === list)
    .map(({ cells }) => cells);
const fieldsOf = (text: string) => Object.assign({}, ...rowsOf(text, '')) as Record<string, string>;

describe('a heading in somebody’s own words', () => {
  it('begins the works, and is no name', () => {
    const text =
      'Hola:\n\nLO QUE HE DIRIGIDO\n\n* La orilla (2021). Largometraje\n* Los turnos (2017). Documental';
    expect(rowsOf(text, 'cinema').map(({ title }) => title)).toEqual(['La orilla', 'Los turnos']);
    expect(fieldsOf(text).name).toBeUndefined();
  });

  it('is no work among works', () => {
    const text = 'TEATRO\nEn España:\nEl último bandoneón (2022). Dir. Pía Larrauri';
    expect(rowsOf(text, 'theatre')).toEqual([
      { title: 'El último bandoneón', year: '2022', director: 'Pía Larrauri' },
    ]);
  });
});

describe('a label', () => {
  it('ends at the next sentence, which is read, too', () => {
    expect(fieldsOf('Estatura: 1,74. Complexión fuerte. Ojos azules. Voz de bajo.')).toMatchObject({
      heightCm: '174',
      eyes: 'blue',
    });
  });
});

it('an address in a line of its own does not go on with the one above', () => {
  const text = 'ENLACES\nhttps://vimeo.com/71882113\nnahiaurrestilla.example';
  expect(rowsOf(text, 'videos')).toMatchObject([{ url: 'https://vimeo.com/71882113' }]);
});

it('a heading of two lines is one, and accents can stand below languages', () => {
  const text = 'IDIOMAS\nY ACENTOS\nEspañol - Inglés B2\nRioplatense, español peninsular, italiano';
  expect(rowsOf(text, 'languages').map(({ language }) => language)).toEqual(['spanish', 'english']);
  expect(rowsOf(text, 'accents')).toHaveLength(3);
});

it('a name can have two lines', () => {
  expect(fieldsOf('BERTA\nROVIROSA\nActriz\n\nAltura: 1,70')).toMatchObject({
    name: 'Berta Rovirosa',
  });
});

it.each(['Canto, mezzosoprano', 'Canto: mezzosoprano', 'Canto (mezzosoprano)'])(
  'the range of a voice beside singing is one more fact: %s',
  (line) => {
    const text = `HABILIDADES\n${line}\nEsgrima`;
    expect(fieldsOf(text).voiceRange).toBe('mezzoSoprano');
    expect(rowsOf(text, 'skills').map(({ skill }) => skill)).toContain('singing');
  },
);

it.each([
  ['Mido 1 metro 63', { heightCm: '163' }],
  ['Soy la Nora de Casa de muñecas', {}],
])('%s', (text, fields) => {
  expect(fieldsOf(text)).toEqual(fields);
});

it('a weekend is no award', () => {
  const text = 'PREMIOS\nPremio Faro 2020\nDisponible también los fines de semana';
  expect(rowsOf(text, 'awards')).toHaveLength(1);
});

it('a birth has no place from another cell, and "of course" is no accent', () => {
  const { readings } = readCurriculum(
    'Fecha de nac\t14-7-1989\tOjos\tVerdes\nACENTOS\nAndaluz, por supuesto. Cubano',
    tables,
  );
  expect(readings.find(({ cells }) => cells.birthDate)?.note).toBeUndefined();
  expect(readings.filter(({ list }) => list === 'accents')).toHaveLength(2);
});

it('studies that go on end their line, though the page is no wider', () => {
  const text = [
    'FORMACIÓN',
    'Técnica vocal con Lourdes Vallecino. 2019-actualidad',
    'Interpretación audiovisual. Central de Actores Bravío con el',
    'profesor Chema Olmedana, de quien aprendí casi todo lo que',
    'sé de este oficio. 2021',
  ].join('\n');
  expect(rowsOf(text, 'studies').map(({ title }) => title)[0]).toBe('Técnica vocal');
});

it.each([
  ['PREMIOS\nJurado del Festival de Cine de Norte (2020)', 'awards'],
  ['FORMACIÓN\nDe 2009 a 2012 he sido profesora de verso en la Escuela Norte', 'studies'],
  ['FORMACIÓN\nDesde 2015 doy clases de canto en la Escuela Norte', 'studies'],
])('what somebody did for others is none of: %s', (text, list) => {
  expect(rowsOf(text, list)).toEqual([]);
});

it.each([
  ['Mención especial en el Certamen Cierzo en Corto 2012', { award: 'Certamen Cierzo en Corto' }],
  ['Nominada en los Premios Faro, edición de 2018', { award: 'Premios Faro', year: '2018' }],
  ['Mención especial del jurado, Cortos en la Huerta 2010', { award: 'Cortos en la Huerta' }],
  ['Candidata a los Premios Talía del Mar 2025', { award: 'Premios Talía del Mar' }],
  ['Y mención especial en el festival Norte Curt, año 2013', { award: 'Festival Norte Curt' }],
])('an award has its name without other words: %s', (line, award) => {
  expect(rowsOf(`PREMIOS\n${line}`, 'awards')).toMatchObject([award]);
});

it.each([
  ['2015 – Actuación para cine con Eva Mur', { title: 'Actuación para cine', school: 'Eva Mur' }],
  ['2015 – actualidad. Actuación con Eva Mur', { title: 'Actuación', school: 'Eva Mur' }],
  ['2014 Claqué con Sara Moss. Londres', { title: 'Claqué', school: 'Sara Moss, Londres' }],
  ['2000 Clown. Prof. Ian Paz. École Nord-Sud, Lyon', { title: 'Clown' }],
])('studies keep their title: %s', (line, study) => {
  expect(rowsOf(`FORMACIÓN\n${line}`, 'studies')).toMatchObject([study]);
});

it('studies go on in the column of their years, within a name', () => {
  const text =
    'FORMACIÓN\n2005-2008   Diplomatura en Dirección. Escuela de Cine\n            del Prado, Madrid.';
  expect(rowsOf(text, 'studies')).toMatchObject([{ school: 'Escuela de Cine del Prado, Madrid' }]);
});

it('two courses of a sentence are two', () => {
  const text =
    'Hola:\n\nEn 2023 hice un intensivo de Meisner con Ana Gil y este año he empezado con Eva Mur un taller de doblaje.';
  expect(rowsOf(text, 'studies')).toMatchObject([{ school: 'Ana Gil' }, { school: 'Eva Mur' }]);
});

it.each([
  ['HABILIDADES\nGuitarra y cante. Registro de barítono', { voiceRange: 'baritone' }],
  ['ANA RUIZ MAS\nMi instagram: anaruiz_', { instagram: 'anaruiz_' }],
  ['Asunto: mi cv\n\nHola:\n\nte lo mando\n\nANA RUIZ MAS - actriz', { name: 'Ana Ruiz Mas' }],
  ['Hola:\n\nEn el DNI soy Ana Ruiz Mas pero ponme como Ana Mas.', { name: 'Ana Mas' }],
])('%s', (text, fields) => {
  expect(fieldsOf(text)).toMatchObject(fields);
});

it('a title of a table keeps its comma and loses its kind', () => {
  const text =
    'CINE\nAÑO\tTÍTULO\tPERSONAJE\tDIRECCIÓN\n2021\tBajo cero, bajo llave (corto)\tEva\tAna Gil';
  expect(rowsOf(text, 'cinema')).toMatchObject([{ title: 'Bajo cero, bajo llave', kind: 'short' }]);
});

it('what follows a kind of singing in further sentences is none', () => {
  const text = 'HABILIDADES\nCanto: copla. Guitarra, básico. Natación.';
  expect(rowsOf(text, 'skills').map(({ skill }) => skill)).toEqual(['copla', 'guitar', 'swimming']);
});
