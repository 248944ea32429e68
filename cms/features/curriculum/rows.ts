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

const YEAR_FIRST = /^\s*(?:19|20)\d\d/;

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

/** Lines in which two columns of a page stand side by side, at least. */
const LEAST_COLUMN = 6;

/** Separates the columns of a page that stand side by side: the left one is read first. */
function splitColumns(rows: readonly Row[], { isLabel, isHeading, isLevel }: Meanings): Row[] {
  const counts = new Map<number, number>();
  for (const { text } of rows)
    for (const { index } of text.matchAll(/(?<=\S {2,})\S/g))
      counts.set(index, (counts.get(index) ?? 0) + 1);
  const [column = 0, count = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
  if (count < LEAST_COLUMN) return [...rows];
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
  return cutHeadings(splitColumns(lines, meanings), meanings);
}
