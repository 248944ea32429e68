import Papa from 'papaparse';
import { markText } from './spreadsheetCells.ts';

/** First bytes of a text by its encoding. */
const UTF_16_LE = [0xff, 0xfe];
const UTF_16_BE = [0xfe, 0xff];

const startsWith = (bytes: Uint8Array, start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Returns the text of a file: UTF-8 with or without a byte order mark, UTF-16 with one (Excel's
 * "Unicode text"), else Windows-1252, as Spanish versions of Excel write CSV.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF_16_LE)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, UTF_16_BE)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separators that are recognised; cells copied from a spreadsheet are separated by tabs. */
const DELIMITERS = ['\t', ';', ','] as const;

/** Lines that are read to find the separator. */
const SAMPLE_LINES = 20;

/** A table of texts; its rows can have different lengths. */
export type Table = string[][];

/** Whether a row has a cell with text. */
export const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

const parse = (text: string, delimiter: string, preview = 0): Table =>
  Papa.parse<string[]>(text, { delimiter, preview }).data;

/**
 * Returns the separator with which most rows have as many cells as the first one, and more than one
 * cell. A tab wins over others, then a semicolon: Spanish numbers and texts contain commas.
 */
function findDelimiter(text: string): string {
  let best: { delimiter: string; score: number } = { delimiter: DELIMITERS[0], score: 0 };
  for (const delimiter of DELIMITERS) {
    const rows = parse(text, delimiter, SAMPLE_LINES).filter(isFilled);
    const columns = rows[0]?.length ?? 0;
    const alike = rows.filter(({ length }) => length === columns).length;
    const score = columns > 1 ? alike / rows.length : 0;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/**
 * Reads cells that were copied from a spreadsheet, or a CSV: separated by tabs, semicolons or commas,
 * with quoted cells that can contain separators and line breaks.
 */
export function parseTable(text: string): Table {
  // Excel reads the separator from a first line such as "sep=;".
  const [, named, rest] = /^\uFEFF?sep=(.)\r?\n([^]*)$/i.exec(text) ?? [];
  const content = rest ?? text.replace(/^\uFEFF/, '');
  return parse(content, named ?? findDelimiter(content));
}

/**
 * Returns a table as CSV, as Excel opens it in Spanish and in English: semicolons and a byte order
 * mark. Texts that would run as formulas are marked.
 */
export const formatCsv = (table: Table): string =>
  `\uFEFF${Papa.unparse(
    table.map((row) => row.map(markText)),
    { delimiter: ';', newline: '\r\n' },
  )}\r\n`;
