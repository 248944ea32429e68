import type { CreditTable } from '../credits/creditColumns.ts';
import { type ReadCredit, type WorkLine, readCredits } from '../credits/readCredits.ts';
import { PRIVATE_NUMBER, worksHeading } from './curriculumLines.ts';
import { type Line, type Span, spanOf } from './pastedText.ts';
import type { Part } from './phrases.ts';

/* The lines of works, which the reader of credits reads, and where each credit stands in the pasted text. */

/** A line of works, or a heading, which needs no place. */
interface Work extends WorkLine {
  span?: Span;
  /** Whether it is a part of a sentence. */
  isTold?: boolean;
}

const headingOf = (text: string): Work => ({ text, isHeading: true });

/** Cuts a text where a separator stands outside of brackets and quotes. */
export function piecesOf(text: string, separator: RegExp): Part[] {
  const pieces: Part[] = [];
  let from = 0;
  for (const { index, 0: cut } of [...text.matchAll(separator), { index: text.length, 0: '' }]) {
    const raw = text.slice(from, index);
    const depth = (raw.match(/[(«“]/g)?.length ?? 0) - (raw.match(/[)»”]/g)?.length ?? 0);
    const isQuoted = (raw.match(/"/g)?.length ?? 0) % 2 === 1;
    if ((depth > 0 || isQuoted) && index < text.length) continue;
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim()) pieces.push({ text: raw.trim(), start: from + lead });
    from = index + cut.length;
  }
  return pieces;
}

/** A title that a sentence has without quotes: "… antes del reparto de Norte (TVE, 2019)" */
const UNQUOTED =
  /^(.*?)(?<!\p{L})(\p{Lu}[^,;:()«»“”"]{1,60}?)\s*(?=\((?:[^()]*\D)?(?:19|20)\d\d\b|,\s(?:de|dir\.|dirigid[oa] por|directed by)\s\p{Lu}[^,]+,\s(?:19|20)\d\d)/u;

/** Puts the title of a sentence in quotes, as far as brackets or a director show where it ends. */
function quoteTitle(text: string): string {
  if (/[«“"]/.test(text)) return text;
  const [whole = '', before, words] = UNQUOTED.exec(text) ?? [];
  if (!words) return text;
  return `${before}«${words}»${text.slice(whole.length)}`;
}

/** Where the works of a sentence are cut. */
const BETWEEN_TOLD = new RegExp(
  [
    '\\s•\\s',
    // A sentence ends, but not at "Dir."
    '(?<!\\b(?:dir|prod|c[ií]a|sra?|dra?))[.;]\\s+(?=\\p{Lu}|y\\s|[«“"])',
    // "«Norte» y el corto «Sur»", "Norte (2020), Sur (2021) y Este"
    '\\s(?:y|e|and)\\s(?=[\\p{L}\\s,]*[«“"])|,\\s+(?=\\p{Lu}[^«“"()]*\\()|(?<=\\)),?\\s(?:y|and)\\s',
  ].join('|'),
  'gu',
);

/**
 * Cuts the works of a paragraph: what stands around each title in quotes, and the kind that a sentence begins with.
 *
 * @param isInline whether the paragraph follows its heading, and so is a sentence
 */
function cutWorks(line: Line, start: number, isInline: boolean): Work[] {
  const rest = line.text.slice(start);
  const titles = rest.match(/[«“"][^»”"]+[»”"]/g)?.length ?? 0;
  const isProse = rest.length > 80 && (titles > 1 || isInline);
  const pieces = piecesOf(rest, isProse ? BETWEEN_TOLD : /\s•\s/g);
  return pieces.flatMap((piece): Work[] => {
    const [lead = '', word = ''] =
      /^(?:en|de) (?:la |el )?(\p{L}+)[,:]?\s+/iu.exec(piece.text) ?? [];
    const kind = worksHeading(word);
    const words = kind ? piece.text.slice(lead.length) : piece.text;
    const text = isProse ? quoteTitle(words) : words;
    // "De teatro he hecho mucho" names no work.
    if (isProse && !/[«“"]/.test(text)) return [];
    const from = start + piece.start;
    const span = spanOf(line, from, from + piece.text.length);
    const work = { text, span, isTold: isProse };
    return kind ? [headingOf(kind), work] : [work];
  });
}

/** Returns what was read of a work: its cells without those that have no letter, and what fits no field as its note. */
function readingOf({ list, cells, rest, lines }: ReadCredit<Work>) {
  // "Dirigido por mí"
  const isLower = !/\p{Lu}/u.test(cells.title ?? '');
  const said = Object.entries(cells).filter(
    ([name, text]) =>
      /[\p{L}\p{N}]/u.test(text) && (name !== 'director' || isLower || /\p{Lu}/u.test(text)),
  );
  const note = rest?.map((text) => `«${text}»`).join(', ');
  return {
    list,
    cells: Object.fromEntries(said),
    spans: lines.flatMap(({ span }) => (span ? [span] : [])),
    ...(note && { note }),
    ...(lines.some(({ isTold }) => isTold) && { isTold: true }),
  };
}

/** Longest line that is read: the time for a line grows with the square of its length. */
const MAX_LINE = 2000;
/** What stands among works and is none: a project, an address, a telephone. */
const NO_WORK =
  /\b(?:en desarrollo|in development|sin producir)\b|https?:|^www\.|\b(?:a petici[oó]n|(?:up)?on request)\b|^(?:miembro del )?jurado\b|^(?:tel|tfno|tlf|cel|m[oó]vil|phone|mobile|e-?mail)\b|^\+?[\d\s().-]{9,}$/i;

/** The works of a curriculum as the reader of credits takes them: below their headings, in rows and lines. */
export class WorkLines {
  readonly #works: Work[] = [];

  get isEmpty(): boolean {
    return this.#works.length === 0;
  }

  addHeading(text: string): void {
    this.#works.push(headingOf(text));
  }

  /** Adds the works that a paragraph tells, below a heading if it names one. */
  addParagraph(line: Line, start: number, heading?: string): void {
    if (heading) this.addHeading(heading);
    this.#works.push(...cutWorks(line, start, true));
  }

  /** Adds a row of a table, or a line with one or several works. */
  add(line: Line, start: number): void {
    const { text } = line;
    if (text.length > MAX_LINE || text.endsWith(':')) return;
    if (NO_WORK.test(text) || PRIVATE_NUMBER.test(text)) return;
    if (!text.includes('\t')) {
      this.#works.push(...cutWorks(line, start, false));
      return;
    }
    const span = spanOf(line, start, text.length);
    this.#works.push({ text: text.slice(start), span });
  }

  /** Adds the row that names the columns of a table. */
  addHeaders(columns: readonly string[]): void {
    this.#works.push({ text: columns.join('\t') });
  }

  read(tables: readonly CreditTable[]) {
    return readCredits(this.#works, tables).map(readingOf);
  }
}
