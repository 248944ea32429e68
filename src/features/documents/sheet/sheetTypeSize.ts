import type { Cell, Column } from './createSheet';
import type { PrintableSheet } from './printableSheet';

/** Type sizes of a sheet of one page, in points, from the largest. */
const TYPE_SIZES = [9.6, 8.8, 8.1, 7.5];
/** Type size of a sheet of two pages, in points. */
export const TWO_PAGE_SIZE = 8.1;

const MM_PER_POINT = 0.3528;
/** Height that the template leaves for credits and lists on the first page, in millimetres. */
const ROOM_MM = { photo: 162, noPhoto: 176 };
/** Width of the columns of the template, in millimetres. */
const [LIST_MM, TABLES_MM] = [56, 112];
/** Average width of a character, in ems. */
const CHARACTER_EMS = 0.52;
/** Heights of the template, in ems. */
const TABLE_HEAD = 5.9;
const LIST_HEAD = 5;
const [ROW_PADDING, ROW_LINE] = [0.6, 1.15];
/** Shares of a table's width; years are narrower. */
const SHARES: Record<Column['style'], number> = { year: 0.35, title: 1.5, text: 1.1 };

const lengthOf = ({ text, note = '' }: Cell) => text.length + note.length;

/** Returns the height of a row in ems. */
function rowHeight(cells: { length: number; widthEms: number }[]): number {
  const lines = cells.map(({ length, widthEms }) => Math.ceil((length * CHARACTER_EMS) / widthEms));
  return ROW_PADDING + ROW_LINE * Math.max(1, ...lines);
}

/** Returns the estimated height of a sheet's credits and lists in ems of a type size. */
function heightEms({ tables, lists }: PrintableSheet, sizeMm: number): number {
  const credits = tables.map(({ columns, rows }) => {
    const total = columns.reduce((sum, { style }) => sum + SHARES[style], 0);
    const widths = columns.map(({ style }) => (TABLES_MM * SHARES[style]) / total / sizeMm);
    const heights = rows.map((row) =>
      rowHeight(row.map((cell, index) => ({ length: lengthOf(cell), widthEms: widths[index]! }))),
    );
    return heights.reduce((sum, height) => sum + height, TABLE_HEAD);
  });
  const abilities = lists.map(({ items }) =>
    items.reduce(
      (sum, item) => sum + rowHeight([{ length: lengthOf(item), widthEms: LIST_MM / sizeMm }]),
      LIST_HEAD,
    ),
  );
  const sum = (heights: number[]) => heights.reduce((total, height) => total + height, 0);
  return Math.max(sum(credits), sum(abilities));
}

/**
 * Returns the sizes at which a sheet may fit on one page, from the largest. It is an estimate, which
 * spares Typst from measuring: that takes longer than the rest of a sheet.
 */
export function findTypeSizes(sheet: PrintableSheet): number[] {
  const room = sheet.photo === undefined ? ROOM_MM.noPhoto : ROOM_MM.photo;
  const fits = (size: number) =>
    heightEms(sheet, size * MM_PER_POINT) * size * MM_PER_POINT <= room;
  const first = TYPE_SIZES.findIndex(fits);
  return first < 0 ? [] : TYPE_SIZES.slice(first);
}
