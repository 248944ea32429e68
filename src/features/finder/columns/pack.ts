/*
 * Numbers as text: a digit of base 92 is a printable ASCII character that JSON does not escape. Each
 * number of a column has the same count of digits, and a space ends each row of a ragged column.
 */
const BASE = 92;
const FIRST_CODE = 33;
const QUOTE = 34;
const BACKSLASH = 92;
const SPACE = 32;

function digit(value: number): string {
  let code = value + FIRST_CODE;
  if (code >= QUOTE) code++;
  if (code >= BACKSLASH) code++;
  return String.fromCharCode(code);
}

const valueOf = (code: number) =>
  code - FIRST_CODE - (code > QUOTE ? 1 : 0) - (code > BACKSLASH ? 1 : 0);

/** The value of each digit by its character code. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, valueOf(code)));

const digitsFor = (max: number): number => (max < BASE ? 1 : 1 + digitsFor(Math.floor(max / BASE)));

function toDigits(value: number, width: number): string {
  let text = '';
  for (let rest = value; text.length < width; rest = Math.floor(rest / BASE)) {
    text = digit(rest % BASE) + text;
  }
  return text;
}

/** Packs one whole number from 0 per row. */
export function packNumbers(numbers: readonly number[]): string {
  const width = digitsFor(numbers.reduce((max, number) => Math.max(max, number), 0));
  return width + numbers.map((number) => toDigits(number, width)).join('');
}

/** Packs any number of whole numbers from 0 per row. */
export function packRows(rows: readonly (readonly number[])[]): string {
  const width = digitsFor(rows.flat().reduce((max, number) => Math.max(max, number), 0));
  const pack = (row: readonly number[]) => row.map((number) => toDigits(number, width)).join('');
  return `${width}${rows.map((row) => `${pack(row)} `).join('')}`;
}

/** Unpacks the text of {@link packNumbers}. */
export function unpackNumbers(text: string): Uint32Array {
  const width = Number(text[0]);
  const numbers = new Uint32Array((text.length - 1) / width);
  if (width === 1) {
    for (let at = 1; at < text.length; at++) numbers[at - 1] = VALUES[text.charCodeAt(at)]!;
    return numbers;
  }
  for (let at = 1, index = 0; at < text.length; index++) {
    let number = 0;
    for (const end = at + width; at < end; at++)
      number = number * BASE + VALUES[text.charCodeAt(at)]!;
    numbers[index] = number;
  }
  return numbers;
}

/** The numbers of all rows one after the other; those of row `i` are from `offsets[i]` to `offsets[i + 1]`. */
export interface Rows {
  offsets: Uint32Array;
  values: Uint32Array;
}

/**
 * Unpacks the text of {@link packRows}.
 *
 * @param count the number of rows
 */
export function unpackRows(text: string, count: number): Rows {
  const width = Number(text[0]);
  const offsets = new Uint32Array(count + 1);
  const values = new Uint32Array(Math.max(0, (text.length - 1 - count) / width));
  let length = 0;
  for (let at = 1, row = 0; row < count; at++) {
    if (text.charCodeAt(at) === SPACE) {
      offsets[++row] = length;
      continue;
    }
    let number = 0;
    for (let end = at + width; at < end; at++)
      number = number * BASE + VALUES[text.charCodeAt(at)]!;
    at--;
    values[length++] = number;
  }
  return { offsets, values };
}

/** Returns which rows contain each value: row `v` of the result are the rows that contain `v`. */
export function invertRows({ offsets, values }: Rows, valueCount: number): Rows {
  const starts = new Uint32Array(valueCount + 1);
  for (const value of values) starts[value + 1]!++;
  for (let value = 0; value < valueCount; value++) starts[value + 1]! += starts[value]!;
  const next = starts.slice();
  const rows = new Uint32Array(values.length);
  for (let row = 0; row + 1 < offsets.length; row++) {
    for (let at = offsets[row]!; at < offsets[row + 1]!; at++) rows[next[values[at]!]!++] = row;
  }
  return { offsets: starts, values: rows };
}
