/** Returns the width of a text in ems. */
export type Measure = (text: string) => number;

/** A part of the text that no line break may split, with the space before it. */
interface Chunk {
  text: string;
  space: '' | ' ';
}

/** Width of the narrowest letter, in ems. */
const MIN_LETTER_WIDTH = 0.1;
/** Matches short words, after which a line must not break. */
const SHORT_WORD = /(?<=^| )(\S{1,2}) (?=\S)/gu;
/** Matches the positions where a line may break: a space, or after a hyphen. */
const BREAK = / |(?<=-)/u;

/** Splits a text at spaces and hyphens. */
export function splitIntoChunks(text: string): Chunk[] {
  // Two passes of temporary no-break spaces, because consecutive short words overlap.
  const joined = text.replace(SHORT_WORD, '$1\u00a0').replace(SHORT_WORD, '$1\u00a0');
  return joined.split(BREAK).map((chunk, index, all) => ({
    text: chunk.replaceAll('\u00a0', ' '),
    space: all[index - 1]?.endsWith('-') ? '' : ' ',
  }));
}

/** A chunk with its width in ems, which is measured once for all font sizes. */
export interface MeasuredChunk extends Chunk {
  width: number;
}

/**
 * Returns how many characters fit a line, at least one. Searches by doubling and halving: measuring
 * after each character would cost the square of the line.
 */
function countFitting(characters: string[], limit: number, measure: Measure): number {
  const fits = (count: number) => measure(characters.slice(0, count).join('')) <= limit;
  let fitting = 1;
  while (fitting * 2 <= characters.length && fits(fitting * 2)) fitting *= 2;
  for (let step = fitting; step >= 1; step = Math.floor(step / 2)) {
    if (fitting + step <= characters.length && fits(fitting + step)) fitting += step;
  }
  return fitting;
}

/** Yields the chunks; splits those that are wider than a line of `limit` ems. */
export function* breakWords(
  chunks: MeasuredChunk[],
  limit: number,
  measure: Measure,
): Generator<Chunk> {
  for (const chunk of chunks) {
    if (chunk.width <= limit) {
      yield chunk;
      continue;
    }
    const characters = [...chunk.text];
    for (let start = 0; start < characters.length;) {
      // The slice is twice as long as a line of the narrowest letters.
      const rest = characters.slice(start, start + Math.ceil(limit / MIN_LETTER_WIDTH) * 2);
      const count = countFitting(rest, limit, measure);
      yield { text: rest.slice(0, count).join(''), space: start === 0 ? chunk.space : '' };
      start += count;
    }
  }
}

/** Wraps chunks into lines of `limit` ems, and stops after one line more than `maxLines`. */
export function wrapLines(
  chunks: Iterable<Chunk>,
  limit: number,
  maxLines: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  for (const { text, space } of chunks) {
    const longer = lines.length > 0 ? lines.at(-1) + space + text : undefined;
    if (longer && measure(longer) <= limit) lines[lines.length - 1] = longer;
    else if (lines.push(text) > maxLines) break;
  }
  return lines;
}
