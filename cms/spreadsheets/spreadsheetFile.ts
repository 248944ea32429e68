import Papa from 'papaparse';
import { type Column, markText, matchHeaders } from './spreadsheetCells.ts';

/** The answer about a row, of the dry run and of the import. */
export interface RowResult {
  /** Number of the row in the spreadsheet, from 1. */
  line: number;
  name: string;
  /** What the import does, or has done, with the row. */
  action: 'create' | 'update' | 'unchanged' | 'refuse';
  /** Equal for rows about the same person. */
  key: string;
  /** The record that is changed, or that was made. */
  id?: number | string;
  updatedAt?: string;
  changes: { label: string; from: string; to: string }[];
  /** Why the row is refused; `column` is the name of the column, or empty for the whole row. */
  problems: { column: string; message: string }[];
}

/** A row of the spreadsheet: its cells by the names of their columns. */
export interface ImportRow extends Pick<RowResult, 'line'> {
  cells: Record<string, string>;
  /** What the dry run has announced for the row. */
  expected?: Pick<RowResult, 'action' | 'id' | 'updatedAt'>;
}

/**
 * Returns the text of a file: UTF-8 with or without a byte order mark, UTF-16 with one (Excel's
 * "Unicode text"), else Windows-1252, as Spanish versions of Excel write CSV, or Mac Roman, as those of a Mac
 * do: its accented letters are where Windows has dashes and quotes.
 */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const count = (from: number, to: number) =>
      bytes.filter((byte) => byte >= from && byte <= to).length;
    const isMac = count(0x80, 0x9f) > count(0xc0, 0xff);
    return new TextDecoder(isMac ? 'macintosh' : 'windows-1252').decode(bytes);
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

export type FileProblem =
  'unreadable' | 'tooLarge' | 'noColumns' | 'noRows' | 'oldExcel' | 'farCell' | 'otherSheet';

/** The largest sheet that is read: the library makes a cell of each place up to the last one. */
const MAX_PLACES = 2_000_000;
const MAX_SHEET_BYTES = 100_000_000;

/** Returns the number of a column: A is 1, XFD is 16,384. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Whether a sheet of an Excel file has a cell so far away, or so much text, that reading it takes the memory. */
async function isTooFar(bytes: Uint8Array): Promise<boolean> {
  const { unzipSync, strFromU8 } = await import('fflate');
  let isHuge = false;
  const sheets = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      isHuge ||= originalSize > MAX_SHEET_BYTES;
      return !isHuge && /^xl\/worksheets\/[^/]+\.xml$/.test(name);
    },
  });
  return (
    isHuge ||
    Object.values(sheets).some((sheet) => {
      let [rows, columns] = [0, 0];
      for (const [, letters, row] of strFromU8(sheet).matchAll(/\br="([A-Z]{1,3})(\d{1,7})"/g)) {
        rows = Math.max(rows, Number(row));
        columns = Math.max(columns, columnNumber(letters!));
      }
      return rows * columns > MAX_PLACES;
    })
  );
}

/** The rows of a file, and the headers of columns that are not used; or what is wrong with it. */
type ImportFile = { rows: ImportRow[]; ignored: string[] } | { problem: FileProblem };

/** Returns the text of a cell of Excel; days have no time of their own. */
const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, DAY_LENGTH);
  return cell === null || cell === undefined ? '' : String(cell);
};

type Sheets = { first: string[][]; others: string[][][] } | { problem: FileProblem };

async function readTables(file: File): Promise<Sheets> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The format of Excel until 2003.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return { problem: 'oldExcel' };
  // Excel's files are ZIP archives.
  const isExcel = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isExcel) return { first: parseTable(decodeText(bytes)), others: [] };
  if (await isTooFar(bytes)) return { problem: 'farCell' };
  // The variant for browsers starts workers from code, which the Content-Security-Policy forbids.
  const { default: readSheets } = await import('read-excel-file/universal');
  const [first = [], ...others] = (await readSheets(file)).map(({ data }) =>
    data.map((row) => row.map(textOf)),
  );
  return { first, others };
}

/** Reads an Excel sheet or a CSV whose first row has headers. */
export async function readFile(
  file: File,
  columns: readonly Pick<Column, 'name' | 'label' | 'aliases'>[],
): Promise<ImportFile> {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' };
  const read = await readTables(file).catch(() => undefined);
  if (!read) return { problem: 'unreadable' };
  if ('problem' in read) return read;
  const [headers = [], ...table] = read.first;
  const isInOther = () =>
    read.others.some(([names = []]) => matchHeaders(names, columns).some(Boolean));
  if (table.length > MAX_ROWS) return { problem: 'tooLarge' };
  const matched = matchHeaders(headers, columns);
  if (!matched.some(Boolean)) return { problem: isInOther() ? 'otherSheet' : 'noColumns' };
  const all = table.map((cells, index): ImportRow => {
    const named = matched.flatMap((column, position) =>
      column ? [[column.name, cells[position] ?? ''] as const] : [],
    );
    // The first row has the headers.
    return { line: index + 2, cells: Object.fromEntries(named) };
  });
  const isEmpty = ({ cells }: ImportRow) => Object.values(cells).every((cell) => !cell.trim());
  const rows = all.filter((row) => !isEmpty(row));
  if (rows.length === 0) return { problem: isInOther() ? 'otherSheet' : 'noRows' };
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
