import { fold } from '#contract/words.ts';
import { type Meanings, type Row, YEAR_FIRST, rowsOf } from './rows.ts';

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
    // An e-mail that was quoted as a whole.
    .replace(/^(?:>.*(?:\n|$))+$/, (quoted) => quoted.replace(/^(?:> ?)+/gm, ''))
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/ {80,}/g, ' '.repeat(80))
    // The asterisks of a messenger's or an e-mail's bold text.
    .replace(/\*\*|(?<=^|\s)\*(?=\S)|(?<=\S)\*(?=[\s.,;:]|$)/gm, '')
    .replace(/ ?[❌✗✘]/gu, ' no')
    // Pictures and flags of a messenger, and who wrote each message when.
    .replace(
      / ?(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1f3fb}-\u{1f3ff}\ufe0f])+/gu,
      '',
    )
    .replace(/^\[\d{1,2}[:/.]\d{1,2}[^\]\n]{0,30}\] [^:\n]{1,40}: /gm, '\n')
    // "F I C H A" is a heading in letter-spaced capitals, also in one of two columns, which keep their place.
    .replace(
      /(?<=^ *|\S {4,})\p{Lu}(?: {1,3}\p{Lu}){2,}(?= {4}|$)/gmu,
      (letters, at, whole: string) => {
        const heading = letters.replace(/ (?=\p{Lu})/gu, '').replace(/ +/g, ' ');
        return whole[at + letters.length] === ' ' ? heading.padEnd(letters.length) : heading;
      },
    )
    // "---- teatro ----", ">> BIO" and "✦ LO QUE HABLO ✦" are headings.
    .replace(
      /^(?:[-–—=_~#+>]{2,} *([^\n]{2,60}?) *[-–—=_~#+<]*|([✦★☆◆◇■●»•·–—-]) *([^\n]{2,60}?) *\2)$/gmu,
      (_, ruled?: string, _sign?: string, framed?: string) => `\n${ruled ?? framed}`,
    )
    // Dots lead to a value, or show a level that is written beside them.
    .replace(/ *\.{4,} */g, '\t')
    .replace(/[●○★☆]{2,}|(?<=\t)[★☆]/g, ' ')
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, '');

const BULLET =
  /^[\s>]*(?:[>•·▪▫◦●○■□►▶➤✓✔*+–—-]|\d{1,2}[.)](?!\d)|(?:0\d|[IVX]{1,4}\.|[A-H]\))(?=\s+\p{Lu}{4}))\s+|^\s*[-•·](?=\p{L})/u;
/** What is no content: the head or the foot of a page. */
const FURNITURE =
  /\bp[aá]g(?:ina|\.)\s*\d|\bpage\s+\d+\b|\s[|·–-]\s(?:cv|curr[ií]culum(?: vitae)?)(?:\s+\d+\s?\/\s?\d+)?$/iu;
const MAIL_HEADER = /^(?:de|para|fecha|asunto|enviado|cc|from|to|date|sent|subject)\s*:\s/i;
/** The beginning of what an e-mail answers to, and of its end. */
const QUOTED = /^(?:el|on)\s.{5,120}(?:escribi[oó]|wrote)\s*:\s*$/i;
export const GOODBYE =
  /^(?:un (?:fuerte |gran )?(?:abrazo|saludo|beso)|abrazos?|saludos|besos|gracias|atentamente|best|kind regards|regards|thanks|cheers|enviado desde|sent from)\b.{0,30}$/i;
/** Words after which a line goes on in the next one. */
const OPEN_END =
  /(?:\s(?:de|del|la|el|los|las|por|y|e|con|en|a|para|desde|hasta|nivel|level|of|the|by|and|with|at|for|since)|[,(/|–—]|\bdir\.|\bprod\.|[.),]\s\p{L}[\p{L} ]{2,20}:)$/iu;

/** An address begins a line of its own, though in small letters. */
const ADDRESS = /^(?:\S*@|www\.|https?:|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$)/i;
/** An address that was cut: within its path, or within the number of a video. */
const ADDRESS_END = /(?:https?:\/\/|www\.|\w\.(?:com|be)(?=\/))\S*[/?#=&_\d-]$/;
const ADDRESS_REST =
  /^(?!https?:|www\.|@|[\w-]+\.(?:\w+\.)?[a-z]{2,}(?:\s|\/|$))(?:[\w/=?-]*\d[\w/=?-]*(?=[\s.,;]|$)|[a-z/?]\S*$)/;
const isCutAddress = (end: string, text: string): boolean =>
  ADDRESS_END.test(end) && ADDRESS_REST.test(text);
const YEAR = /\b(?:19|20)\d\d\b/;

/** Lines of a page are cut at about its width; of those that are much longer, nothing is known. */
const WIDTHS = { least: 45, most: 120, full: 0.7, lower: 0.6 };

/** Share of lines that go on in small letters in a text whose lines were cut; a few do in any table. */
const LEAST_CUT = 0.075;

/** Characters that a line which was cut can have when it is whole, that a heading has, and that say how one ends. */
const LONGEST = { line: 4000, heading: 80, end: 200 };

const charactersOf = (text: string, start: number): number[] =>
  Array.from({ length: text.length }, (_, index) => start + index);

/** A field of a work on a line of its own: "Dirección: Ana Ruiz" */
const WORK_FIELD =
  /^(?:dir\p{L}*|prod\p{L}*|rol|role|papel|personaje|character|director)\s?[.:]\s/iu;

/** Takes away the columns of a line to which fields are added: "Norte    2024" and "Dir. Ana Ruiz". */
function closeGaps(line: Line): void {
  const gaps = [...line.text.matchAll(/ {4,}/g)];
  const isOver = (at: number) =>
    gaps.some(({ index, 0: gap }) => at > index + 2 && at < index + gap.length);
  line.at = line.at.filter((_, index) => !isOver(index));
  line.text = line.text.replace(/ {4,}/g, ' – ');
}

/** Adds the next line to one that was cut; a word or an address that was cut is whole again, a value gets its label. */
function join(line: Line, text: string, at: number[], isValue: boolean, isPart = false): void {
  const isWord = /\p{L}-$/u.test(line.text) && /^\p{Ll}/u.test(text);
  const isAddress = isCutAddress(line.text, text);
  if (isWord) {
    line.text = line.text.slice(0, -1);
    line.at.pop();
  }
  const isField =
    isPart ||
    (!isValue &&
      !/^(?:del?|en|con|y|la|las|los)\s/.test(text) &&
      !/\([^)]*$/.test(line.text) &&
      YEAR.test(line.text) &&
      (WORK_FIELD.test(text) || / {3,}/.test(line.text)));
  if (isField) closeGaps(line);
  const colon = isValue && !line.text.endsWith(':') ? ': ' : ' ';
  const [separator = ' – '] = /\s[|·]\s/.exec(line.text + text) ?? [];
  const space = isWord || isAddress ? '' : isField ? separator : colon;
  line.text += space + text;
  line.at.push(...charactersOf(space, at[0]! - 1), ...at);
}

/** Whether the first cell of the row above belongs to a row without one: the year of a work, the work of an award. */
const IS_BELOW = /^\t(?!(?:19|20)\d\d)[^\t]+\t/;
/** Gives a row of a table whose first cell is merged with that of the row above the same first cell. */
function withFirstCell(line: Line, { text }: Row, above: Line | undefined): Line {
  const end = above?.text.indexOf('\t') ?? -1;
  const isSame = above?.text.split('\t').length === text.split('\t').length;
  if (!above || !isSame || !IS_BELOW.test(text)) return line;
  if (!YEAR_FIRST.test(above.text)) return line;
  return {
    ...line,
    text: above.text.slice(0, end + 1) + line.text,
    at: [...above.at.slice(0, end + 1), ...line.at],
  };
}

/** Whether the end of a line or the beginning of the next one shows that the line was cut. */
const isOpen = (end: string, text: string): boolean =>
  /\([^)]*$/.test(end) ||
  /^del? (?:19|20)\d\d/.test(text) ||
  /^i \p{Lu}\p{Ll}+$/u.test(text) ||
  /^\((?!\+|(?:19|20)\d\d)/.test(text) ||
  OPEN_END.test(end) ||
  /\p{L}-$/u.test(end) ||
  // "con Irene", "Sabater."; "Dir. Àlex", "Torrents, 2018"
  (/\s(?:con|[Dd]ir\.?:?) \p{Lu}\p{Ll}+$/u.test(end) && /^\p{Lu}[\p{Ll}-]+[.,]/u.test(text));

/** Whether a line as long as its page goes on in the next one: no sentence ends, and no item begins. */
function fillsPage(line: string, text: string): boolean {
  // Items of a list have a year each.
  const hasYears =
    /(?:19|20)\d\d(?:\s?[-–]\s?\S+)?\)?$/.test(line) || (YEAR.test(text) && YEAR.test(line));
  // "2021 (Bajo el dique)" is the end of an award.
  const isItem =
    /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$|^(?:19|20)\d\d\b(?!\s*\(|\)?$|\s(?:por|con)\s|,)|^[«“"]/.test(
      text,
    ) ||
    (/^\p{Lu}/u.test(text) && (hasYears || line.includes(' | ')));
  return !isItem && !/[.!?:]$/.test(line);
}

/** Returns what the rows of a text have in common: their width, and what is no content. */
function pageOf(rows: readonly Row[]) {
  const first = rows.findIndex(({ text }) => text.trim());
  const widths = rows
    .filter(({ text }) => !text.includes('\t'))
    .map(({ text }) => text.trim().length)
    .sort((one, other) => other - one);
  // A few lines are longer than the page: they were joined before.
  const width = widths[Math.floor(widths.length / 20)] ?? 0;
  const isLower = ({ text }: Row) => /^\s*\p{Ll}/u.test(text);
  const areLower = rows.every((row) => !row.text.trim() || isLower(row));
  // Where lines go on in small letters, the text was cut at the width of a page.
  const goesOn = ({ text }: Row, index: number) => {
    const above = rows[index - 1]?.text.trim() ?? '';
    return (/^\p{Ll}/u.test(text.trim()) && /[^.!?:]$/.test(above)) || isOpen(above, text.trim());
  };
  const isCut =
    !areLower &&
    rows.filter(goesOn).length > rows.filter(({ text }) => text.trim()).length * LEAST_CUT;
  const isPage = isCut && width >= WIDTHS.least && width <= WIDTHS.most;
  const isMail = rows.slice(0, 8).filter(({ text }) => MAIL_HEADER.test(text)).length > 1;
  return {
    /** Characters of a full line. */
    width,
    /** Whether lines go on in the next one; where they do not, each says something of its own. */
    isCut,
    isPage,
    isMail,
    areLower,
    isFurniture: ({ text }: Row, index: number): boolean =>
      !/[\p{L}\p{N}]/u.test(text) ||
      (index > first && FURNITURE.test(text)) ||
      (isMail && (MAIL_HEADER.test(text) || /^\s*>/.test(text))),
  };
}

const TITLE_IN_CAPITALS = /^(?:\p{Lu}{2,}\s\p{Lu}{2,}|\p{Lu}{4,})/u;
const TITLE_BEFORE_YEAR = /^[^()]{2,60}\((?:[^()]*\D)?(?:19|20)\d\d/;

/** Returns the lines of a text without those of its frame, such as the heads of an e-mail and the feet of pages. */
export function linesOf(source: string, meanings: Meanings): Line[] {
  const { startsPart, isHeading, isLabel, isLevel } = meanings;
  const rows = rowsOf(source, meanings);
  const page = pageOf(rows);
  const { width, isPage, isFurniture, isMail, areLower } = page;
  const lines: Line[] = [];
  let isApart = true;
  let lastLength = 0;
  for (const [number, row] of rows.entries()) {
    const bullet = BULLET.exec(row.text)?.[0];
    const lead = bullet?.length ?? row.text.length - row.text.trimStart().length;
    const text = row.text.slice(lead).trimEnd();
    // "3. Idiomas" and "■ IDIOMAS" are headings, and no items.
    const isNumber = /^\s*[\dA-Z■]/.test(bullet ?? '');
    const hasBullet = bullet !== undefined && !(isNumber && isHeading(text));
    if (QUOTED.test(row.text.trim())) break;
    if (isFurniture(row, number)) {
      isApart = true;
      continue;
    }
    if (isMail && GOODBYE.test(text)) break;
    const at = charactersOf(text, row.start + lead);
    const last = lines.at(-1);
    const canJoin = last !== undefined && !isApart && !bullet && last.text.length < LONGEST.line;
    const lastText = last?.text ?? '';
    const lastEnd = lastText.slice(-LONGEST.end);
    const hasCells = `${lastText}${text}`.includes('\t');
    const isCell = text.includes('\t') && text.startsWith('(');
    const isValue =
      (isLabel(lastText) ||
        (isLevel(text) && !isHeading(lastText) && /^\p{L}[\p{L} /]+$/u.test(lastText)) ||
        (/^\p{L}[\p{L} ]+:$/u.test(lastText) && /^\p{Ll}[\p{L} ]+$/u.test(text))) &&
      !startsPart(text);
    // In a list of small letters each line is an item, and so is what follows a short line.
    const isLowerRest =
      !areLower &&
      /^\p{Ll}/u.test(text) &&
      !/^\p{Ll}/u.test(lastText) &&
      lastLength >= width * WIDTHS.lower;
    // The rest of a line that dots lead through stands at the right.
    const isRight = /^ {20,}\S/.test(row.text);
    const isIndented = bullet === undefined && /^ {2,12}\S/.test(row.text);
    const isBelowHeading = lastText.length <= LONGEST.heading && isHeading(lastText);
    const isFull = lastLength >= width * WIDTHS.full;
    // A title between two lists, below a line that is whole
    const isWhole = !isFull || /(?:19|20)\d\d\)?\.?$/.test(lastText);
    const startsWork = [TITLE_IN_CAPITALS, TITLE_BEFORE_YEAR].some((one) => one.test(text));
    const isAbove = BULLET.test(rows[number + 1]?.text ?? '');
    const isBetween = /^\p{Lu}/u.test(text) && isWhole && (startsWork || isAbove);
    const goesOn = page.isCut || isFull || isIndented || !/^\p{Lu}/u.test(text);
    const isOfItem = last?.hasBullet && goesOn && !isBetween;
    const isRest =
      (isOfItem && !/^\p{Lu}[^.:]{1,60}:(?:\s|$)/u.test(text)) ||
      isOpen(lastEnd, text) ||
      isLowerRest ||
      (/^\p{Ll}/u.test(text) && isLabel(lastEnd.split(/[.,;] /).at(-1)!)) ||
      (isPage && isFull && fillsPage(lastText, text));
    const isCut =
      canJoin &&
      (isValue ||
        isRight ||
        (isCell && !isBelowHeading) ||
        ((!startsPart(text) || isLowerRest) &&
          ((isIndented && !isBelowHeading) ||
            isCutAddress(lastEnd, text) ||
            (!hasCells && !ADDRESS.test(text) && !isBelowHeading && isRest))));
    if (isCut) join(last, text, at, isValue);
    else lines.push(withFirstCell({ text, at, hasBullet, isApart }, row, last));
    lastLength = row.text.trim().length;
    isApart = false;
  }
  return joinItems(lines, meanings, page);
}

/** How the items of a list begin. */
const ITEM_STARTS = [TITLE_IN_CAPITALS, /^(?:19|20)\d\d.*\p{L}/u, /^[«“"]/, TITLE_BEFORE_YEAR];
/** "2010 - 2014", and below it the course and the school; of works there can be several in a year. */
const ONLY_YEARS = /^(?:19|20)\d\d(?:\s?[-–]\s?(?:(?:19|20)\d\d|\p{L}+))?$/u;

/** A title in capitals, and nothing else. */
const CAPITALS = /^\P{Ll}*\p{Lu}{3}\P{Ll}*$/u;
const YEAR_LAST = /(?:19|20)\d\d(?:-\d+)?[).]*$/;

/** Joins the lines of items of which a list shows where they begin. */
function joinItems(
  lines: readonly Line[],
  { isHeading, isWorks, startsPart }: Meanings,
  page: ReturnType<typeof pageOf>,
): Line[] {
  const parts: Line[][] = [[]];
  for (const [index, line] of lines.entries()) {
    // Below its years "Interpretación musical" is a course.
    const isCourse = ONLY_YEARS.test(lines[index - 1]?.text ?? '') && /\p{Ll}/u.test(line.text);
    if (isHeading(line.text) && !isCourse) parts.push([line], []);
    else parts.at(-1)!.push(line);
  }
  return parts.flatMap((part, number) => {
    // Above the first heading are no items.
    if (number === 0) return part;
    const count = (pattern: RegExp) => part.filter(({ text }) => pattern.test(text)).length;
    const isOfWorks = isWorks(parts[number - 1]![0]?.text ?? '');
    const isWorkOfYear = count(ONLY_YEARS) === count(CAPITALS);
    const hasYears = !isOfWorks || isWorkOfYear;
    const start = (hasYears ? [...ITEM_STARTS, ONLY_YEARS] : ITEM_STARTS).find(
      (pattern) => pattern.test(part[0]?.text ?? '') && count(pattern) > 1,
    );
    const isList = part.some(({ text, hasBullet }) => hasBullet || text.includes('\t'));
    const isYearFirst = ONLY_YEARS.test(part[0]?.text ?? '');
    const yearsLast = count(YEAR_LAST);
    // "Grado en Danza", and below it "ESAD Sevilla / 2019 - 2023"
    const arePairs =
      yearsLast > 1 && part.every(({ text }, index) => YEAR_LAST.test(text) === (index % 2 === 1));
    const areYearsLast = arePairs || (page.isPage && yearsLast > part.length / 2);
    const endsInYear = !isYearFirst && (areYearsLast || (!isOfWorks && count(ONLY_YEARS) > 1));
    if (isList || !(start || isOfWorks || endsInYear)) return part;
    const items: Line[] = [];
    let lastText = '';
    for (const line of part) {
      const last = items.at(-1);
      const hasYear = YEAR.test(last?.text ?? '');
      // "Dir. Ana Ruiz · TVE" and "2021" below their work
      const isOfWork = WORK_FIELD.test(line.text)
        ? !ONLY_YEARS.test(last?.text ?? '')
        : ONLY_YEARS.test(line.text) && !isYearFirst && !hasYear;
      const isOfStart = start && !start.test(line.text) && !(YEAR.test(line.text) && hasYear);
      const goesOn = isOfStart ?? (isOfWork || (endsInYear && !hasYear));
      const isShort = last && last.text.length + line.text.length < LONGEST.line;
      const isJoined =
        isShort &&
        !line.isApart &&
        goesOn &&
        !(last.isApart && CAPITALS.test(last.text) && endsInYear) &&
        (WORK_FIELD.test(line.text) || ONLY_YEARS.test(lastText) || !startsPart(line.text));
      const isWhole = !page.isPage || lastText.length < page.width * WIDTHS.full;
      const isPart =
        isJoined &&
        (isWhole || lastText.includes(' | ')) &&
        !isOpen(last.text, line.text) &&
        /^\p{Lu}/u.test(line.text);
      if (isJoined) join(last, line.text, line.at, false, isPart);
      else items.push(line);
      lastText = line.text;
    }
    return items;
  });
}

/** Returns where a part of a line stands in the pasted text. */
export const spanOf = ({ at }: Line, start: number, end: number): Span => [
  at[start] ?? 0,
  (at[end - 1] ?? 0) + 1,
];

/** Returns a text without case, accents and signs, to find a line again. */
export const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
