import { type Measure, type MeasuredChunk, breakWords, splitIntoChunks, wrapLines } from './chunks';

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
/** Upper bound of the share by which kerning makes a line narrower than its chunks. */
const KERNING_SHARE = 0.1;

const isAccented = (text: string) => /\p{M}/u.test(text.normalize('NFD'));

const leadingOf = (lines: string[]) =>
  lines.slice(1).some(isAccented) ? LOOSE_LEADING : TIGHT_LEADING;

/** Returns the height in pixels from the top of the first line to the last baseline. */
export const textHeight = ({ lines, size, leading }: FittedText): number => {
  const first = CAPITAL_HEIGHT + (isAccented(lines[0] ?? '') ? ACCENT_HEIGHT : 0);
  return size * (first + (lines.length - 1) * leading);
};

/** Returns how many lines fit a height in pixels, at least one. */
const maxLinesOf = (height: number, size: number, leading: number) =>
  Math.max(1, Math.floor((height / size - CAPITAL_HEIGHT) / leading) + 1);

/** Fits the text at the smallest size; breaks long words and ends what does not fit with "…". */
function fitAtMinSize(
  chunks: MeasuredChunk[],
  { width, height }: Box,
  measure: Measure,
): FittedText {
  const limit = width / MIN_SIZE;
  const fragments = breakWords(chunks, limit, measure);
  const tightLines = maxLinesOf(height, MIN_SIZE, TIGHT_LEADING);
  const lines = wrapLines(fragments, limit, tightLines, measure);
  const leading = leadingOf(lines);
  const maxLines = maxLinesOf(height, MIN_SIZE, leading);
  if (lines.length <= maxLines) return { lines, size: MIN_SIZE, leading };
  const truncated = lines.slice(0, maxLines);
  truncated[maxLines - 1] = `${truncated[maxLines - 1]!.slice(0, -1).trimEnd()}…`;
  return { lines: truncated, size: MIN_SIZE, leading };
}

/**
 * Wraps a text at spaces and hyphens, at the largest font size that fits its box. Each chunk is
 * measured once, and a size is tried only if the chunks can fit: the cost grows with the length of
 * the text, not with its square.
 */
export function fitText(text: string, box: Box, measure: Measure): FittedText {
  const chunks = splitIntoChunks(text).map((chunk) => ({ ...chunk, width: measure(chunk.text) }));
  const widest = chunks.reduce((width, chunk) => Math.max(width, chunk.width), 0);
  const total = chunks.reduce((width, chunk) => width + chunk.width, 0) * (1 - KERNING_SHARE);
  for (let size = MAX_SIZE; size >= MIN_SIZE; size -= SIZE_STEP) {
    const limit = box.width / size;
    const maxLines = maxLinesOf(box.height, size, TIGHT_LEADING);
    if (widest > limit || total > limit * maxLines) continue;
    const lines = wrapLines(chunks, limit, maxLines, measure);
    const fitted = { lines, size, leading: leadingOf(lines) };
    if (textHeight(fitted) <= box.height) return fitted;
  }
  return fitAtMinSize(chunks, box, measure);
}
