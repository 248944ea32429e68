import Papa from 'papaparse';
import { type ListName, findValues } from '#contract/vocabulary.ts';
import {
  type Answers,
  type Column,
  type Word,
  markText,
  matchHeaders,
  readFlag,
  readWords,
} from './spreadsheetCells.ts';

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
  /** Why the row is refused. */
  problems: RowNote[];
  /** What is left out of a row that is taken. */
  leftOut: RowNote[];
  /** The words of the row that are no labels of their lists. */
  words: (Word & { column: string })[];
}

/** `column` is the name of the column, or empty for the whole row. */
interface RowNote {
  column: string;
  message: string;
}

/** What words mean, by the names of their columns. */
export type ColumnAnswers = Readonly<Record<string, Answers>>;

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
  'unreadable' | 'tooLarge' | 'noColumns' | 'noRows' | 'oldExcel' | 'farCell';

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

/** A sheet of a file, as it was read. */
export interface ImportSheet {
  /** Empty for a CSV. */
  name: string;
  table: string[][];
  rows: ImportRow[];
  /** Headers that are no names of columns, with the column that they fill; empty if none. */
  others: { header: string; column: string }[];
  /** Texts of rows that are no people: titles and totals. */
  skipped: string[];
}

/** The sheets of a file that have people, or what is wrong with it. */
type ImportFile = { sheets: ImportSheet[] } | { problem: FileProblem };

/** Returns the text of a cell of Excel; days have no time of their own. */
const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, DAY_LENGTH);
  return cell === null || cell === undefined ? '' : String(cell);
};

type Tables = { tables: { name: string; table: string[][] }[] } | { problem: FileProblem };

async function readTables(file: File): Promise<Tables> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The format of Excel until 2003.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return { problem: 'oldExcel' };
  // Excel's files are ZIP archives.
  const isExcel = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isExcel) return { tables: [{ name: '', table: parseTable(decodeText(bytes)) }] };
  if (await isTooFar(bytes)) return { problem: 'farCell' };
  // The variant for browsers starts workers from code, which the Content-Security-Policy forbids.
  const { default: readSheets } = await import('read-excel-file/universal');
  const sheets = await readSheets(file);
  return {
    tables: sheets.map(({ sheet: name, data }) => ({
      name,
      table: data.map((row) => row.map(textOf)),
    })),
  };
}

type KnownColumn = Pick<Column, 'name' | 'label' | 'aliases' | 'type'>;

/** The names of the columns that an editor has chosen for headers; empty for none. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** The row of headers is one of the first: above it there may be a title. */
const MAX_ROWS_ABOVE = 10;

/** Returns the headers of a row; a cell that it shares with the row above may have its text there. */
const headersIn = (table: string[][], at: number): string[] =>
  table[at]!.map((cell, index) => (cell.trim() || table[at - 1]?.[index]?.trim()) ?? '');

const isValue = (list: ListName | undefined, text: string): boolean =>
  list !== undefined && findValues(list, text).length === 1;

/** "Carnet / vehículo", "Inglés (nivel)" */
const nameOf = (header: string): string => header.replace(/[/(].*/, '').trim();

/** "no tiene", "sin carnet", "ninguno", "nada" */
const NOT = /^(?:no|sin|ningun\p{L}*|nada|not|none)(?!\p{L})/iu;

/**
 * Returns what a cell says below a header that is not the name of its list.
 *
 * @example
 * cellBelow('Inglés', 'sí') // 'Inglés'; of "no" nothing, of "B2" 'Inglés: B2'
 * cellBelow('Carnet de conducir', 'A2 y B') // 'Carnet A2; Carnet B'
 */
function cellBelow(header: string, cell: string, { type }: KnownColumn): string {
  if (type.kind !== 'levels' || !cell.trim()) return cell;
  if (readFlag(cell) === false || NOT.test(cell.trim())) return '';
  const name = nameOf(header);
  const [first] = name.split(' ');
  const kinds = cell
    .split(/[,/+()]|\s[ye]\s/)
    .map((kind) => kind.trim())
    .filter((kind) => kind && !readFlag(kind));
  const values = kinds.map((kind) => {
    const value = `${first} ${kind}`;
    return isValue(type.list, value) ? value : kind;
  });
  if (values.some((value, index) => value !== kinds[index])) return values.join('; ');
  if (kinds.length === 0) return name;
  return isValue(type.list, name) ? `${name}: ${cell}` : cell;
}

/** Headers of given names; the family names have a column of their own. */
const GIVEN_NAME = /^(?:nombre|nombre de pila|nom|name|first name|given name)$/i;

const TOTAL = /^(?:sub)?totale?s?\b/i;

/** Whether a text names sections, and nothing else: "ACTRICES", "Directores y guionistas". */
function isSection(text: string, columns: readonly KnownColumn[]): boolean {
  const type = columns.find(({ name }) => name === 'sections')?.type;
  const { words, value } = type ? readWords(text, type, {}) : {};
  return Boolean(value) && words!.every(({ isSure }) => isSure);
}

/**
 * Reads a table whose row of headers is the first, or below a title. The sections of people can be titles above them,
 * or the name of the sheet.
 *
 * @param chosen for headers that name no column
 * @returns `undefined` for a table without headers that name columns
 */
export function readSheet(
  { name, table }: Pick<ImportSheet, 'name' | 'table'>,
  columns: readonly KnownColumn[],
  chosen: ChosenColumns = {},
): ImportSheet | undefined {
  const matches = table
    .slice(0, MAX_ROWS_ABOVE)
    .map((_, at) => matchHeaders(headersIn(table, at), columns));
  const counts = matches.map((row) => row.filter(Boolean).length);
  const at = counts.indexOf(Math.max(...counts));
  if (!matches[at] || counts[at] === 0) return undefined;
  const headers = headersIn(table, at);
  const columnOf = headers.map((header, index) => {
    const own = matches[at]![index];
    const other = columns.find(({ name, type }) =>
      header in chosen
        ? name === chosen[header]
        : type.kind === 'levels' && isValue(type.list, nameOf(header)),
    );
    return { header, column: own ?? other, isNamed: own !== undefined };
  });
  const cellsOf = (texts: readonly string[]) => {
    const cells: Record<string, string> = {};
    for (const [index, { header, column, isNamed }] of columnOf.entries()) {
      if (!column) continue;
      const text = texts[index] ?? '';
      const cell = isNamed ? text : cellBelow(header, text, column);
      const before = cells[column.name];
      const separator = column.type.kind === 'text' ? ' ' : '; ';
      cells[column.name] = before && cell ? before + separator + cell : before || cell;
    }
    return cells;
  };
  const hasSections = columnOf.some(({ column }) => column?.name === 'sections');
  const isGivenName = columnOf.some(
    ({ header, column }) => column?.name === 'name' && GIVEN_NAME.test(header),
  );
  let section = isSection(name, columns) ? name : '';
  const rows: ImportRow[] = [];
  const skipped: string[] = [];
  for (const [index, texts] of table.entries()) {
    const filled = texts.filter((text) => text.trim());
    const isHeader = texts.every((text, column) => !text.trim() || text.trim() === headers[column]);
    const [first = ''] = filled;
    const isAlone = filled.length === 1 && headers.length > 1;
    if (isAlone && isSection(first, columns)) section = first;
    else if (index <= at || filled.length === 0 || isHeader) continue;
    else if (TOTAL.test(first.trim()) || (isAlone && /\d/.test(first))) skipped.push(first);
    else {
      const cells = cellsOf(texts);
      const { name = '', familyName = '' } = cells;
      if (isGivenName && !name.includes(familyName)) cells.name = `${name} ${familyName}`;
      if (!hasSections && section) cells.sections = section;
      if (Object.values(cells).some((cell) => cell.trim())) rows.push({ line: index + 1, cells });
    }
  }
  const people = table.slice(at + 1);
  const others = columnOf.flatMap(({ header, column, isNamed }, index) => {
    const isFilled = people.some((texts) => texts[index]?.trim());
    return header && !isNamed && isFilled ? { header, column: column?.name ?? '' } : [];
  });
  return { name, table, rows, others, skipped };
}

/** Reads the sheets of an Excel file, or a CSV, that have headers which name columns. */
export async function readFile(file: File, columns: readonly KnownColumn[]): Promise<ImportFile> {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' };
  const read = await readTables(file).catch(() => undefined);
  if (!read) return { problem: 'unreadable' };
  if ('problem' in read) return read;
  if (read.tables.some(({ table }) => table.length > MAX_ROWS + 1)) return { problem: 'tooLarge' };
  const sheets = read.tables.flatMap((table) => readSheet(table, columns) ?? []);
  if (sheets.length === 0) return { problem: 'noColumns' };
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  return filled.length > 0 ? { sheets: filled } : { problem: 'noRows' };
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
