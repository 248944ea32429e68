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

/** How a sentence leads to a work: "y en 2015", "he hecho", "anuncios para". */
const LEAD =
  /^(?:(?:y|tambi[eé]n|adem[aá]s|antes|despu[eé]s|ahora mismo)\s*,?\s+)*(?:en\s+((?:19|20)\d\d),?\s+)?(?:(?:he (?:hecho|sido|rodado|grabado|trabajado en|participado en|estado en)|me (?:has|han) (?:visto|podido ver) en|hice|fui|estuve en)\s+(?:(?:series|pel[ií]culas|obras|montajes|cortos) como\s+)?)?(?:(?:anuncios|spots|campañas) (?:para|de)\s+)?/i;

/** Takes away how a sentence leads to a work, but not its year. */
function tidyWork(text: string): string {
  const [lead = '', year] = LEAD.exec(text) ?? [];
  const work = text
    .slice(lead.length)
    // "Por decirte lo principal: «Norte»"
    .replace(/^[^:«“"]{1,120}:\s+(?=[«“"])/, '')
    .replace(/^(?:protagonista de|(?:he )?protagonizado|protagonic[eé])\s/i, 'Protagonista en ');
  return (year ? `${year} ` : '') + work.charAt(0).toLocaleUpperCase('es') + work.slice(1);
}

/** A title that a sentence has without quotes: "… antes del reparto de Norte (TVE, 2019)" */
const UNQUOTED =
  /^(.*?)(?<!\p{L})(\p{Lu}[^,;:()«»“”"]{1,60}?)\s*(?=\((?:[^()]*\D)?(?:19|20)\d\d\b|,\s(?:de|dir\.|dirigid[oa] por|directed by)\s\p{Lu}[^,]+,\s(?:19|20)\d\d)/u;
/** What precedes a title in its sentence: a verb, or a role and where it is. */
const BEFORE =
  /^.*(?<!\p{L})(?:hice|hago|he hecho|fui|soy|era|estuve|interpret\p{L}+|reparto de|protagonista de|did|played|en|in)\s+(?=\p{Lu})/iu;

/** Words of a sentence that no title without quotes has. */
const IS_TOLD = /(?<!\p{L})(?:i|i['’]ve|been|he|ha|fui|soy|que|spot|anuncio)(?!\p{L})/iu;

/** Puts the title of a sentence in quotes, as far as brackets or a director show where it ends. */
function quoteTitle(text: string): string {
  const years = text.match(/\((?:[^()]*\D)?(?:19|20)\d\d\b/g)?.length ?? 0;
  // Of several works in a clause nobody knows what belongs to which.
  if (/[«“"]/.test(text) || years > 1) return text;
  const [whole = '', before, words] = UNQUOTED.exec(text) ?? [];
  if (!words) return text;
  const lead = BEFORE.exec(words)?.[0] ?? '';
  if (IS_TOLD.test(words.slice(lead.length))) return text;
  return `${before}${lead}«${words.slice(lead.length)}»${text.slice(whole.length)}`;
}

/**
 * Cuts the works of a paragraph: what stands around each title in quotes, and the kind that a sentence begins with.
 *
 * @param isInline whether the paragraph follows its heading, and so is a sentence
 */
function cutWorks(line: Line, start: number, isInline: boolean): Work[] {
  const rest = line.text.slice(start);
  const titles = rest.match(/[«“"][^»”"]+[»”"]/g)?.length ?? 0;
  const isProse = rest.length > 80 && (titles > 1 || isInline);
  const separator = isProse
    ? /\s•\s|(?<!\b(?:dir|prod|c[ií]a|sra?|dra?))[.;]\s+(?=\p{Lu}|y\s|[«“"])|\s(?:y|e|and)\s(?=[\p{L}\s,]*[«“"])|,\s+(?=\p{Lu}[^«“"()]*\()|(?<=\)),?\s(?:y|and)\s/gu
    : /\s•\s/g;
  const pieces = piecesOf(rest, separator);
  return pieces.flatMap((piece): Work[] => {
    const [lead = '', word = ''] =
      /^(?:en|de) (?:la |el )?(\p{L}+)[,:]?\s+/iu.exec(piece.text) ?? [];
    const kind = worksHeading(word);
    const words = kind ? piece.text.slice(lead.length) : piece.text;
    const text = isProse ? quoteTitle(tidyWork(words)) : words;
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

  /** Whether a work stands above the next line, rather than a heading. */
  get hasWorkAbove(): boolean {
    return this.#works.at(-1)?.isHeading === undefined && !this.isEmpty;
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
