import { decodeText, parseTable, type Table } from '../delimitedText.ts';
import { matchHeaders } from '../spreadsheetCells.ts';
import type { ImportRow } from '../importRows.ts';

/** The limits of a file: the browser keeps all of it in memory. */
const MAX_BYTES = 10_000_000;
const MAX_ROWS = 5000;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** What is wrong with a file; a key of the texts. */
export class FileProblem extends Error {
  readonly code: 'unreadable' | 'tooLarge' | 'noColumns';

  constructor(code: FileProblem['code']) {
    super(code);
    this.code = code;
  }
}

/** A column that the import knows. */
export interface KnownColumn {
  name: string;
  label: { es: string; en: string };
  aliases: readonly string[];
}

/** The rows of a file, and the headers of columns that are not used. */
interface ImportFile {
  rows: ImportRow[];
  ignored: string[];
}

/** Returns the text of a cell of Excel; days have no time of their own. */
const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, DAY_LENGTH);
  return cell === null || cell === undefined ? '' : String(cell);
};

async function readExcel(file: File): Promise<Table> {
  // The variant for browsers starts workers from code, which the Content-Security-Policy forbids.
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(file);
  return rows.map((row) => row.map(textOf));
}

/** Excel's files are ZIP archives. */
const isExcel = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readTable(file: File): Promise<Table> {
  if (file.size > MAX_BYTES) throw new FileProblem('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return isExcel(bytes) ? await readExcel(file) : parseTable(decodeText(bytes));
  } catch {
    throw new FileProblem('unreadable');
  }
}

/**
 * Reads an Excel sheet or a CSV whose first row has headers.
 *
 * @throws {FileProblem} when it is too large, cannot be read, or has no known header
 */
export async function readFile(file: File, columns: readonly KnownColumn[]): Promise<ImportFile> {
  const [headers = [], ...table] = await readTable(file);
  if (table.length > MAX_ROWS) throw new FileProblem('tooLarge');
  const matched = matchHeaders(headers, columns);
  if (!matched.some(Boolean)) throw new FileProblem('noColumns');
  const rows = table.map((cells, index): ImportRow => {
    const named = matched.flatMap((column, position) =>
      column ? [[column.name, cells[position] ?? ''] as const] : [],
    );
    // The first row has the headers.
    return { line: index + 2, cells: Object.fromEntries(named) };
  });
  const isEmpty = ({ cells }: ImportRow) => Object.values(cells).every((cell) => !cell.trim());
  return {
    rows: rows.filter((row) => !isEmpty(row)),
    ignored: headers.filter((header, index) => !matched[index] && header.trim()),
  };
}
