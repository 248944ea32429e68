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

  it('begins the awards, of which a work stands above each list', () => {
    const text =
      'PALMARÉS, lo más gordo\n\nLa orilla:\n- Premio del público, Festival Costa Norte, 2021\nEl turno:\n- Mención especial del jurado en el Minutero (2014)';
    expect(rowsOf(text, 'awards')).toMatchObject([
      { award: expect.stringContaining('Festival Costa Norte') as string, work: 'La orilla' },
      { award: 'Minutero', work: 'El turno', result: 'mention' },
    ]);
  });

  it('is no work among works', () => {
    const text = 'TEATRO\nEn España:\nEl último bandoneón (2022). Dir. Pía Larrauri';
    expect(rowsOf(text, 'theatre')).toEqual([
      { title: 'El último bandoneón', year: '2022', director: 'Pía Larrauri' },
    ]);
  });
});

describe('a label', () => {
  it('of two names has two values', () => {
    expect(fieldsOf('Ojos / Cabello\tVerdes / castaño claro, largo')).toEqual({
      eyes: 'green',
      hair: 'lightBrown',
      hairLength: 'long',
    });
  });

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

it('below a list, a line with the name of another work begins anew', () => {
  const text =
    'PREMIOS\nLa orilla:\n- Faro de Plata a la mejor dirección, Festival Norte 2022\nMareona: mención especial del jurado en Docs Sur 2019';
  expect(rowsOf(text, 'awards').map(({ work }) => work)).toEqual(['La orilla', 'Mareona']);
});

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

it('what follows a kind of singing in further sentences is none', () => {
  const text = 'HABILIDADES\nCanto: copla. Guitarra, básico. Natación.';
  expect(rowsOf(text, 'skills').map(({ skill }) => skill)).toEqual(['copla', 'guitar', 'swimming']);
});

it('a birth has no place from another cell, and "of course" is no accent', () => {
  const { readings } = readCurriculum(
    'Fecha de nac\t14-7-1989\tOjos\tVerdes\nACENTOS\nAndaluz, por supuesto. Cubano',
    tables,
  );
  expect(readings.find(({ cells }) => cells.birthDate)?.note).toBeUndefined();
  expect(readings.filter(({ list }) => list === 'accents')).toHaveLength(2);
});

it('a year and a work at the beginning of a line end an award that the page has cut', () => {
  const text = [
    'PREMIOS',
    'Nominado a mejor actor de reparto en los Premios Iruñarri',
    '2021 (Bajo el dique)',
    'Premio de Interpretación del Festival de Teatro de Lekitxo por',
    'la obra que hicimos entre todos en el taller de la compañía',
    'del pueblo, que duró tres veranos (2013)',
  ].join('\n');
  expect(rowsOf(text, 'awards')[0]).toMatchObject({ year: '2021', work: 'Bajo el dique' });
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

it('awards stand below the title of their work, which is further left than their bullets', () => {
  const text = [
    'PREMIOS Y FESTIVALES',
    'La orilla',
    '  - Premio a la mejor dirección, Festival de Cine de',
    '    Puerto Norte, 2023',
    '  - Sección oficial, Mostra do Sur, 2024',
    'El turno',
    '  - Finalista a mejor documental, Premios Faro 2018',
  ].join('\n');
  expect(rowsOf(text, 'awards')).toMatchObject([
    { award: 'Festival de Cine de Puerto Norte', work: 'La orilla' },
    { award: 'Mostra do Sur', work: 'La orilla', result: 'selection' },
    { award: 'Premios Faro', work: 'El turno', result: 'finalist' },
  ]);
});

it('a biography can stand below "Trayectoria", and can be all that says a birth', () => {
  const life =
    'Ana Ruiz Mas (Lugo, 3 de mayo de 1981) lleva veinte años en el teatro. En 2004 fundó la compañía Cierzo, con la que ha recorrido media España.';
  const fields = fieldsOf(`ANA RUIZ MAS\nDirectora\n\nTRAYECTORIA\n${life}`);
  // No page shows when somebody was born.
  const shown = life.replace(' (Lugo, 3 de mayo de 1981)', '');
  expect(fields).toMatchObject({ birthDate: '3 de mayo de 1981', biography: shown });
  expect(rowsOf(`ANA RUIZ MAS\nDirectora\n\nTRAYECTORIA\n${life}`, 'theatre')).toEqual([]);
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

it('a level stands below its language in a narrow column', () => {
  const text =
    'ANA RUIZ MAS\n\nIDIOMAS\nEspañol: nativo\nLengua de signos:\nbásico\n\nSOBRE MÍ\nVengo de una familia de comparsistas y he cantado siempre.';
  expect(rowsOf(text, 'languages')).toMatchObject([{ level: 'native' }, { level: 'basic' }]);
});

it('a title of a table keeps its comma and loses its kind', () => {
  const text =
    'CINE\nAÑO\tTÍTULO\tPERSONAJE\tDIRECCIÓN\n2021\tBajo cero, bajo llave (corto)\tEva\tAna Gil';
  expect(rowsOf(text, 'cinema')).toMatchObject([{ title: 'Bajo cero, bajo llave', kind: 'short' }]);
});
