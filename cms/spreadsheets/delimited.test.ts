import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Column } from './spreadsheetCells.ts';
import { parseTable, readFile } from './spreadsheetFile.ts';

const bytes = (text: string, encoding: BufferEncoding) =>
  new Uint8Array(Buffer.from(text, encoding));

describe('readFile', () => {
  const columns: Column[] = [
    {
      name: 'name',
      label: { es: 'Nombre', en: 'Name' },
      aliases: [],
      isRequired: true,
      type: { kind: 'text' },
    },
  ];
  const read = async (file: File) => {
    const result = await readFile(file, columns);
    return typeof result === 'string' ? result : result.map(({ name, rows }) => [name, ...rows]);
  };

  it.each([
    ['UTF-8', bytes('Nombre\nAñón', 'utf8')],
    ['UTF-8 with a byte order mark', bytes('\uFEFFNombre\nAñón', 'utf8')],
    ['Windows-1252', bytes('Nombre\nAñón', 'latin1')],
    // ñ and ó as Excel for Mac writes them.
    ['Mac Roman', Uint8Array.from([...bytes('Nombre\nA', 'latin1'), 0x96, 0x97, 0x6e])],
    // “ – ” as Excel for Windows writes them.
    [
      'Windows-1252 with more signs than accents',
      Uint8Array.from([
        ...bytes('Nombre;', 'latin1'),
        0x93,
        0x96,
        0x94,
        ...bytes('\nAñón', 'latin1'),
      ]),
    ],
    ['UTF-16', bytes('\uFEFFNombre\nAñón', 'utf16le')],
  ])('reads %s', async (_name, data) => {
    expect(await read(new File([data], 'talentos.csv'))).toEqual([
      ['', { line: 2, cells: { name: 'Añón' } }],
    ]);
  });

  it('reads below the line that names the separator for Excel', async () => {
    const file = new File(['sep=;\nNombre;Otro\nAna;1,5'], 'talentos.csv');
    expect(await read(file)).toEqual([['', { line: 3, cells: { name: 'Ana' } }]]);
  });

  /** Returns an Excel file whose sheets have one column of texts each. */
  function workbook(...sheets: string[][]): File {
    const schema = 'http://schemas.openxmlformats.org';
    const rowOf = (text: string, i: number) =>
      `<row r="${i + 1}"><c r="A${i + 1}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const files: Record<string, string> = {
      'xl/workbook.xml': `<workbook xmlns="${schema}/spreadsheetml/2006/main" xmlns:r="${schema}/officeDocument/2006/relationships"><sheets>${sheets.map((_, i) => `<sheet name="Hoja ${i + 1}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${schema}/package/2006/relationships">${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${schema}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    };
    for (const [i, texts] of sheets.entries()) {
      files[`xl/worksheets/sheet${i + 1}.xml`] =
        `<worksheet xmlns="${schema}/spreadsheetml/2006/main"><sheetData>${texts.map(rowOf).join('')}</sheetData></worksheet>`;
    }
    const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
    return new File([new Uint8Array(zipSync(Object.fromEntries(packed)))], 'talentos.xlsx');
  }

  it('offers the sheets that have people, with headers below a title too', async () => {
    const book = workbook(
      ['Notas'],
      ['Nombre', 'Ana'],
      ['Actores 2026', '', 'NOMBRE', 'Luis', 'Eva'],
    );
    const name = (line: number, text: string) => ({ line, cells: { name: text } });
    expect(await read(book)).toEqual([
      ['Hoja 2', name(2, 'Ana')],
      ['Hoja 3', name(4, 'Luis'), name(5, 'Eva')],
    ]);
  });

  it('says why a workbook cannot be read', async () => {
    expect(await readFile(workbook(['Notas'], ['Nada']), columns)).toBe('noColumns');
    const old = new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], 'talentos.xls');
    expect(await readFile(old, columns)).toBe('unreadable');
  });

  it('names what is wrong with a file', async () => {
    const problemOf = (text: string) => readFile(new File([text], 'talentos.csv'), columns);
    expect(await problemOf('Apellido\nAñón')).toBe('noColumns');
    expect(await problemOf('Nombre\n\n')).toBe('noRows');
    expect(await problemOf(`Nombre${'\nAna'.repeat(1001)}`)).toBe('tooLarge');
    // Empty rows are no people.
    expect(await problemOf(`Nombre\nAna${'\n'.repeat(1001)}`)).toHaveLength(1);
  });
});

describe('parseTable', () => {
  it.each([
    ['tabs', 'a\tb\n1,5\t2'],
    ['semicolons', 'a;b\r\n1,5;2'],
    ['commas', 'a,b\n"1,5",2'],
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

  it.each(['"Norte" (2020)', '"La Chula" Pérez', '"sin cerrar', '"'])(
    'reads %s, which begins with a quote, without the rows below',
    (cell) => {
      expect(parseTable(`a;b\n${cell};x\n"un;o";"d ""o"" s"\ny;${cell}`)).toEqual([
        ['a', 'b'],
        [cell, 'x'],
        ['un;o', 'd "o" s'],
        ['y', cell],
      ]);
    },
  );
});
