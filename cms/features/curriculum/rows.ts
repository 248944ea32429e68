import { STREET, isHeaderRow } from './curriculumLines.ts';

/* The rows of a pasted text: its lines, of which columns and cells that stand side by side are separated. */

/** A line of the pasted text, or a part of one, with its place. */
export interface Row {
  text: string;
  start: number;
}

/** What the lines of a curriculum mean: the reader knows its words. */
export interface Meanings {
  isHeading: (text: string) => boolean;
  /** Whether a heading is one of works. */
  isWorks: (text: string) => boolean;
  /** Whether a line is a heading or begins with a label. */
  startsPart: (text: string) => boolean;
  /** Whether a line is a label without its value: "Instagram:", "Voz" */
  isLabel: (text: string) => boolean;
  /** Whether a line is nothing but a level: "Nativo", below a language. */
  isLevel: (text: string) => boolean;
}

export const YEAR_FIRST = /^\s*(?:19|20)\d\d/;

/** Cuts a line in two; the separator, of one character, belongs to neither. */
const cutAt = ({ text, start }: Row, index: number): Row[] => [
  { text: text.slice(0, index), start },
  { text: text.slice(index + 1), start: start + index + 1 },
];

/** Cuts rows of a table of which a cell is a heading: "PREMIOS", and its first line. */
function cutHeadings(rows: readonly Row[], { isHeading, isLevel, isWorks }: Meanings): Row[] {
  return rows.flatMap((row, index) => {
    const [head = '', ...cells] = row.text.split('\t');
    // A cell of several rows has the heading of them all.
    const isMerged = rows[index + 1]?.text.startsWith('\t');
    const isRow =
      cells.length > 1 &&
      !isMerged &&
      (isWorks(head) || !isHeaderRow(cells.join('\t'))) &&
      !(YEAR_FIRST.test(cells[0]!) && head === head.toUpperCase()) &&
      !/^\s*[•·▪*–-]?\s*$/.test(cells[0]!);
    // "Dirección", and a street
    const isAddress = STREET.test(cells.join(' '));
    // "Canto", "Soprano, nivel medio"
    const isRated = isLevel(/[^.,]*$/.exec(row.text.slice(head.length))![0].trim());
    const isCut =
      !isRow && !isAddress && !isRated && isHeading(head.trim()) && cells.join('').trim();
    return isCut ? cutAt(row, head.length) : [row];
  });
}

/** Lines in which two columns of a page, or of a block without blank lines, stand side by side, at least. */
const LEAST_OF_PAGE = 6;
const LEAST_OF_BLOCK = 3;

/** Returns where most lines go on after spaces, and how many do. */
function commonColumn(rows: readonly Row[]): [column: number, count: number] {
  const counts = new Map<number, number>();
  for (const { text } of rows)
    for (const { index } of text.matchAll(/(?<=\S {2,})\S/g))
      counts.set(index, (counts.get(index) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0] ?? [0, 0];
}

/** Cuts rows into runs, at those of which a text says so: they are runs of their own. */
function cutRuns(rows: readonly Row[], isCut: (text: string) => boolean): Row[][] {
  const runs: Row[][] = [[]];
  for (const row of rows) {
    if (isCut(row.text)) runs.push([row], []);
    else runs.at(-1)!.push(row);
  }
  return runs;
}

/** Separates the columns that stand side by side: of the page, of what no line crosses, or of blocks. */
function splitColumns(rows: readonly Row[], meanings: Meanings): Row[] {
  const page = splitColumn(rows, LEAST_OF_PAGE, meanings);
  if (page.length > rows.length) return page;
  const [column] = commonColumn(rows);
  const crosses = (text: string) => text.slice(Math.max(0, column - 2), column).trim() !== '';
  return cutRuns(rows, crosses).flatMap((run) => {
    const part = splitColumn(run, LEAST_OF_PAGE, meanings);
    if (part.length > run.length) return part;
    const blocks = cutRuns(run, (text) => !text.trim());
    return blocks.flatMap((block) => splitColumn(block, LEAST_OF_BLOCK, meanings));
  });
}

/** Separates two columns that stand side by side in at least some rows: the left one is read first. */
function splitColumn(
  rows: readonly Row[],
  least: number,
  { isLabel, isHeading, isLevel }: Meanings,
): Row[] {
  const [column, count] = commonColumn(rows);
  if (count < least) return [...rows];
  const isFree = ({ text }: Row) => !text.slice(column - 2, column).trim();
  const isPair = ({ text }: Row) => text.length > column && /\S {2,}$/.test(text.slice(0, column));
  const first = rows.findIndex(isPair);
  // The left column can be the longer one.
  const after = rows.slice(rows.findLastIndex(isPair) + 1).findIndex(({ text }) => !text.trim());
  const last = after < 0 ? rows.length - 1 : rows.findLastIndex(isPair) + after;
  const block = rows.slice(first, last + 1);
  const pairs = block.filter(isPair).map(({ text }) => [text.slice(0, column), text.slice(column)]);
  // A year and a title, a label and its value, or a language and its level are a row.
  const inRow = pairs.filter(([left, right]) => {
    const text = left!.trim();
    return /^\d{4}| {2}/.test(text) || isLabel(text) || isHeading(text) || isLevel(right!);
  });
  if (!block.every(isFree) || inRow.length * 3 > pairs.length) return [...rows];
  return [
    ...rows.slice(0, first),
    ...block.map(({ text, start }) => ({ text: text.slice(0, column), start })),
    ...block.map(({ text, start }) => ({ text: text.slice(column), start: start + column })),
    ...rows.slice(last + 1),
  ];
}

/** Puts labels that stand below their values above them. */
function liftLabels(rows: readonly Row[], { isLabel, isHeading }: Meanings): Row[] {
  const lifted = [...rows];
  const areLabels = (row?: Row) => row?.text.split('\t').every(isLabel) === true;
  const isValue = (row?: Row) => row?.text.trim() && !areLabels(row) && !isHeading(row.text);
  for (let index = 0; index < rows.length; index++) {
    let end = index;
    while (isValue(rows[end]) && areLabels(rows[end + 1])) end += 2;
    // A value below the last label is its own.
    const least = rows[index]!.text.includes('\t') ? 2 : 4;
    const areBelow = end - index >= least && !isValue(rows[end]);
    for (let at = index; areBelow && at < end; at += 2)
      lifted.splice(at, 2, rows[at + 1]!, rows[at]!);
    index = Math.max(index, end - 1);
  }
  return lifted;
}

/** Returns tables by their columns that have labels above their values, languages above their levels, or headings. */
function turnTables(rows: readonly Row[], { isLabel, isHeading, isLevel }: Meanings): Row[] {
  const table = rows.map(({ text, start }) =>
    [...text.matchAll(/(?<=^|\t)[^\t]*/g)].map(({ 0: cell, index }): Row => ({
      text: cell,
      start: start + index,
    })),
  );
  const isName = ({ text }: Row) => isLabel(text) || isHeading(text);
  const isRating = ({ text }: Row) => isLevel(text) || isHeaderRow(text);
  const turned: Row[][] = [];
  for (let index = 0, end = 1; index < rows.length; index = end++) {
    const cells = table[index]!;
    const areLevels = table[end]?.every(isRating) && !cells.some(({ text }) => isLevel(text));
    const areNames = cells.every(isName) && !isHeaderRow(rows[index]!.text);
    const most = areNames && cells.every(({ text }) => isHeading(text)) ? rows.length : 1;
    const isTurned = cells.length > 1 && (areNames || areLevels);
    const isNext = () => table[end]?.length === cells.length && !isName(table[end]![0]!);
    while (isTurned && end - index <= most && isNext()) end++;
    const block = table.slice(index, end);
    const columns = cells.flatMap((_, column) => block.map((one) => one[column]!));
    turned.push(block.length > 1 ? columns : [rows[index]!]);
  }
  return turned.flat();
}

/**
 * Separates two cells of several lines below their headings: "IDIOMAS", "ACENTOS"; "Inglés: C1"; "Francés: B1",
 * "Andaluz"; "Murciano"
 */
function splitCells(rows: readonly Row[], { isHeading }: Meanings): Row[] {
  const split = [...rows];
  // From the end, because rows are added.
  for (const [index, { text }] of [...rows.entries()].reverse()) {
    const headings = text.split('\t');
    if (headings.length !== 2 || !headings.every((one) => isHeading(one))) continue;
    const end = rows.findIndex((row, at) => at > index && !/^[^\t]*\S[^\t]*$/.test(row.text));
    const last = rows[end];
    if (end < index + 2 || last?.text.split('\t').length !== 2) continue;
    const [left, right] = cutAt(rows[index]!, headings[0]!.length);
    const [above, below] = cutAt(last, last.text.indexOf('\t'));
    split[index] = left!;
    split.splice(end, 1, above!, right!, below!);
  }
  return split;
}

/** Characters of a line that is read: nobody writes a longer one, and the time grows with the square. */
const LONGEST = 10_000;

/** Returns the lines of a text as the rows of its columns and tables: what stands side by side is separated. */
export function rowsOf(source: string, meanings: Meanings): Row[] {
  let offset = 0;
  const lines = source.split('\n').map((text): Row => {
    const start = offset;
    offset += text.length + 1;
    return { text: text.length > LONGEST ? '' : text, start };
  });
  const steps = [splitColumns, splitCells, liftLabels, turnTables, cutHeadings];
  return steps.reduce<Row[]>((rows, step) => step(rows, meanings), lines);
}
