import { describe, expect, it } from 'vitest';
import { readCredits, readValues } from '../../../../cms/features/credits/readCredits.ts';
import { creditFields } from '../../../../cms/fields/credits.ts';
import {
  type CreditTable,
  withPastedCredits,
} from '../../../../cms/features/credits/creditColumns.ts';
import { BLOCKS } from './blocks';
import { BLOCKS_HARDER } from './blocksHarder';
import { BLOCKS_HELD_OUT } from './blocksHeldOut';

const lists = creditFields();
// What the component of the form receives.
const { Field } = withPastedCredits(lists)[0]!.admin!.components as {
  Field: { clientProps: { tables: CreditTable[] } };
};
const { tables } = Field.clientProps;

/** Writes a credit as the blocks write it, its fields in alphabetical order. */
const format = (list: string, cells: Record<string, string>): string => {
  const fields = Object.entries(cells).map(([name, value]) => `${name}=${value}`);
  return [list, ...fields.sort()].join('; ');
};

const sortFields = (row: string): string => {
  const [list, ...fields] = row.split('; ');
  return [list, ...fields.sort()].join('; ');
};

describe('credits are read from what people paste', () => {
  it.each([...BLOCKS, ...BLOCKS_HARDER, ...BLOCKS_HELD_OUT])('$source', ({ text, rows }) => {
    const { credits } = readCredits(text, tables);
    expect(credits.map(({ list, cells }) => format(list, cells))).toEqual(rows.map(sortFields));
  });

  it('and lines without a credit are named', () => {
    const { unused } = readCredits('Hola Marta:\nCINE\nSalmuera (2023)\nTel. 600 123 456', tables);
    expect(unused).toEqual(['Hola Marta:', 'Tel. 600 123 456']);
  });

  it('up to 500 at once, whether they come as a table or as lines', () => {
    const rows = Array.from(
      { length: 501 },
      (_, index) => `${1900 + (index % 99)}\tObra ${index}\tcorto`,
    );
    for (const head of ['', 'Año\tTítulo\tTipo\n']) {
      const { credits, unused } = readCredits(head + rows.join('\n'), tables);
      expect(credits).toHaveLength(500);
      expect(credits[499]!.cells).toEqual({ year: '1904', title: 'Obra 499', kind: 'short' });
      expect(unused).toHaveLength(1);
    }
  });
});

describe('the values of a credit', () => {
  const valuesOf = (text: string) =>
    readCredits(text, tables).credits.map((credit) =>
      readValues(
        credit,
        tables.find(({ name }) => name === credit.list)!,
      ),
    );

  it('come from cells with quotes, line breaks and decimal commas', () => {
    const [read] = valuesOf('Título\tPapel\tAño\n"La ""otra"" orilla"\t"Ana\nde joven"\t"2.021,0"');
    expect(read!.values).toEqual({ title: 'La "otra" orilla', role: 'Ana de joven', year: 2021 });
  });

  it('name their problems: an unknown kind, a wrong year, a missing title', () => {
    const read = valuesOf(
      'Año\tTítulo\tTipo\n2021\tLa marea\tballet\n20212\tEl faro\tserie\n2020\t\tserie\nhacia 20\tA\tserie',
    );
    expect(read.map(({ problems }) => [...problems.keys()])).toEqual([
      ['kind'],
      ['year'],
      ['title'],
      ['year'],
    ]);
    expect(read[0]!.problems.get('kind')!.es).toContain('«ballet» no está en la lista');
  });
});
