import Papa from 'papaparse';
import { type Column, markText, matchHeaders } from './spreadsheetCells.ts';
import type { ImportRow, RowResult } from './importPlugin.ts';

/**
 * Returns the text of a file: UTF-8 with or without a byte order mark, UTF-16 with one (Excel's
 * "Unicode text"), else Windows-1252, as Spanish versions of Excel write CSV.
 */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A tab wins over others, as in cells copied from a spreadsheet; Spanish numbers and texts contain commas. */
const DELIMITERS = ['\t', ';', ','];

/**
 * Reads cells that were copied from a spreadsheet, or a CSV: separated by tabs, semicolons or commas,
 * with quoted cells that can contain separators and line breaks. Rows can have different lengths.
 */
export function parseTable(text: string): string[][] {
  // Excel reads the separator from a first line such as "sep=;".
  const [, named, rest] = /^sep=(.)\r?\n([^]*)$/i.exec(text) ?? [];
  const content = rest ?? text;
  const [headers = ''] = content.split(/\r?\n|\r/).filter((line) => line.trim());
  const delimiter = named ?? DELIMITERS.find((one) => headers.includes(one)) ?? '\t';
  return Papa.parse<string[]>(content, { delimiter }).data;
}

/**
 * Returns a table as CSV, as Excel opens it in Spanish and in English: semicolons and a byte order
 * mark. Texts that would run as formulas are marked.
 */
export const formatCsv = (table: string[][]): string =>
  `\uFEFF${Papa.unparse(
    table.map((row) => row.map(markText)),
    { delimiter: ';', newline: '\r\n' },
  )}\r\n`;

/** The limits of a file: the browser keeps all of it in memory. */
const MAX_BYTES = 10_000_000;
const MAX_ROWS = 5000;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

export type FileProblem = 'unreadable' | 'tooLarge' | 'noColumns' | 'noRows';

/** The rows of a file, and the headers of columns that are not used; or what is wrong with it. */
type ImportFile = { rows: ImportRow[]; ignored: string[] } | { problem: FileProblem };

/** Returns the text of a cell of Excel; days have no time of their own. */
const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, DAY_LENGTH);
  return cell === null || cell === undefined ? '' : String(cell);
};

async function readTable(file: File): Promise<string[][]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Excel's files are ZIP archives.
  const isExcel = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isExcel) return parseTable(decodeText(bytes));
  // The variant for browsers starts workers from code, which the Content-Security-Policy forbids.
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(file);
  return rows.map((row) => row.map(textOf));
}

/** Reads an Excel sheet or a CSV whose first row has headers. */
export async function readFile(
  file: File,
  columns: readonly Pick<Column, 'name' | 'label' | 'aliases'>[],
): Promise<ImportFile> {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' };
  const read = await readTable(file).catch(() => undefined);
  if (!read) return { problem: 'unreadable' };
  const [headers = [], ...table] = read;
  if (table.length > MAX_ROWS) return { problem: 'tooLarge' };
  const matched = matchHeaders(headers, columns);
  if (!matched.some(Boolean)) return { problem: 'noColumns' };
  const all = table.map((cells, index): ImportRow => {
    const named = matched.flatMap((column, position) =>
      column ? [[column.name, cells[position] ?? ''] as const] : [],
    );
    // The first row has the headers.
    return { line: index + 2, cells: Object.fromEntries(named) };
  });
  const isEmpty = ({ cells }: ImportRow) => Object.values(cells).every((cell) => !cell.trim());
  const rows = all.filter((row) => !isEmpty(row));
  if (rows.length === 0) return { problem: 'noRows' };
  return {
    rows,
    ignored: headers.filter((header, index) => !matched[index] && header.trim()),
  };
}

/**
 * Refuses the rows about a person whom an earlier row is about already.
 *
 * @param describe returns the reason, from the number of the earlier row
 */
export function refuseRepeated(
  results: readonly RowResult[],
  describe: (line: number) => string,
): RowResult[] {
  const lines = new Map<string, number>();
  return results.map((result) => {
    const earlier = lines.get(result.key);
    if (earlier === undefined) {
      if (result.action !== 'refuse') lines.set(result.key, result.line);
      return result;
    }
    const problems = [...result.problems, { column: '', message: describe(earlier) }];
    return { ...result, action: 'refuse', problems };
  });
}
