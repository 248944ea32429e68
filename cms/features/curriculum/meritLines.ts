import { BETWEEN_MERITS, readMerit, toldMerit } from './merits.ts';
import { type Line, type Span, plain, spanOf } from './pastedText.ts';
import type { Part } from './phrases.ts';
import type { Reading } from './readings.ts';
import { piecesOf } from './works.ts';

type MeritList = 'studies' | 'awards';

/** Whether somebody tells studies or awards, in sentences. */
const TELLS =
  /(?<!\p{L})(?:I(?=['’]|\s(?![yei]\s)\p{Ll})|[Mm]e|[Hh]e|[Hh]ice|[Ee]studi[eé]|[Cc]urs[eé]|[Gg]an[eé]|[Ee]stuve|[Ff]ui)(?!\p{L})/u;
/** "Con el corto gané…", of who has one. */
const THE_SHORT =
  /(?<=(?:con|por|for|with) )(?:el|mi|the|my) (?:corto(?:metraje)?|short(?: film)?)(?!\p{L})/iu;
/** "Por «Norte» gané el Premio…, y estuve nominada a…"; a row whose first cell is that of the row above. */
const GOES_ON =
  /(?:^|\n)\t+\||\s(?:y|e|i|and) \|(?:tambi[eé]n )?(?:h[ae] |est(?:uv[eo]|oy)|fu[ei]|fou|qued[aeéó]|gan[aeéó]|una? nomina|finalist|nomina|was|got|won)/i;
/** What says that an award is of the work before it: "por el mismo trabajo", "con ella gané", "obra que le valió". */
const SAME_WORK =
  /[\s,]*\(?(?:por |con |for |with )?(?:el |la |the )?(?:mism[oa]|same|es[ea]) (?:t[ií]tulo|trabajo|obra|funci[oó]n|peli\p{L}*|papel|montaje|serie|film|role)\)?|(?:con|with|por|for) (?:él|ella|it) (?=\p{Ll})|\p{L}+ que (?=(?:me|le) )/iu;
/** The last title in quotes of a paragraph. */
const LAST_TITLE = /[«“"]([^«»“”"\n]+)[»”"][^«»“”"\n]*$/;
const YEAR = /(?:19|20)\d\d/;

/** Where a line of studies or awards stands. */
interface Place {
  /** Whether it stands below "Nominaciones". */
  isNominated?: boolean;
  /** The title above a list of awards. */
  work?: string | undefined;
  /** Whether it is an award among works, of the one above it. */
  isBelowWork?: boolean;
}

interface Merit extends Part, Place {
  list: MeritList;
  span: Span;
  /** Whether it is a part of a sentence. */
  isTold: boolean;
  /** Whether it stands below a heading. */
  isListed?: boolean;
  /** Whether it goes on with the work of the one before it. */
  isNext?: boolean;
}

/** Cuts the studies or awards of a line: one in a line of a list, several in a paragraph. */
function cutMerits(text: string, isTold: boolean): Part[] {
  if (text.includes('\t')) return [{ text, start: 0 }];
  const dated = piecesOf(text, /(?<=(?:19|20)\d\d(?:[-–]\d+)?\)?)(?:[.,;]|\s[yei])\s+/gu);
  if (!isTold && dated.length > 1 && dated.every((one) => YEAR.test(one.text))) return dated;
  const isParagraph = isTold || text.split(YEAR).length > 3 || /\s(?:y|and) nomina/.test(text);
  return piecesOf(text, isParagraph ? BETWEEN_MERITS : /;\s+(?=\p{Lu}|\d{4})/gu);
}

/** The studies and awards of a curriculum, which are read when the titles of the works are known. */
export class MeritLines {
  readonly #source: string;
  readonly #merits: Merit[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  get spans(): Span[] {
    return this.#merits.map(({ span }) => span);
  }

  addLine(list: MeritList, line: Line, start: number, isInline: boolean, place: Place): void {
    const text = line.text.slice(start);
    const isTold = isInline || TELLS.test(text);
    // "«Norte»: Premio…, Premio…"
    const isOfWork = /^[^.:]{2,60}:/.test(text);
    for (const [index, part] of cutMerits(text, isTold).entries()) {
      const own = { ...part, ...place, start: start + part.start, isNext: index > 0 && isOfWork };
      this.#add(
        { ...own, list: (isTold && toldMerit(part.text)) || list, isTold, isListed: true },
        line,
      );
    }
  }

  /** Adds a part of a sentence; returns whether it tells of studies or awards. */
  addTold(sentence: MeritList, part: Part, line: Line): boolean {
    const list = toldMerit(part.text) ?? sentence;
    if (Object.keys(readMerit(list, part.text, [], true)).length === 0) return false;
    this.#add({ ...part, list, isTold: true }, line);
    return true;
  }

  #add(merit: Omit<Merit, 'span'>, line: Line): void {
    const { text, start } = merit;
    const span = spanOf(line, start, start + text.length);
    const joint = `${this.#source.slice(Math.max(0, span[0] - 9), span[0])}|${text}`;
    this.#merits.push({ ...merit, span, isNext: merit.isNext === true || GOES_ON.test(joint) });
  }

  /** Reads them all. */
  read(readings: readonly Reading[]) {
    const titles = readings.flatMap(({ cells }) => cells.title ?? []);
    const shorts = readings.flatMap(({ cells: { kind, title } }) =>
      kind === 'short' && title ? title : [],
    );
    let work: string | undefined;
    // "Mejor Actor, Festival Sur 2022", and below it the title of the work
    const merits = this.#merits.reduce<Merit[]>((all, merit) => {
      const last = all.at(-1);
      const title = titles.find((one) => plain(one) === plain(merit.text));
      if (!title || merit.list !== 'awards' || last?.list !== 'awards') return [...all, merit];
      const span: Span = [last.span[0], merit.span[1]];
      return [...all.slice(0, -1), { ...last, span, work: last.work ?? title }];
    }, []);
    return merits.flatMap(
      ({ list, text, span, isNominated, isTold, isListed, isNext, isBelowWork, work: title }) => {
        const isAbove = ({ cells, spans }: Reading) =>
          cells.title && cells.year && spans[0]![0] < span[0];
        const above = isBelowWork ? readings.findLast(isAbove)?.cells.title : title;
        const before = this.#source.slice(0, span[0]);
        const isSame = SAME_WORK.test(text) || /[»”"],(?:\s(?:que|de)\s[^,;.]+,)?\s$/.test(before);
        const own = text.replace(SAME_WORK, '');
        const whole = shorts.length === 1 ? own.replace(THE_SHORT, shorts[0]!) : own;
        const cells = readMerit(list, whole, titles, isTold, isListed);
        if (isNominated && cells.result === 'won' && !/\bgan[aó]|\bwinn|\bwon\b/i.test(text))
          cells.result = 'nominated';
        const named = isSame ? LAST_TITLE.exec(before)?.[1] : undefined;
        const its = above ?? named ?? (isNext || isSame ? work : undefined);
        if (its && cells.award) cells.work ??= its;
        ({ work } = cells);
        const isNamed = cells.title ?? cells.award;
        return isNamed ? [{ list, cells, spans: [span], ...(isTold && { isTold }) }] : [];
      },
    );
  }
}
