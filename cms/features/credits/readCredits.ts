import { matchHeaders } from '../../spreadsheets/spreadsheetCells.ts';
import { parseTable } from '../../spreadsheets/spreadsheetFile.ts';
import type { CreditTable } from './creditColumns.ts';
import {
  type CreditCells,
  type Kind,
  type PastedCredit,
  addDetails,
  hasClue,
  isRoleFirst,
  readWords,
  readWork,
  unquote,
} from './creditLine.ts';
import { COLUMNS, cutLine } from './creditParts.ts';
import { creditWords } from './creditWords.ts';

const { findHeading, findKind } = creditWords;

/** Credits that are read at once; the form renders each of them. */
const MAX_CREDITS = 500;
/** What separates the works of a line, and how each of them is written. */
const WORKS_OF_LINE = [
  [/(?<=\))\s*(?:,|;|\sy\s|\sand\s)\s*/, /^\p{Lu}[^(]*\([^)]*\)\.?$/u],
  [/(?<=\))\s*(?:,|;|\sy\s|\sand\s)\s*(?=["“«])/, /["”»]\s*\([^)]*\)\.?$/],
  [/\.\s+(?=\p{Lu})/u, /^\p{Lu}[^.]*\s(?:19|20)\d\d(?!\d)/u],
] as const;

/** Returns the works of a line that has several, each with its facts: "Barro (2022), La cima (2018)". */
function splitWorks(line: string): string[] {
  for (const [separator, work] of WORKS_OF_LINE) {
    const works = line.split(separator);
    if (works.length > 1 && works.every((one) => work.test(one))) return works;
  }
  return [line];
}

/** A line of works, or a heading above them. */
export interface WorkLine {
  text: string;
  isHeading?: boolean;
}

/** A credit with the lines that it was read from. */
export interface ReadCredit<Line> extends PastedCredit {
  lines: Line[];
}

const isYear = (text: string) => /^[([]?\s*((?:19|20)\d\d)\s*[)\]]?\s*[:.]?$/.exec(text)?.[1];

/** Returns the columns of each list that a row of headers names, the list with the most first. */
const matchTables = (headers: readonly string[], tables: readonly CreditTable[]) =>
  tables
    .map((table) => {
      const columns = matchHeaders(headers, table.columns).map((column) => column?.name);
      return { list: table.name, columns, count: columns.filter(Boolean).length };
    })
    .sort((one, other) => other.count - one.count);

/** What separates the facts of a cell, but a title can have a comma: "Sol, solete (corto)". */
const IN_CELL = [/[;\s]+\(|;\s|\)\s*|\s\/\s|[,.]\s/, /[;\s]+\(|;\s|\)\s*|\s\/\s/];

/** What follows a title in its cell: "Yerma, de Federico García Lorca", "YERMA de F. G. Lorca" */
const AUTHOR = /,\sde\s\p{Lu}[\p{L}. ]+$|(?<=^[\p{Lu} ]{4,})\sde\s\p{Lu}[.\p{Ll}].*$/u;

/** @param columns the name of the field of each column, where it has one */
function readColumns(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
): CreditCells {
  const read = Object.fromEntries(
    cells.flatMap((cell, index) =>
      columns[index] && /[\p{L}\p{N}]/u.test(cell) ? [[columns[index], unquote(cell)]] : [],
    ),
  ) as CreditCells;
  const label = /^dir(?:ector|ectora|ecci[oó]n)?[.:]+\s*/i;
  if (read.director) read.director = read.director.replace(label, '');
  if (read.title) read.title = read.title.replace(AUTHOR, '');
  if (read.year) read.year = cutLine(read.year).year ?? read.year;
  // "Sor Ángela (prota)", "Boomerang / TVE", "NORTE; Serie, 2024"
  for (const name of ['title', 'role', 'company', 'venue']) {
    for (const separator of IN_CELL) {
      const [own = '', ...others] = (read[name] ?? '').split(separator).filter(Boolean);
      const said = others.map((text) => (isYear(text) ? { year: text } : readWords(text)));
      if (others.length === 0 || !said.every(Boolean)) continue;
      read[name] = own;
      for (const [field, text] of said.flatMap((one) => Object.entries(one!))) read[field] ??= text;
    }
  }
  // "Largometraje, 96'"
  for (const name of ['kind', 'billing', 'status']) {
    const value = readWords(read[name]?.split(',')[0] ?? '')?.[name];
    if (value) read[name] = value;
  }
  return read;
}

/** A table of credits, by the row that names its columns. */
type Matches = ReturnType<typeof matchTables>;

/** Returns the lists whose columns a row of cells names, the list of a section first; `undefined` of any other row. */
function readHeaders(
  cells: readonly string[],
  tables: readonly CreditTable[],
  section?: Kind,
): Matches | undefined {
  if (cells.length < 2) return undefined;
  const matches = matchTables(cells, tables);
  const most = matches[0]?.count ?? 0;
  if (most < 2 || most * 2 <= cells.length || cells.some((cell) => /\d/.test(cell)))
    return undefined;
  const own = matches.filter(({ list }) => list === section?.list);
  return [...own, ...matches];
}

/** Reads a row below the headers; a kind of work says which list it belongs to. */
function readRow(row: readonly string[], matches: Matches): PastedCredit {
  const [best] = matches;
  const kind = findKind(row[best!.columns.indexOf('kind')] ?? '');
  const { list, columns } = matches.find((match) => match.list === kind?.list) ?? best!;
  return { list, cells: readColumns(row, columns) };
}

const cellsOf = (line: string): string[] =>
  line.split(line.includes('\t') ? '\t' : COLUMNS).map((cell) => cell.trim());

const halves = (cell: string): string[] => cell.split(/\s+\/\s+|;\s+/);

/** Reads the lines of works from the first to the last: each is a heading, one or more credits, or a fact of the credit above it. */
class CreditLines<Line extends WorkLine> {
  readonly credits: ReadCredit<Line>[] = [];
  readonly #lines: readonly Line[];
  readonly #tables: readonly CreditTable[];
  #isRoleFirst: boolean;
  #section: Kind | undefined;
  /** A year alone in a line, which the credits below it have. */
  #year: string | undefined;
  /** The last credit, while the next line can say facts of it. */
  #open: ReadCredit<Line> | undefined;
  /** The row that names the columns of a table. */
  #headers: string[] = [];
  /** The columns, below their names. */
  #columns: Matches | undefined;

  constructor(lines: readonly Line[], tables: readonly CreditTable[]) {
    this.#lines = lines;
    this.#tables = tables;
    this.#isRoleFirst = this.#isRoleFirstBelow(0);
    for (const [index, line] of lines.entries()) {
      if (line.isHeading) this.#startSection(line, index);
      else if (!(this.#readYear(line) || this.#readCells(line) || this.#readDetails(line)))
        this.#readWorks(line);
    }
  }

  #isRoleFirstBelow(start: number): boolean {
    const below = this.#lines.slice(start);
    const end = below.findIndex(({ isHeading }) => isHeading);
    return isRoleFirst(below.slice(0, end < 0 ? undefined : end).map(({ text }) => text));
  }

  #add(line: Line, read: PastedCredit): void {
    if (!read.cells.title) return;
    if (this.#year) read.cells.year ??= this.#year;
    for (const [name, text] of Object.entries(read.cells)) if (!text) delete read.cells[name];
    this.#open = { ...read, lines: [line] };
    this.credits.push(this.#open);
  }

  #startSection({ text }: Line, index: number): void {
    this.#section = findHeading(text);
    this.#isRoleFirst = this.#isRoleFirstBelow(index + 1);
    this.#year = undefined;
    this.#open = undefined;
    // A table can name its columns once for all of its sections; empty cells at the end of a row can be missing.
    const { text: next = '' } = this.#lines[index + 1] ?? {};
    const count = next.split('\t').length;
    const isTable = count > 2 && count <= this.#headers.length;
    this.#columns = isTable ? this.#readHeaders() : undefined;
  }

  #readHeaders(): Matches | undefined {
    return readHeaders(this.#headers.flatMap(halves), this.#tables, this.#section);
  }

  /** Returns a row as its headers are cut: below "Dirección / Productora" a cell has two texts. */
  #cutRow(cells: readonly string[]): string[] {
    return cells.flatMap((cell, index) => {
      const isTwo = halves(this.#headers[index] ?? '').length === 2;
      const [first = '', ...others] = isTwo ? halves(cell) : [cell];
      return isTwo ? [first, others.join(' / ')] : first;
    });
  }

  #readYear(line: Line): boolean {
    const year = isYear(line.text);
    if (!year) return false;
    if (this.#open && !this.#open.cells.year) {
      this.#open.cells.year = year;
      this.#open.lines.push(line);
    } else {
      this.#year = year;
      this.#open = undefined;
    }
    return true;
  }

  /** Reads a row of headers of a table, or a row below it. */
  #readCells(line: Line): boolean {
    const cells = cellsOf(line.text);
    if (readHeaders(cells.flatMap(halves), this.#tables)) {
      this.#headers = cells;
      this.#columns = this.#readHeaders();
      return true;
    }
    if (!this.#columns || cells.length < 2 || cells.length > this.#headers.length) return false;
    const { list, cells: read } = readRow(this.#cutRow(cells), this.#columns);
    // The columns are others than they seem: the row is read as a line.
    if (!read.title) return false;
    this.#add(line, { list: this.#section?.list ?? list, cells: read });
    return true;
  }

  /** Reads facts of the credit above. */
  #readDetails(line: Line): boolean {
    if (!this.#open || !addDetails(line.text, this.#open)) return false;
    this.#open.lines.push(line);
    return true;
  }

  #readWorks(line: Line): void {
    if (!this.#section && !hasClue(line.text)) return;
    for (const work of splitWorks(line.text))
      this.#add(line, readWork(work, this.#section ?? {}, this.#isRoleFirst));
  }
}

/**
 * Reads credits from the lines of works as people paste them: of an e-mail, a PDF, a list with headings in Spanish or
 * English. A range of years counts as its first year.
 */
export const readCredits = <Line extends WorkLine>(
  lines: readonly Line[],
  tables: readonly CreditTable[],
): ReadCredit<Line>[] => new CreditLines(lines, tables).credits.slice(0, MAX_CREDITS);

/**
 * Reads credits from cells of a spreadsheet below a row of headers; `undefined` if the first row names no columns, or
 * a row is a heading.
 */
export function readCreditTable(text: string, tables: readonly CreditTable[]) {
  const [headers = [], ...rows] = parseTable(text).filter((row) => row.some((cell) => cell.trim()));
  const matches = readHeaders(headers, tables);
  const areCells = rows.every((row) => row.filter((cell) => cell.trim()).length > 1);
  return matches && areCells
    ? rows.map((row) => readRow(row, matches)).slice(0, MAX_CREDITS)
    : undefined;
}
