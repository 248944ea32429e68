/** The space for a text, in pixels. */
export interface Box {
  width: number;
  height: number;
}

/** A text wrapped into lines at the largest font size that fits its box. */
export interface FittedText {
  lines: string[];
  /** Font size in pixels. */
  size: number;
  /** Distance between baselines, in ems. */
  leading: number;
}

/** A part of the text that no line break may split, with the space before it. */
interface Chunk {
  text: string;
  space: '' | ' ';
}

/** Returns the width of a text in ems. */
export type Measure = (text: string) => number;

/** Font sizes in pixels. */
const MAX_SIZE = 200;
const MIN_SIZE = 34;
const SIZE_STEP = 2;
/** Height of a capital letter, and of an accent above it, in ems. */
const CAPITAL_HEIGHT = 0.8;
const ACCENT_HEIGHT = 0.2;
/** Leading in ems: an accented capital needs space below the line above. */
const TIGHT_LEADING = 0.86;
const LOOSE_LEADING = 1.04;

/** Matches short words, after which a line must not break. */
const SHORT_WORD = /(?<=^| )(\S{1,2}) (?=\S)/gu;
/** Matches the positions where a line may break: a space, or after a hyphen. */
const BREAK = / |(?<=-)/u;

const isAccented = (text: string) => /\p{M}/u.test(text.normalize('NFD'));

function splitIntoChunks(text: string): Chunk[] {
  // Two passes of temporary no-break spaces, because consecutive short words overlap.
  const joined = text.replace(SHORT_WORD, '$1\u00a0').replace(SHORT_WORD, '$1\u00a0');
  return joined.split(BREAK).map((chunk, index, all) => ({
    text: chunk.replaceAll('\u00a0', ' '),
    space: all[index - 1]?.endsWith('-') ? '' : ' ',
  }));
}

/** Splits a chunk that is wider than a line; `limit` is the width of a line in ems. */
function breakWord(chunk: Chunk, limit: number, measure: Measure): Chunk[] {
  if (measure(chunk.text) <= limit) return [chunk];
  const fragments: string[] = [''];
  for (const character of chunk.text) {
    if (measure(fragments.at(-1)! + character) > limit && fragments.at(-1)) fragments.push('');
    fragments[fragments.length - 1] += character;
  }
  return fragments.map((text, index) => ({ text, space: index === 0 ? chunk.space : '' }));
}

function wrapLines(chunks: Chunk[], limit: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const { text, space } of chunks) {
    const longer = lines.length > 0 ? lines.at(-1) + space + text : undefined;
    if (longer && measure(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

const leadingOf = (lines: string[]) =>
  lines.slice(1).some(isAccented) ? LOOSE_LEADING : TIGHT_LEADING;

/** Returns the height in pixels from the top of the first line to the last baseline. */
export const textHeight = ({ lines, size, leading }: FittedText): number => {
  const first = CAPITAL_HEIGHT + (isAccented(lines[0] ?? '') ? ACCENT_HEIGHT : 0);
  return size * (first + (lines.length - 1) * leading);
};

/** Fits the text at the smallest size; breaks long words and ends what does not fit with "…". */
function fitAtMinSize(chunks: Chunk[], { width, height }: Box, measure: Measure): FittedText {
  const limit = width / MIN_SIZE;
  const fragments = chunks.flatMap((chunk) => breakWord(chunk, limit, measure));
  const lines = wrapLines(fragments, limit, measure);
  const leading = leadingOf(lines);
  const maxLines = Math.max(1, Math.floor((height / MIN_SIZE - CAPITAL_HEIGHT) / leading) + 1);
  if (lines.length <= maxLines) return { lines, size: MIN_SIZE, leading };
  const truncated = lines.slice(0, maxLines);
  truncated[maxLines - 1] = `${truncated[maxLines - 1]!.slice(0, -1).trimEnd()}…`;
  return { lines: truncated, size: MIN_SIZE, leading };
}

/** Wraps a text at spaces and hyphens, at the largest font size that fits its box. */
export function fitText(text: string, box: Box, measure: Measure): FittedText {
  const chunks = splitIntoChunks(text);
  for (let size = MAX_SIZE; size >= MIN_SIZE; size -= SIZE_STEP) {
    const limit = box.width / size;
    if (chunks.some((chunk) => measure(chunk.text) > limit)) continue;
    const lines = wrapLines(chunks, limit, measure);
    const fitted = { lines, size, leading: leadingOf(lines) };
    if (textHeight(fitted) <= box.height) return fitted;
  }
  return fitAtMinSize(chunks, box, measure);
}
