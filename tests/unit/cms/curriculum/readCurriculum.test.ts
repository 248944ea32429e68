import { describe, expect, it, test } from 'vitest';
import { readCurriculum } from '../../../../cms/features/curriculum/readCurriculum';
import { Judge, tables } from './judge';

/*
 * Six curricula that somebody wrote who has not seen the reader: tables of Word, e-mails in sentences, texts of a
 * PDF with broken lines. Each has its facts beside it.
 */
test.each([
  ['a1', 44, 3, 0],
  ['a2', 38, 0, 0],
  ['a3', 42, 4, 1],
  ['b1', 43, 2, 0],
  ['b2', 37, 4, 2],
  ['b3', 43, 4, 0],
])(
  'of %s, %i facts are read right, %i asked for, %i left, and none is wrong',
  (name, right, asked, left) => {
    const { facts, counts, invented, leaked } = Judge.of(name).judge();
    expect(facts.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
    expect(invented).toEqual([]);
    expect(leaked).toEqual([]);
    expect(counts).toEqual({ right, asked, left, wrong: 0 });
  },
);

test('of all of them nine in ten are read right', () => {
  const judged = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map((name) => Judge.of(name).judge());
  const facts = judged.flatMap((one) => one.facts);
  const right = facts.filter(({ outcome }) => outcome === 'right').length;
  expect(right / facts.length).toBeGreaterThanOrEqual(0.9);
});

const fieldsOf = (text: string) =>
  Object.assign(
    {},
    ...readCurriculum(text, tables)
      .readings.filter(({ list }) => list === '')
      .map(({ cells }) => cells),
  ) as Record<string, string>;

describe('a line without labels', () => {
  it('has height, hair, eyes and where somebody lives', () => {
    expect(
      fieldsOf(
        'Nerea Zabaleta\nTolosa, 14 de marzo de 1991. 1,68, castaña, ojos verdes\nVive entre Madrid y Donostia',
      ),
    ).toMatchObject({
      name: 'Nerea Zabaleta',
      heightCm: '168',
      hair: 'brown',
      eyes: 'green',
      homeBase: 'Madrid; Donostia',
    });
  });
});

describe('nothing is read', () => {
  it.each([
    'Nunca he montado a caballo.',
    'No hablo francés.',
    'No tengo carnet de moto.',
    'Vivo a caballo entre dos ciudades.',
    'No llevo barba.',
  ])('of "%s"', (text) => {
    const { readings, unread } = readCurriculum(text, tables);
    expect(readings.filter(({ list, cells }) => list !== '' || !('homeBase' in cells))).toEqual([]);
    expect(unread.length + readings.length).toBe(1);
  });
});

it('what is not read is named', () => {
  const { unread } = readCurriculum(
    'CINE\n2023 «Salmuera». Dir. Joan Vidal\n\nReferencias a petición',
    tables,
  );
  expect(unread.map(({ text }) => text)).toEqual(['Referencias a petición']);
});

it('credits alone, and cells of a spreadsheet, are read too', () => {
  const titles = (text: string) =>
    readCurriculum(text, tables).readings.map(({ cells }) => cells.title);
  expect(
    titles('- "Veranillo", serie para Movistar Plus+ (2024)\n- "El horno", cortometraje (2023)'),
  ).toEqual(['Veranillo', 'El horno']);
  expect(titles('Año\tTítulo\tTipo\n2021\tLa marea\tserie\n2022\tEl faro\tballet')).toEqual([
    'La marea',
    'El faro',
  ]);
});

it('works of long lines stay apart where no line was cut', () => {
  const text = `CINE
2026 «La orilla norte». Dir. Elena Prats. Como Ainhoa (protagonista)
2024 «Once inviernos». Dir. Gonzalo Tejada. Como Clara

TELEVISIÓN
Puerto frío (2025-2026), T2, 8 capítulos, Netflix. Papel: Sargento Ibarra. Fijo
Guardia de noche (2025), TVE, personaje episódico`;
  const titles = readCurriculum(text, tables).readings.map(({ cells }) => cells.title);
  expect(titles).toEqual(['La orilla norte', 'Once inviernos', 'Puerto frío', 'Guardia de noche']);
});
