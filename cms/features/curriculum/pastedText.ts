import { fold } from '#contract/words.ts';

/** Start and end of a part of the pasted text. */
export type Span = readonly [start: number, end: number];

/** A line as somebody wrote it: what a PDF or an e-mail has cut is joined again. */
export interface Line {
  text: string;
  /** The place of each character of `text` in the pasted text. */
  at: number[];
  hasBullet: boolean;
  /** Whether an empty line precedes it. */
  isApart: boolean;
}

/** Returns a text as it is shown and read: one kind of line end and of space, and nothing invisible. */
export const cleanPasted = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    // The asterisks of a messenger's or an e-mail's bold text.
    .replace(/\*\*|(?<=^|\s)\*(?=\S)|(?<=\S)\*(?=[\s.,;:]|$)/gm, '')
    // Pictures and flags of a messenger, and who wrote each message when.
    .replace(
      / ?(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1f3fb}-\u{1f3ff}\ufe0f])+/gu,
      '',
    )
    .replace(/^\[\d{1,2}[:/.]\d\d[^\]\n]{0,30}\] [^:\n]{1,40}: /gm, '\n')
    .replace(/ {80,}/g, ' '.repeat(80))
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, '');

const BULLET = /^[\s>]*(?:[•·▪▫◦●○■□►▶➤✓✔*+–—-]|\d{1,2}[.)](?!\d))\s+/;
/** What is no content: the foot of a page, a rule, the answer that an e-mail quotes. */
const FURNITURE = /\bp[aá]g(?:ina|\.)\s*\d|\bpage\s+\d+\b|^[\s\p{P}\p{S}]+$|^\s*>/iu;
const MAIL_HEADER = /^(?:de|para|fecha|asunto|enviado|cc|from|to|date|sent|subject)\s*:\s/i;
/** The beginning of what an e-mail answers to, and of its end. */
const QUOTED = /^(?:el|on)\s.{5,120}(?:escribi[oó]|wrote)\s*:\s*$/i;
const GOODBYE =
  /^(?:un (?:fuerte |gran )?(?:abrazo|saludo|beso)|abrazos?|saludos|besos|gracias|atentamente|best|kind regards|regards|thanks|cheers|enviado desde|sent from)\b.{0,30}$/i;
/** Words after which a line goes on in the next one. */
const OPEN_END =
  /(?:\s(?:de|del|la|el|los|las|por|y|e|con|en|a|para|of|the|by|and|with|at|for)|[,(/–—]|\bdir\.|\bprod\.)$/i;

/** An address begins a line of its own, though in small letters. */
const ADDRESS = /^(?:\S+@|www\.|https?:)/i;
const YEAR = /\b(?:19|20)\d\d\b/;

/** Lines of a page are cut at about its width; of those that are much longer, nothing is known. */
const WIDTHS = { least: 45, most: 120, full: 0.7 };

/** Characters that a line which was cut can have when it is whole, that a heading has, and that say how one ends. */
const LONGEST = { line: 4000, heading: 80, end: 200 };

/** Lines that stand again on each page: the head or the foot, with the name or what the document is. */
function findRepeated(raw: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of raw) counts.set(pageLine(line), (counts.get(pageLine(line)) ?? 0) + 1);
  return new Set(
    [...counts].flatMap(([line, count]) => (line.length > 9 && count > 1 ? line : [])),
  );
}

/** Whether a repeated line names the person or the document; a work can stand twice. */
const isOfPage = (line: string, first: string): boolean =>
  /\bcv\b|curr[ií]culum|r[eé]sum[eé]/i.test(line) ||
  plain(line).includes(plain(first)) ||
  plain(first).includes(plain(line));

const pageLine = (line: string): string => plain(line.replace(/\d+/g, ''));

/** Cuts a row of a table whose left cell is a heading: "PREMIOS", and its first line. */
function cutHeading(
  line: string,
  isHeading: (text: string) => boolean,
  hasHeadings: boolean,
): number {
  const [head = '', ...cells] = line.split('\t');
  const isRow =
    cells.length > 1 &&
    !/^\s*[•·▪*–-]?\s*$/.test(cells[0]!) &&
    !(hasHeadings && head === head.toUpperCase());
  const isKnown = isHeading(head.trim());
  return isRow || !isKnown || !cells.join('').trim() ? 0 : head.length + 1;
}

const charactersOf = (text: string, start: number): number[] =>
  Array.from({ length: text.length }, (_, index) => start + index);

/** Adds the next line to one that was cut; a word or an address that was cut is whole again. */
function join(line: Line, text: string, at: number[]): void {
  const isWord = /\p{L}-$/u.test(line.text) && /^\p{Ll}/u.test(text);
  const isAddress = /https?:\/\/\S*[/?#=&_-]$/.test(line.text) && /^\S+$/.test(text);
  if (isWord) {
    line.text = line.text.slice(0, -1);
    line.at.pop();
  }
  const space = isWord || isAddress ? '' : ' ';
  line.text += space + text;
  line.at.push(...charactersOf(space, at[0]! - 1), ...at);
}

/**
 * Returns the lines of a text without those of its frame, such as the heads of an e-mail and the feet of pages.
 *
 * @param startsPart whether a line is a heading or begins with a label
 */
export function linesOf(
  source: string,
  startsPart: (text: string) => boolean,
  isHeading: (text: string) => boolean,
): Line[] {
  const pasted = source.split('\n');
  // "CINE", a year and a title, and in the next row a year and a title.
  const hasHeadings = pasted.some((line, index) => {
    const [head = '', ...cells] = line.split('\t');
    const next = pasted[index + 1] ?? '';
    const isNext = cells.length > 1 && next.split('\t').length === cells.length;
    return isNext && /^\s*(?:19|20)\d\d/.test(next) && isHeading(head.trim());
  });
  const raw = pasted.flatMap((line) => {
    const cut = cutHeading(line, isHeading, hasHeadings);
    return cut > 0 ? [line.slice(0, cut - 1), line.slice(cut)] : [line];
  });
  const repeated = findRepeated(raw);
  const first = raw.findIndex((line) => line.trim());
  const widths = raw
    .filter((line) => !line.includes('\t'))
    .map((line) => line.trim().length)
    .sort((one, other) => other - one);
  // A few lines are longer than the page: they were joined before.
  const width = widths[Math.floor(widths.length / 20)] ?? 0;
  // Where lines go on in small letters, the text was cut at the width of a page.
  const goesOn = (line: string, index: number) =>
    /^\p{Ll}/u.test(line.trim()) && /[^\s.!?:]\s*$/.test(raw[index - 1] ?? '');
  const isPage = width >= WIDTHS.least && width <= WIDTHS.most && raw.filter(goesOn).length > 1;
  const isMail = raw.slice(0, 8).filter((line) => MAIL_HEADER.test(line)).length > 1;
  const lines: Line[] = [];
  let offset = 0;
  let isApart = true;
  let lastLength = 0;
  for (const [number, line] of raw.entries()) {
    const start = offset;
    offset += line.length + 1;
    const bullet = BULLET.exec(line)?.[0];
    const lead = bullet?.length ?? line.length - line.trimStart().length;
    const text = line.slice(lead).trimEnd();
    if (QUOTED.test(line.trim())) break;
    const isRepeated =
      number !== first && repeated.has(pageLine(line)) && isOfPage(line, raw[first] ?? '');
    if (!text || FURNITURE.test(line) || isRepeated || (isMail && MAIL_HEADER.test(line))) {
      isApart = true;
      continue;
    }
    if (isMail && GOODBYE.test(text)) break;
    const last = lines.at(-1);
    const lastEnd = last?.text.slice(-LONGEST.end) ?? '';
    const isCut =
      last !== undefined &&
      !isApart &&
      !bullet &&
      last.text.length < LONGEST.line &&
      !`${last.text}${text}`.includes('\t') &&
      !startsPart(text) &&
      !ADDRESS.test(text) &&
      (last.text.length > LONGEST.heading || !isHeading(last.text)) &&
      (last.hasBullet ||
        OPEN_END.test(lastEnd) ||
        /\p{L}-$/u.test(lastEnd) ||
        /https?:\/\/\S*[/?#=&_-]$/.test(lastEnd) ||
        /^\p{Ll}/u.test(text) ||
        (isPage &&
          lastLength >= width * WIDTHS.full &&
          !/[.!?:]$/.test(lastEnd) &&
          !/^(?:19|20)\d\d\b|^[«“"]/.test(text) &&
          !(/(?:19|20)\d\d\)?$/.test(lastEnd) && /^\p{Lu}/u.test(text)) &&
          // Items of a list have a year each.
          !(/^\p{Lu}/u.test(text) && YEAR.test(text) && YEAR.test(last.text))));
    const at = charactersOf(text, start + lead);
    if (isCut) join(last, text, at);
    else lines.push({ text, at, hasBullet: bullet !== undefined, isApart });
    lastLength = line.trim().length;
    isApart = false;
  }
  return lines;
}

/** Returns where a part of a line stands in the pasted text. */
export const spanOf = ({ at }: Line, start: number, end: number): Span => [
  at[start] ?? 0,
  (at[end - 1] ?? 0) + 1,
];

/** Returns a text without case, accents and signs, to find a line again. */
export const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
