import { describe, expect, it } from 'vitest';
import {
  decodeText,
  formatCsv,
  parseTable,
} from '../../../../cms/features/import/spreadsheetFile.ts';

const bytes = (text: string, encoding: BufferEncoding) =>
  new Uint8Array(Buffer.from(text, encoding));

describe('decodeText', () => {
  it.each([
    ['UTF-8', bytes('Añón', 'utf8')],
    ['UTF-8 with a byte order mark', bytes('\uFEFFAñón', 'utf8')],
    ['Windows-1252', bytes('Añón', 'latin1')],
    ['UTF-16', bytes('\uFEFFAñón', 'utf16le')],
  ])('reads %s', (_name, data) => {
    expect(decodeText(data).replace('\uFEFF', '')).toBe('Añón');
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
