import Papa from 'papaparse';
import {
  type Answers,
  type Column,
  type Word,
  matchHeaders,
  readWords,
} from './spreadsheetCells.ts';
import { valueNamed } from './cellBelow.ts';

/** The answer about a row, of the dry run and of the import. */
export interface RowResult {
  /** Number of the row in the spreadsheet, from 1. */
  line: number;
  name: string;
  /** What the import does, or has done, with the row. */
  action: 'create' | 'update' | 'unchanged' | 'refuse';
  /** Equal for rows about the same person. */
  key: string;
  id?: number | string;
  updatedAt?: string;
  changes: { label: string; from: string; to: string }[];
  /** Why the row is refused. */
  problems: string[];
  /** What is left out of a row that is taken. */
  leftOut: string[];
  words: (Word & { column: string })[];
}

/** What words mean, by the names of their columns. */
export type ColumnAnswers = Readonly<Record<string, Answers>>;

/**
 * A row of the spreadsheet: its cells by the names of their columns. Below a header that names a value it is that of
 * the column with the header: "skills: Carnet conducir".
 */
export interface ImportRow extends Pick<RowResult, 'line'> {
  cells: Record<string, string>;
  /** What the dry run has announced for the row. */
  expected?: Pick<RowResult, 'action' | 'id' | 'updatedAt'>;
}

/** Signs of the wrong encoding look like letters too, but hardly of the case of a word and within it. */
const ACCENTS_IN_WORDS = /(?<=\p{L})[áéíóúüñçàèòïãõâêôûäö](?!\p{Lu})|(?<=\p{Lu})[ÁÉÍÓÚÜÑÇÀÈÒÏ]/gu;

/**
 * Returns the text of a file: UTF-8 with or without a byte order mark, UTF-16 as Excel's "Unicode text", else
 * Windows-1252, as Spanish versions of Excel write CSV, or Mac Roman, as those of a Mac do: its accented letters are
 * where Windows has dashes and quotes.
 */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((one) =>
      new TextDecoder(one).decode(bytes),
    );
    const accentsOf = (text: string) => text.match(ACCENTS_IN_WORDS)?.length ?? 0;
    return accentsOf(mac!) > accentsOf(windows!) ? mac! : windows!;
  }
}

/** A tab wins over others, as in cells copied from a spreadsheet; Spanish numbers and texts contain commas. */
const DELIMITERS = ['\t', ';', ','];

/** Quotes the cells that begin with a quote and are not quoted as a whole. */
const quoteStray = (text: string, delimiter: string): string =>
  text.replace(
    new RegExp(
      `(?<=^|[${delimiter}\\r\\n])(?:("[^"]*(?:""[^"]*)*"(?=[${delimiter}\\r\\n]|$))|"[^${delimiter}\\r\\n]*)`,
      'g',
    ),
    (cell, quoted: string | undefined) => quoted ?? `"${cell.replaceAll('"', '""')}"`,
  );

/**
 * Reads cells that were copied from a spreadsheet, or a CSV: separated by tabs, semicolons or commas,
 * with quoted cells that can contain separators and line breaks. Rows can have different lengths.
 */
export function parseTable(text: string): string[][] {
  const [first = ''] = text.split(/\r?\n|\r/).filter((line) => line.trim());
  const delimiter = DELIMITERS.find((one) => first.includes(one)) ?? '\t';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  // A cell such as `"Norte" (2020)` would have taken the rows below into itself.
  const isStray = errors.some(({ type }) => type === 'Quotes');
  return isStray ? Papa.parse<string[]>(quoteStray(text, delimiter), { delimiter }).data : data;
}

/** The limits of a file: the browser keeps all of it in memory. */
const MAX_BYTES = 10_000_000;
const MAX_ROWS = 1000;

export type FileProblem = 'unreadable' | 'tooLarge' | 'noColumns' | 'noRows';

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

type Table = Pick<ImportSheet, 'name' | 'table'>;

/** Returns the text of a cell of Excel; days have no time of their own. */
const textOf = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().replace(/T.*/, '') : String(cell ?? '');

/** @throws {Error} when a workbook cannot be read */
async function readTables(file: File): Promise<Table[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isOldExcel = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (isOldExcel) throw new Error('This is the format of Excel until 2003');
  // Excel's files are ZIP archives.
  const isExcel = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isExcel) return [{ name: '', table: parseTable(decodeText(bytes)) }];
  // The variant for browsers starts workers from code, which the Content-Security-Policy forbids.
  const { default: readSheets } = await import('read-excel-file/universal');
  const sheets = await readSheets(file);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    table: data.map((row) => row.map(textOf)),
  }));
}

/** The row of headers is one of the first: above it there may be a title. */
const MAX_ROWS_ABOVE = 10;

/** Returns the headers of a row; a cell that it shares with the row above may have its text there. */
const headersIn = (table: string[][], at: number): string[] =>
  table[at]!.map((cell, index) => (cell.trim() || table[at - 1]?.[index]?.trim()) ?? '');

/** Returns the row of headers with the columns that they name; `undefined` if no row names one. */
function findHeaders(table: string[][], columns: readonly Column[]) {
  const rows = table.slice(0, MAX_ROWS_ABOVE).map((_, at) => {
    const headers = headersIn(table, at);
    const matches = matchHeaders(headers, columns);
    return { at, headers, matches, count: matches.filter(Boolean).length };
  });
  const [best] = rows.toSorted((one, other) => other.count - one.count);
  return best?.count ? best : undefined;
}

/** Headers of given names; the family names have a column of their own. */
const GIVEN_NAME = /^(?:nombre|nombre de pila|nom|name|first name|given name)$/i;

const TOTAL = /^(?:sub)?totale?s?\b/i;

/** Whether a text names sections, and nothing else: "ACTRICES", "Directores y guionistas". */
function isSection(text: string, columns: readonly Column[]): boolean {
  const sections = columns.find(({ name }) => name === 'sections');
  if (!sections) return false;
  const { words, value } = readWords(text, sections.type);
  return value !== undefined && words.every(({ isSure }) => isSure);
}

/**
 * Reads a table whose row of headers is the first, or below a title. The sections of people can be titles above them,
 * or the name of the sheet.
 *
 * @param chosen the names of the columns that an editor has chosen for headers that name none; empty for no column
 * @returns `undefined` for a table without headers that name columns
 */
export function readSheet(
  { name, table }: Table,
  columns: readonly Column[],
  chosen: Readonly<Record<string, string>> = {},
): ImportSheet | undefined {
  const found = findHeaders(table, columns);
  if (!found) return undefined;
  const { at, headers, matches } = found;
  const columnOf = headers.map((header, index) => {
    const own = matches[index];
    const isBelow = ({ type }: Column) =>
      type.kind === 'levels' && valueNamed(type.list, header) !== undefined;
    const column =
      own ?? columns.find((one) => (header in chosen ? one.name === chosen[header] : isBelow(one)));
    const key = column && !own && isBelow(column) ? `${column.name}: ${header}` : column?.name;
    return { header, column, key };
  });
  const cellsOf = (texts: readonly string[]) => {
    const cells: Record<string, string> = {};
    for (const [index, { column, key }] of columnOf.entries()) {
      const cell = texts[index]?.trim();
      if (!column || !key || !cell) continue;
      const separator = column.type.kind === 'text' ? ' ' : '; ';
      cells[key] = cells[key] ? cells[key] + separator + cell : cell;
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
    const [first, ...more] = texts.filter((text) => text.trim());
    const isHeader = texts.every((text, column) => !text.trim() || text.trim() === headers[column]);
    const isAlone = more.length === 0 && headers.length > 1;
    if (first && isAlone && isSection(first, columns)) section = first;
    else if (index <= at || !first || isHeader) continue;
    else if (TOTAL.test(first.trim()) || (isAlone && /\d/.test(first))) skipped.push(first);
    else {
      const cells = cellsOf(texts);
      if (Object.keys(cells).length === 0) continue;
      const { name = '', familyName = '' } = cells;
      if (isGivenName && !name.includes(familyName)) cells.name = `${name} ${familyName}`;
      if (!hasSections && section) cells.sections = section;
      rows.push({ line: index + 1, cells });
    }
  }
  const people = table.slice(at + 1);
  const others = columnOf.flatMap(({ header, column }, index) => {
    const isFilled = people.some((texts) => texts[index]?.trim());
    return header && !matches[index] && isFilled ? { header, column: column?.name ?? '' } : [];
  });
  return { name, table, rows, others, skipped };
}

/** Returns the sheets with people of an Excel file or a CSV, or what is wrong with the file. */
export async function readFile(
  file: File,
  columns: readonly Column[],
): Promise<ImportSheet[] | FileProblem> {
  if (file.size > MAX_BYTES) return 'tooLarge';
  const tables = await readTables(file).catch(() => undefined);
  if (!tables) return 'unreadable';
  const sheets = tables.flatMap((table) => readSheet(table, columns) ?? []);
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.some(({ rows }) => rows.length > MAX_ROWS)) return 'tooLarge';
  if (filled.length > 0) return filled;
  return sheets.length > 0 ? 'noRows' : 'noColumns';
}

/**
 * Refuses the rows about a person whom an earlier row is about already.
 *
 * @param describe returns the reason, from the number of the earlier row
 */
export const refuseRepeated = (
  results: readonly RowResult[],
  describe: (line: number) => string,
): RowResult[] =>
  results.map((result, index) => {
    const earlier = results.find(({ key, action }) => key === result.key && action !== 'refuse');
    if (!earlier || results.indexOf(earlier) >= index) return result;
    return { ...result, action: 'refuse', problems: [...result.problems, describe(earlier.line)] };
  });
