import { describe, expect, it } from 'vitest';
import {
  formatCsv,
  parseTable,
  readFile,
} from '../../../../cms/features/import/spreadsheetFile.ts';

const bytes = (text: string, encoding: BufferEncoding) =>
  new Uint8Array(Buffer.from(text, encoding));

describe('readFile', () => {
  const columns = [{ name: 'name', label: { es: 'Nombre', en: 'Name' }, aliases: [] }];

  it.each([
    ['UTF-8', bytes('Nombre\nAñón', 'utf8')],
    ['UTF-8 with a byte order mark', bytes('\uFEFFNombre\nAñón', 'utf8')],
    ['Windows-1252', bytes('Nombre\nAñón', 'latin1')],
    ['UTF-16', bytes('\uFEFFNombre\nAñón', 'utf16le')],
  ])('reads %s', async (_name, data) => {
    expect(await readFile(new File([data], 'talentos.csv'), columns)).toEqual({
      rows: [{ line: 2, cells: { name: 'Añón' } }],
      ignored: [],
    });
  });

  it('names what is wrong with a file', async () => {
    const problemOf = (text: string) => readFile(new File([text], 'talentos.csv'), columns);
    expect(await problemOf('Apellido\nAñón')).toEqual({ problem: 'noColumns' });
    expect(await problemOf('Nombre\n\n')).toEqual({ problem: 'noRows' });
  });
});

describe('parseTable', () => {
  it.each([
    ['tabs', 'a\tb\n1,5\t2'],
    ['semicolons', 'a;b\r\n1,5;2'],
    ['commas', 'a,b\n"1,5",2'],
    ['a named separator', 'sep=|\r\na|b\r\n1,5|2'],
  ])('recognises %s', (_name, text) => {
    expect(parseTable(text)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('reads quoted cells with separators, quotes and line breaks', () => {
    expect(parseTable('título\tpapel\n"La ""otra""\torilla"\t"uno\ndos"')).toEqual([
      ['título', 'papel'],
      ['La "otra"\torilla', 'uno\ndos'],
    ]);
  });
});

describe('formatCsv', () => {
  it('marks what a spreadsheet would run as a formula, and quotes what it would split', () => {
    const csv = formatCsv([['=1+1', '@SUM(A1)', 'a;b', '-', "'=x"]]);
    expect(csv).toBe(`\uFEFF'=1+1;'@SUM(A1);"a;b";'-;''=x\r\n`);
  });
});
