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

/**
 * Returns the lists whose columns a row of headers names: that of the section first, then the one with the most
 * columns; `undefined` of any other row.
 */
function readHeaders(cells: readonly string[], tables: readonly CreditTable[], section?: Kind) {
  if (cells.length < 2) return undefined;
  const matches = tables
    .map((table) => {
      const columns = matchHeaders(cells, table.columns).map((column) => column?.name);
      return { list: table.name, columns, count: columns.filter(Boolean).length };
    })
    .sort((one, other) => other.count - one.count);
  const most = matches[0]?.count ?? 0;
  if (most < 2 || most * 2 <= cells.length || cells.some((cell) => /\d/.test(cell)))
    return undefined;
  const own = matches.filter(({ list }) => list === section?.list);
  return [...own, ...matches];
}

type Matches = NonNullable<ReturnType<typeof readHeaders>>;

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

/** Returns a row as its headers are cut: below "Dirección / Productora" a cell has two texts. */
const cutRow = (row: readonly string[], headers: readonly string[]): string[] =>
  row.flatMap((cell, index) => {
    const isTwo = halves(headers[index] ?? '').length === 2;
    const [first = '', ...others] = isTwo ? halves(cell) : [cell];
    return isTwo ? [first, others.join(' / ')] : first;
  });

/** Returns the lines before the first heading, and those below each. */
function sectionsOf<Line extends WorkLine>(lines: readonly Line[]) {
  const sections: { heading?: Line; below: Line[] }[] = [{ below: [] }];
  for (const line of lines) {
    if (line.isHeading) sections.push({ heading: line, below: [] });
    else sections.at(-1)!.below.push(line);
  }
  return sections;
}

/**
 * Reads credits from the lines of works as people paste them: of an e-mail, a PDF, a list with headings in Spanish or
 * English. A range of years counts as its first year.
 */
export function readCredits<Line extends WorkLine>(
  lines: readonly Line[],
  tables: readonly CreditTable[],
): ReadCredit<Line>[] {
  const credits: ReadCredit<Line>[] = [];
  /** The row that names the columns of a table, which can do so once for all of its sections. */
  let headers: string[] = [];
  for (const { heading, below } of sectionsOf(lines)) {
    const section = heading && findHeading(heading.text);
    const hasRoleFirst = isRoleFirst(below.map(({ text }) => text));
    const findColumns = () => readHeaders(headers.flatMap(halves), tables, section);
    const width = below[0]?.text.split('\t').length ?? 0;
    // Empty cells at the end of a row can be missing.
    let columns = width > 2 && width <= headers.length ? findColumns() : undefined;
    /** A year alone in a line, which the credits below it have. */
    let year: string | undefined;
    /** The last credit, while the next line can say facts of it. */
    let open: ReadCredit<Line> | undefined;
    const add = (line: Line, read: PastedCredit) => {
      if (!read.cells.title) return;
      if (year) read.cells.year ??= year;
      open = { ...read, lines: [line] };
      credits.push(open);
    };
    for (const line of below) {
      const row = cellsOf(line.text);
      const isRow = columns && row.length > 1 && row.length <= headers.length;
      const read = isRow ? readRow(cutRow(row, headers), columns!) : undefined;
      if (open && addDetails(line.text, open)) open.lines.push(line);
      else if (isYear(line.text)) {
        year = isYear(line.text);
        open = undefined;
      } else if (readHeaders(row.flatMap(halves), tables)) {
        headers = row;
        columns = findColumns();
        // Without a title the columns are others than they seem: the row is read as a line.
      } else if (read?.cells.title) add(line, { ...read, list: section?.list ?? read.list });
      else if (section || hasClue(line.text)) {
        for (const work of splitWorks(line.text))
          add(line, readWork(work, section ?? {}, hasRoleFirst));
      }
    }
  }
  return credits.slice(0, MAX_CREDITS);
}

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
