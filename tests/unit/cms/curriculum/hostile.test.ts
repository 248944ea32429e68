import { expect, it } from 'vitest';
import { readCurriculum } from '../../../../cms/features/curriculum/readCurriculum';
import { tables } from './judge';

/* What must become no value, whatever stands around it, and texts that nobody writes. */

const PLACES: [name: string, around: (line: string) => string][] = [
  ['the head', (line) => `Ana Bosc Rey\n${line}\nActriz\n\nCINE\nNorte (2020)`],
  ['works', (line) => `Ana Bosc Rey\n\nCINE\nNorte (2020)\nOeste, 2019\n${line}\nFuga (2018)`],
  ['the end', (line) => `Ana Bosc Rey\n\nCINE\nNorte (2020), Dir. Iker Ros\n\n${line}`],
  ['studies', (line) => `Ana Bosc Rey\n\nFORMACIÓN\nDanza, ESAD, 2010\n${line}\nVoz, 2012`],
  ['awards', (line) => `Ana Bosc Rey\n\nPREMIOS\nPremio Sur, 2010\n${line}\nPremio Este, 2012`],
  ['skills', (line) => `Ana Bosc Rey\n\nHABILIDADES\nEsgrima\n${line}\nPiano`],
  ['sentences', (line) => `Hola:\n\nSoy Ana Bosc Rey, actriz. ${line}. Hablo inglés.\n\nUn saludo`],
];
const SECRETS: [line: string, secret: RegExp][] = [
  ['Calle Mayor, 5, 2º B, Madrid', /Mayor/],
  ['Vivo en Mayor 5, 2º B, Madrid', /Mayor/],
  ['Estrada da Granxa 14, Vigo', /Granxa/],
  ['C/Olmo nº 5, Madrid', /Olmo/],
  ['Passeig de Sant Joan, 100, Barcelona', /Sant Joan/],
  ['Rambla del Raval 8, Barcelona', /Raval/],
  ['Rúa do Vilar 12, Lugo', /Vilar/],
  ['Nagusia kalea 4, Bilbao', /Nagusia/],
  ['Avenida Constitución s/n, Sevilla', /Constituci/],
  ['Dirección: Calle Fresa 5, Bajo Izquierda', /Fresa/],
  ['DNI 12.345.678-Z', /345/],
  ['NIE X-1234567-L', /1234567/],
  ['Pasaporte XDA123456', /XDA/],
  ['Nº SS: 28/12345678/90', /12345678/],
  ['IBAN ES9121000418450200051332', /2100/],
  ['(+34) 600 000 001', /600/],
  ['600·000·001', /600/],
  ['ana.bosc (arroba) correo.example', /correo/],
  ['Instagram: ana.bosc@correo.example', /correo/],
  ['Madre: Carmen Mas', /Carmen/],
  ['Persona de contacto: Laura Pons', /Laura/],
];
it.each(SECRETS.flatMap((one) => PLACES.map((place) => [...one, ...place] as const)))(
  '%s (%s) becomes no value: %s',
  (line, secret, _name, around) => {
    const { readings } = readCurriculum(around(line), tables);
    const values = readings.flatMap(({ cells, note = '' }) => [...Object.values(cells), note]);
    expect(values.filter((one) => secret.test(one))).toEqual([]);
  },
);

const homeOf = (text: string) =>
  readCurriculum(`Ana Bosc Rey\n${text}`, tables).readings.find(({ cells }) => cells.homeBase)
    ?.cells.homeBase;
it.each([
  ['Mi novio Javier tiene piso en Toledo'],
  ['Mi pareja vive en Ávila'],
  ['Mi película cuenta la vida en una casa en Benidorm.'],
  ['Sigo formándome en Toledo tras una residencia artística en Berlín.'],
  ['Agencia Norte · Vigo · 600 000 001'],
  ['Española · 600 000 001'],
  ['Coche propio | 600 000 001'],
  ['Vivo en Gran Vía 32, Madrid'],
  ['Residencia: C. Olmo 5, Vigo'],
])('it is no home of the person: %s', (text) => {
  expect(homeOf(text)).toBeUndefined();
});

it.each([
  ['Vivo en Vigo · 600 000 001', 'Vigo'],
  ['Resido en Vigo y también en Madrid', 'Vigo; Madrid'],
  ['Localización: 36201 Vigo', 'Vigo'],
])('a home is a town: %s', (text, home) => {
  expect(homeOf(text)).toBe(home);
});

it('a street in a year is a title', () => {
  const text = 'Ana Bosc Rey\n\nTELEVISIÓN\n"Plaza Mayor, 8", TVE, 2014';
  expect(readCurriculum(text, tables).readings.at(-1)?.cells).toMatchObject({
    title: 'Plaza Mayor, 8',
  });
});

it('another actor has another nationality', () => {
  const text = 'Ana Bosc Rey\nActriz española. Trabajo con un actor francés.';
  const { readings } = readCurriculum(text, tables);
  expect(readings.find(({ cells }) => cells.citizenships)?.cells.citizenships).toBe('ES');
});

it('awards below a work are no fields of it', () => {
  const text =
    'Ana Bosc Rey\n\nTEATRO\nYerma (2015)\nMedea (2014)\nMejor actriz, Festival de Almagro\nNominada a los Premios Goya\nBodas de sangre (2012)';
  const { readings } = readCurriculum(text, tables);
  const rowsOf = (list: string) =>
    readings.filter((one) => one.list === list).map(({ cells }) => cells);
  expect(rowsOf('theatre')).toEqual([
    { title: 'Yerma', year: '2015' },
    { title: 'Medea', year: '2014' },
    { title: 'Bodas de sangre', year: '2012' },
  ]);
  expect(rowsOf('awards').map(({ work }) => work)).toEqual(['Medea', 'Medea']);
});

it('an award that a page has cut is one', () => {
  const text = 'Ana Bosc Rey\n\nPREMIOS\nPremio Max a la\nmejor actriz, 2018\nPremio Sur 2017';
  const { readings } = readCurriculum(text, tables);
  const awards = readings.filter(({ list }) => list === 'awards');
  expect(awards.map(({ cells }) => cells.award)).toEqual(['Premio Max', 'Premio Sur']);
});

it('a long word beside a telephone is read', () => {
  const start = performance.now();
  readCurriculum(`CONTACTO\n${'A'.repeat(60)}1 | 600 000 001`, tables);
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each(['>', '> ', ' ', '. ', '\t', '1', 'A'])('a text of 200,000 times %j is read', (unit) => {
  const start = performance.now();
  readCurriculum(`${unit.repeat(200_000)}\nX`, tables);
  expect(performance.now() - start).toBeLessThan(5000);
});
