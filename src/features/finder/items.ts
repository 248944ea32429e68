import type { Condition, Level } from './finderIndex';
import type { Lexicon, Meaning } from './lexicon';
import { readCount, readDays, readRange } from './ranges';
import type { Tokens } from './tokens';
import { plainWords } from './vocabulary';

type Token = Tokens['list'][number];

type MeaningOf<Kind extends Meaning['kind']> = Meaning & { kind: Kind };

/** What a phrase was read as. */
interface Read {
  meanings?: Meaning[];
  conditions?: Condition[];
  /** How the sentence writes what the sheets do not know. */
  unknown?: string;
  /** The number of its tokens, if not one. */
  length?: number;
}

/** A phrase of a sentence: what it can mean, or what it asks for. */
export class Item {
  readonly meanings: readonly Meaning[];
  conditions: Condition[] | undefined;
  /** Whether it is no known word, or one that the sheets do not know. */
  readonly isUnknown: boolean;
  readonly isGlue: boolean;
  readonly length: number;
  /** Folded. */
  readonly text: string;
  /** A comma or a sign for "and"; else empty. */
  readonly sign: string;
  start: number;
  end: number;
  readonly values: readonly MeaningOf<'value'>[];
  readonly level: MeaningOf<'level'> | undefined;
  /** The level that is said beside a language, an accent or a skill. */
  least: Level | undefined;
  /** Whether it is read with another one. */
  isRead = false;
  readonly before: Item | undefined;
  after: Item | undefined;

  constructor(
    tokens: readonly Token[],
    { meanings = [], conditions, unknown }: Read,
    before: Item | undefined,
  ) {
    this.before = before;
    if (before) before.after = this;
    const [first] = tokens;
    this.meanings = meanings;
    this.conditions = conditions;
    this.length = tokens.length;
    this.text = tokens.map(({ text }) => text).join(' ');
    this.start = first!.start;
    this.end = tokens.at(-1)!.end;
    this.values = this.all('value');
    [this.level] = this.all('level');
    this.isUnknown = unknown !== undefined || this.is('unknown', 'unit');
    // It asks for nothing.
    this.isGlue =
      !conditions && unknown === undefined && meanings.every(({ kind }) => kind === 'grammar');
    const isBare = meanings.length === 0 && !conditions && unknown === undefined;
    this.sign = isBare && /^[,;/+.&]$/.test(first!.raw) ? first!.raw : '';
  }

  /** Returns the meanings of a kind. */
  all = <Kind extends Meaning['kind']>(kind: Kind): MeaningOf<Kind>[] =>
    this.meanings.filter((one): one is MeaningOf<Kind> => one.kind === kind);

  has = (...kinds: Meaning['kind'][]): boolean =>
    this.meanings.some(({ kind }) => kinds.includes(kind));

  /** Whether it is a grammatical word of some kind. */
  is = (...words: string[]): boolean =>
    this.all('grammar').some(({ word }) => words.includes(word));

  hasValueOf = (...facets: string[]): boolean =>
    this.values.some(({ facet }) => facets.includes(facet));

  /** Returns the nearest item on a side that is not skipped. */
  past(side: 'before' | 'after', isSkipped: (item: Item) => boolean): Item | undefined {
    let item = this[side];
    while (item && isSkipped(item)) item = item[side];
    return item;
  }

  get isPerson(): boolean {
    return this.has('person') || this.hasValueOf('lists', 'crafts');
  }
}

const asName = (...words: string[]): Read => ({ conditions: [{ is: 'name', words }] });
const asTitles = (titles: string[]): Read => ({ conditions: [{ is: 'credit', titles }] });

/** Reads a word of a school or an award with those of the same name that follow: "Puerto Alba". */
function readStudied(tokens: Tokens, at: number) {
  const { school, award } = tokens.lexicon.named;
  const said: string[] = [];
  const first = tokens.list[at]!.text;
  let names = [...(school.get(first) ?? []), ...(award.get(first) ?? [])];
  let end = at;
  for (let next = at; next < tokens.list.length; next++) {
    const { text } = tokens.list[next]!;
    if (tokens.is(next, 'particles')) continue;
    names = names.filter((name) => name.split(' ').includes(text));
    if (names.length === 0) break;
    said.push(text);
    end = next + 1;
  }
  const words = said.join(' ');
  const conditions = (['school', 'award'] as const).flatMap((is): Condition[] =>
    words && (is === 'school' ? school : award).has(first) ? [{ is, words }] : [],
  );
  return { conditions, length: end - at };
}

function readQuote({ text, raw }: Token, { phrases, named }: Lexicon): Read {
  const words = plainWords(raw);
  if (words.length === 0) return {};
  const titles = [...new Set(words.flatMap((word) => named.title.get(word) ?? []))].filter(
    (title) => ` ${title} `.includes(` ${text} `),
  );
  if (titles.length > 0) return asTitles(titles);
  const meanings = (phrases.get(text) ?? []).filter(
    ({ kind }) => kind === 'name' || kind === 'director',
  );
  if (meanings.length > 0) return { meanings };
  return words.every((word) => named.name.has(word)) ? asName(...words) : { unknown: raw };
}

const isSkill = (one: Meaning) => one.kind === 'value' && one.facet === 'skills';
const isNamed = ({ kind }: Meaning) =>
  ['title', 'name', 'director', 'school', 'award'].includes(kind);

const CURRENCIES = '€$£';

/** Returns the length of a number that is neither age nor height: "talla 38", "menos de 60 kilos"; 0 without one. */
function readSize(tokens: Tokens, at: number): number {
  const size = tokens.is(at, 'size');
  let next = at + size;
  next += tokens.is(next, 'atMost', 'under', 'over', 'about', 'between');
  next += Number(tokens.sign(next, '+'));
  const isNumber = (place: number) =>
    tokens.list[place]?.kind === 'number' || tokens.longest(place, (one) => one.kind === 'number');
  const isPrice = tokens.sign(next, CURRENCIES);
  next += Number(isPrice);
  if (!isNumber(next)) return 0;
  const to = tokens.is(next + 1, 'to') || Number(tokens.sign(next + 1, '-–—'));
  if (to && isNumber(next + 1 + to)) next += 1 + to;
  const end = next + 1 + Number(tokens.sign(next + 1, CURRENCIES));
  const unit = tokens.is(end, 'unit');
  return size || isPrice || unit || end > next + 1 ? end + unit - at : 0;
}

/** Returns the length of what says when somebody was born: "nacido en los 80", "born before 1970"; else 0. */
function readBirth(tokens: Tokens, at: number): number {
  const born = tokens.is(at, 'born');
  let length = 0;
  for (let next = at + born; born && next < tokens.list.length;) {
    const isDate = ({ kind }: Meaning) => ['month', 'season', 'number', 'tens'].includes(kind);
    const isFigure = ['number', 'decade'].includes(tokens.list[next]!.kind);
    const date = isFigure ? 1 : (tokens.longest(next, isDate)?.length ?? 0);
    if (date) length = next + date - at;
    const step = date || tokens.is(next, 'this', 'decade', 'between', 'to');
    if (!step) break;
    next += step;
  }
  return length;
}

/**
 * Returns the length of what says whose relative is looked for, after "madre" or "sister": "de una adolescente",
 * "of a 5 year old"; 0 without. "Hija de 8 años" is eight herself.
 */
function readRelative(tokens: Tokens, at: number): number {
  const of = tokens.is(at, 'of');
  // "hermano mayor del protagonista", "madre soltera de un niño"
  const isJoined = tokens.is(at - 1, 'particles') > 0;
  const isRelation = tokens.is(at - 1, 'relation') || (!isJoined && tokens.is(at - 2, 'relation'));
  // "un tío de unos 35"
  if (!of || !isRelation || readRange(tokens, at + of)) return 0;
  const article = tokens.is(at + of, 'definite', 'indefinite', 'possessive');
  const count = tokens.longest(at + of, ({ kind }) => kind === 'number')?.length ?? 0;
  const start = at + of + (article || count);
  const age = article ? (readRange(tokens, start)?.length ?? 0) : 0;
  const isPerson = (one: Meaning) =>
    one.kind === 'person' ||
    one.kind === 'billing' ||
    (one.kind === 'value' && (one.facet === 'lists' || (article > 0 && one.facet === 'skills')));
  const person = tokens.longest(start, isPerson)?.length ?? 0;
  const end = start + (person || age);
  if (end === start) return 0;
  const ofAge = person > 0 ? tokens.is(end, 'of') : 0;
  const ageAfter = ofAge ? readRange(tokens, end + ofAge) : undefined;
  return end + (ageAfter ? ofAge + ageAfter.length : 0) - at;
}

/** What stands before the name of a school, and before few other things. */
const BEFORE_SCHOOL = /\b(?:del|de l[ao]s?|(?:from|at)(?: the)?)\s+$/i;

/** Returns the last item that says something. */
const lastOf = (items: readonly Item[]): Item | undefined =>
  items.findLast((item) => !item.is('particles'));

/** Whether the sentence has nothing but words of one title or role: "galán Olmedilla", "the postman". */
function isPartOf(kind: 'title' | 'role', tokens: Tokens): boolean {
  const isSaying = (_: Token, at: number) => !tokens.is(at, 'particles');
  const [first = '', ...rest] = tokens.list.filter(isSaying).map(({ text }) => text);
  const names = tokens.lexicon.named[kind].get(first)?.map((name) => name.split(' ')) ?? [];
  return names.some((words) => rest.every((word) => words.includes(word)));
}

/** Whether a title may follow: alone, and after "salió en las", "protagonista de", "series". */
function expectsTitle(tokens: Tokens, items: readonly Item[]): boolean {
  const last = lastOf(items);
  const isAfter = last?.is('titled') || last?.has('billing', 'media') || last?.hasValueOf('crafts');
  return isAfter === true || isPartOf('title', tokens);
}

/**
 * Whether the name of a school or an award may begin with a word: after "formada en" or "premio", before
 * "award", in "gente del hangar", with a capital, or where the sentence has nothing else.
 */
function expectsSchool(tokens: Tokens, at: number, items: readonly Item[]): boolean {
  const { list, sentence } = tokens;
  const { named, ordinary } = tokens.lexicon;
  const last = lastOf(items);
  const { raw, text, start } = list[at]!;
  const isRare = text.length > 4 && !ordinary.has(text);
  // A capital tells a name where not everything is a capital.
  const isCapital = /^\p{Lu}/u.test(raw) && sentence !== sentence.toUpperCase();
  const isAward = (one: Meaning) => one.kind === 'value' && one.facet === 'awards';
  const isNamed = (one: Token, place: number) =>
    named.school.has(one.text) || named.award.has(one.text) || tokens.is(place, 'particles') > 0;
  const isEnd = (one: Token, place: number) => one.kind === 'sign' || tokens.is(place, 'not') > 0;
  // Between commas, and before "menos".
  const begin = list.findLastIndex((one, place) => place < at && isEnd(one, place)) + 1;
  const end = list.findIndex((one, place) => place > at && isEnd(one, place));
  const isAlone = list
    .slice(begin, end < 0 ? undefined : end)
    .every((one, number) => isNamed(one, begin + number));
  return Boolean(
    last?.is('studied') ||
    last?.hasValueOf('awards') ||
    isCapital ||
    (isRare && BEFORE_SCHOOL.test(sentence.slice(0, start))) ||
    tokens.longest(at + 1, isAward) ||
    ((isRare || list.length < 3) && isAlone),
  );
}

/**
 * Reads a word that is no phrase: part of a name, a title or a director's name, of the name of a school or an
 * award. Beside other words it is a title only where one is expected: "hermanas gemelas" is not «Tres hermanas
 * y un perro». So is a school, unless it is written with a capital: "cara de lobo".
 */
function readWord(tokens: Tokens, at: number, items: readonly Item[], isIncomplete: boolean): Read {
  const { text, raw } = tokens.list[at]!;
  const { name: names, title: titleWords, director } = tokens.lexicon.named;
  const isLong = text.length > 2;
  if (names.has(text)) return asName(text);
  const titles = expectsTitle(tokens, items) ? titleWords.get(text) : undefined;
  if (titles && isLong) return asTitles(titles);
  const directors = director.get(text);
  if (directors && isLong) {
    return { conditions: directors.map((name) => ({ is: 'credit', with: name })) };
  }
  const studied = readStudied(tokens, at);
  if (isLong && studied.length > 0 && expectsSchool(tokens, at, items)) return studied;
  if (isPartOf('role', tokens)) return { conditions: [{ is: 'credit', role: text }] };
  if (!isIncomplete) return { unknown: raw };
  // Names and titles that begin so, or nothing yet.
  if (!isLong) return {};
  if ([...names.keys()].some((name) => name.startsWith(text))) return asName(text);
  const begun = [...titleWords].filter(([word]) => word.startsWith(text));
  return begun.length > 0 ? asTitles([...new Set(begun.flatMap(([, found]) => found))]) : {};
}

/**
 * Reads the phrases of a sentence: the longest that mean something, days, ages and heights.
 *
 * @param today the current day, `YYYY-MM-DD`
 * @param isTyping whether the last word may be incomplete
 */
export function readItems(tokens: Tokens, today: string, isTyping: boolean): Item[] {
  const { list } = tokens;
  const items: Item[] = [];
  const read = (at: number): Read => {
    const token = list[at]!;
    const isIncomplete = isTyping && at === list.length - 1;
    // "m" begins "mujer", too.
    if (isIncomplete && token.kind === 'word' && token.text.length === 1) return {};
    // "SAG-free"
    if (tokens.sign(at + 1, '-') && list[at + 2]?.text === 'free')
      return { length: 3, unknown: token.raw };
    if (token.kind === 'quote') return readQuote(token, tokens.lexicon);
    const named = tokens.longest(at, isNamed);
    const phrase = tokens.longest(at);
    const { length = 0 } = phrase ?? {};
    if (named && named.length > 1 && named.length >= length) return named;
    const untold = readSize(tokens, at) || readBirth(tokens, at) || readRelative(tokens, at);
    if (untold) return { length: untold, unknown: token.raw };
    const days = readCount(tokens, at) ?? readDays(tokens, at, today);
    // "disponible para viajar" is more than "disponible".
    if (days && days.length >= length) return days;
    const range = readRange(tokens, at);
    if (range && range.length >= length) return range;
    // "mujer mayor de 60", "lleve moto de agua": the last word begins a range, or a longer phrase.
    const last = at + length - 1;
    const isEnd = length > 1 && list[last]!.kind === 'word';
    const next = isEnd ? (readRange(tokens, last) ?? tokens.longest(last, isSkill)) : undefined;
    const shorter = next && next.length > 1 ? tokens.longest(at, undefined, length - 1) : undefined;
    return (
      shorter ?? phrase ?? (token.kind === 'sign' ? {} : readWord(tokens, at, items, isIncomplete))
    );
  };
  for (let at = 0; at < list.length;) {
    const found = { length: 1, ...read(at) };
    items.push(new Item(list.slice(at, at + found.length), found, items.at(-1)));
    at += found.length;
  }
  return items;
}
