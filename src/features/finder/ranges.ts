import type { Condition, Range, RangeField } from './finderIndex';
import type { Tokens } from './tokens';

type Token = Tokens['list'][number];

/* What a sentence says of ages and heights, of the days when somebody must be available, and of the years of works. */

/** An age, a decade of ages or a height, and the number of tokens that say it. */
interface Measure {
  of: RangeField;
  from: number;
  /** The last year of a decade, else `from`. */
  to: number;
  length: number;
  /** Whether the unit is said, or the number cannot be anything else. */
  isSure: boolean;
  /** Of feet and inches, in centimetres before rounding. */
  exact?: number;
}

/** What a sentence asks for, and the number of tokens that say it. */
interface Said<Asked extends Condition> {
  conditions: [Asked];
  length: number;
}

type SaidRange = Said<{ is: RangeField } & Range>;

const said = (is: RangeField, range: Range, length: number): SaidRange => ({
  conditions: [{ is, ...range }],
  length,
});

/** What "about" adds and takes away, in years and in centimetres. */
const TOLERANCE = 2;
const MAX_AGE = 99;
const HEIGHTS = { min: 100, max: 250 };

const decade = (from: number, length: number): Measure => ({
  ...{ of: 'age', from, to: from + 9, length, isSure: true },
});

/** Returns the number that a word means. */
function numberAt(tokens: Tokens, at: number, wanted: 'number' | 'tens'): number | undefined {
  const meaning = tokens.longest(at, ({ kind }) => kind === wanted)?.meanings[0];
  return meaning && 'number' in meaning ? meaning.number : undefined;
}

/** Reads a whole number below 100, in figures or in words. */
function readNumber(tokens: Tokens, at: number): { value: number; length: number } | undefined {
  const token = tokens.list[at];
  if (token?.kind === 'number') return { value: token.value, length: 1 };
  const value = numberAt(tokens, at, 'number');
  if (value === undefined) return undefined;
  const gap = ['y', '-'].includes(tokens.list[at + 1]?.raw.toLowerCase() ?? '') ? 2 : 1;
  const unit = numberAt(tokens, at + gap, 'number') ?? 0;
  const isJoined = value >= 20 && value % 10 === 0 && unit > 0 && unit < 10;
  return isJoined ? { value: value + unit, length: gap + 1 } : { value, length: 1 };
}

const asHeight = (value: number, length: number): Measure | undefined => {
  const cm = value < 3 ? Math.round(value * 100) : value;
  if (!Number.isInteger(cm) || cm < HEIGHTS.min || cm > HEIGHTS.max) return undefined;
  return { of: 'height', from: cm, to: cm, length, isSure: true };
};

/** Reads "1 metro 60", "metro setenta y cinco", "1m75" or "uno ochenta". */
function readMetres(tokens: Tokens, at: number): Measure | undefined {
  const unit = (place: number) => tokens.is(place, 'metres');
  const first = tokens.list[at];
  const isOne = first?.value === 1 || ['un', 'uno', 'one', 'a'].includes(first?.text ?? '');
  let next = at;
  if (isOne) next += 1;
  // "M 25-35" is a man.
  const hasUnit = isOne || tokens.list[next]?.text !== 'm' ? unit(next) : 0;
  // "1 85"
  const isFigures = first?.kind === 'number' && isOne && tokens.list[next]?.kind === 'number';
  if (!hasUnit && !isFigures && !['uno', 'one'].includes(first?.text ?? '')) return undefined;
  next += hasUnit;
  const rest = readNumber(tokens, next);
  if (!rest || rest.value < 10 || rest.value > 99) return undefined;
  return asHeight(100 + rest.value, next + rest.length - at);
}

function asInches(inches: number, length: number): Measure | undefined {
  const height = asHeight(Math.round(inches * 2.54), length);
  return height && { ...height, exact: inches * 2.54 };
}

/** Reads "6 ft", "six foot two" or "5 foot 9". */
function readFeet(tokens: Tokens, at: number): Measure | undefined {
  const token = tokens.list[at];
  if (token?.kind === 'feet') return asInches(token.value, 1);
  const feet = readNumber(tokens, at);
  if (!feet || feet.value < 4 || feet.value > 7) return undefined;
  let next = at + feet.length;
  if (tokens.sign(next, '-')) next++;
  const unit = tokens.is(next, 'feet');
  // "five ten"
  const isSaid = /^(five|six)$/.test(token?.text ?? '');
  if (!unit && !isSaid) return undefined;
  next += unit;
  if (tokens.sign(next, '.')) next++;
  const gap = tokens.sign(next, '-') ? 1 : 0;
  const inches = readNumber(tokens, next + gap);
  if (!inches || inches.value > 11) return unit ? asInches(12 * feet.value, next - at) : undefined;
  next += gap + inches.length;
  next += tokens.is(next, 'inches');
  return asInches(12 * feet.value + inches.value, next - at);
}

/**
 * Reads a number with the unit that follows it. A number below ten is an age with a unit only.
 *
 * @param least the number that is an age without a unit; less for the first of two
 */
function readMeasure(tokens: Tokens, at: number, least = 10): Measure | undefined {
  const special = readMetres(tokens, at) ?? readFeet(tokens, at);
  if (special) return special;
  const token = tokens.list[at];
  if (token?.kind === 'decade') {
    return token.value >= 10 && token.value <= 90 ? decade(token.value, 2) : undefined;
  }
  const tens = numberAt(tokens, at, 'tens');
  if (tens) return decade(tens, 1);
  const number = readNumber(tokens, at);
  if (!number) return undefined;
  let next = at + number.length;
  const cm = tokens.is(next, 'centimetres', 'metres');
  // "two" of "two languages" is no height.
  const isHeight = number.value >= 3 || !Number.isInteger(number.value) || cm > 0;
  const height = isHeight && asHeight(number.value, number.length);
  if (height) return { ...height, length: number.length + cm };
  if (!Number.isInteger(number.value) || number.value > MAX_AGE) return undefined;
  if (tokens.sign(next, '-') && tokens.is(next + 1, 'years')) next++;
  const years = tokens.is(next, 'years');
  if (number.value < least && !years) return undefined;
  next = years ? next + years : at + number.length;
  const { value } = number;
  return { of: 'age', from: value, to: value, length: next - at, isSure: years > 0 };
}

const about = ({ from, to }: Measure): Range =>
  to > from ? { from, to } : { from: from - TOLERANCE, to: to + TOLERANCE };

/** Whether one of the two words before a place means a person. */
const isOfPerson = (tokens: Tokens, at: number): boolean =>
  [at - 1, at - 2].some((place) => tokens.longest(place, ({ kind }) => kind === 'person', 1));

/** Reads two measures with "a", "and" or a dash between them; of children's ages both may be small. */
function readPair(tokens: Tokens, at: number, first: Measure): SaidRange | undefined {
  let next = at + first.length;
  const length = tokens.sign(next, '-–—/') ? 1 : tokens.is(next, 'to');
  if (!length) return undefined;
  next += length;
  // "2-3 idiomas"
  const isBare = tokens.list[next + 1]?.kind !== 'word' || tokens.is(next + 1, 'particles', 'and');
  const second = readMeasure(tokens, next, isOfPerson(tokens, at) && isBare ? 1 : undefined);
  if (!second || second.of !== first.of || second.from < 1) return undefined;
  const range = { from: Math.min(first.from, second.from), to: Math.max(first.to, second.to) };
  return said(first.of, range, next + second.length - at);
}

/** The range of a measure with a word before it. */
const PREFIXED = {
  atMost: ({ from }) => ({ to: from }),
  under: ({ from }) => ({ to: from - 1 }),
  atLeast: ({ from }) => ({ from }),
  // "más de 1,70" is more than that; "over 60s" include those of 60.
  over: ({ of, from, exact = from }) => ({ from: of === 'height' ? Math.floor(exact) + 1 : from }),
  about,
  early: ({ from }) => ({ from, to: from + 3 }),
  mid: ({ from }) => ({ from: from + 4, to: from + 6 }),
  late: ({ from }) => ({ from: from + 7, to: from + 9 }),
} as const satisfies Record<string, (measure: Measure) => Range>;

type Prefix = keyof typeof PREFIXED;
const PREFIXES = Object.keys(PREFIXED) as Prefix[];

/** Signs that are written for a prefix: "+60", "<30". */
const SIGNS: readonly [signs: string, prefix: Prefix][] = [
  ['>', 'over'],
  ['+≥', 'atLeast'],
  ['<', 'under'],
  ['≤', 'atMost'],
];

/** What comes before the number of a range, and where the number is. */
interface Start {
  at: number;
  prefix: Prefix | undefined;
  /** "en la", "in her", "los": before or after the prefix. */
  isDecade: boolean;
  isDecadeFirst: boolean;
}

/** Reads what comes before the number: "en sus primeros", "over", "+". */
function readStart(tokens: Tokens, start: number): Start {
  let at = start + tokens.is(start, 'decade');
  const isDecadeFirst = at > start;
  let prefix = PREFIXES.find((one) => tokens.is(at, one) > 0);
  if (prefix) {
    at += tokens.is(at, prefix);
    if (tokens.sign(at, '-')) at++;
    // "max height 165", "edad mínima 30"
    at += tokens.is(at, 'height', 'age');
  }
  const second = tokens.is(at, 'decade');
  at += second;
  const sign = SIGNS.find(([signs]) => tokens.sign(at, signs));
  if (sign) {
    [, prefix] = sign;
    at++;
  }
  return { at, prefix, isDecade: isDecadeFirst || second > 0, isDecadeFirst };
}

/** Whether a round number without a unit is a decade because of the words before it: "los cuarenta". */
const saysDecade = (measure: Measure, { isDecade, isDecadeFirst, prefix }: Start): boolean =>
  isDecade &&
  !measure.isSure &&
  measure.from % 10 === 0 &&
  measure.of === 'age' &&
  (!prefix || isDecadeFirst || ['early', 'mid', 'late'].includes(prefix));

/** The last digits that words after a round number say: "treinta y pocos", "metro ochenta y pico". */
const PARTS_OF_TEN: readonly [word: string, first: number, last: number][] = [
  ['earlyAfter', 0, 4],
  ['lateAfter', 5, 9],
  ['openAfter', 0, 9],
];

/** Returns the range of a measure with what is said after it, and the number of those tokens. */
function suffixed(tokens: Tokens, end: number, measure: Measure): [Range, length: number] {
  const { from } = measure;
  // "six feet tall at least"
  const tall = measure.of === 'height' ? tokens.is(end, 'height') : 0;
  if (tall && tokens.is(end + tall, 'overAfter', 'underAfter')) {
    const [range, length] = suffixed(tokens, end + tall, measure);
    return [range, tall + length];
  }
  const over = Number(tokens.sign(end, '+')) || tokens.is(end, 'overAfter');
  if (over) return [PREFIXED.atLeast(measure), over];
  const under = tokens.is(end, 'underAfter');
  if (under) return [PREFIXED.atMost(measure), under];
  const near = tokens.is(end, 'aboutAfter');
  // Nobody searches for one centimetre.
  if (!near) return [measure.of === 'height' ? about(measure) : { from, to: measure.to }, 0];
  const part = from % 10 === 0 && PARTS_OF_TEN.find(([word]) => tokens.is(end, word));
  return [part ? { from: from + part[1], to: from + part[2] } : about(measure), near];
}

/**
 * Reads a range of ages or heights at a place of a sentence: "unos 40", "30-40 años", "over 60", "in her
 * late forties", "1,70 o más", "under 5'3\"", "metro setenta".
 *
 * "Over" includes an age ("over 60s"), not a height; "under" includes neither.
 */
export function readRange(tokens: Tokens, start: number): SaidRange | undefined {
  const before = readStart(tokens, start + tokens.is(start, 'between'));
  const { at, prefix } = before;
  if (!prefix || prefix === 'about') {
    const first = readMeasure(tokens, at, 1);
    const pair = first && readPair(tokens, at, first);
    if (pair) return { ...pair, length: at + pair.length - start };
  }
  // "boy of about 8"
  const least = prefix === 'about' && isOfPerson(tokens, start) ? 1 : undefined;
  const measure = readMeasure(tokens, at, least);
  if (!measure) return undefined;
  if (saysDecade(measure, before)) measure.to = measure.from + 9;
  const end = at + measure.length;
  const [range, length]: [Range, number] = prefix
    ? [PREFIXED[prefix](measure), 0]
    : suffixed(tokens, end, measure);
  const first = said(measure.of, range, end + length - start);
  // "late twenties to early thirties"
  const to = measure.to > measure.from && range.from ? tokens.is(end, 'to') : 0;
  const second = to > 0 ? readRange(tokens, end + to) : undefined;
  const [last] = second?.conditions ?? [];
  if (!second || last?.is !== measure.of || !last.to) return first;
  return said(measure.of, { from: range.from, to: last.to }, end + to + second.length - start);
}

/** Reads how many languages or citizenships somebody has: "al menos tres idiomas", "two nationalities". */
export function readCount(tokens: Tokens, start: number): Said<Condition> | undefined {
  const more = tokens.is(start, 'over');
  const before = more || tokens.is(start, 'atLeast');
  const number = readNumber(tokens, start + before);
  if (!number || number.value < 2 || number.value > 9) return undefined;
  let end = start + before + number.length;
  // "2-3 idiomas"
  const to = Number(tokens.sign(end, '-–—/')) || tokens.is(end, 'to', 'or');
  const other = to ? readNumber(tokens, end + to) : undefined;
  if (other) end += to + other.length;
  const of = (['languages', 'citizenships'] as const).find((one) => tokens.is(end, one));
  if (!of) return undefined;
  const from = number.value + Number(more > 0 && !tokens.is(start, 'atLeast'));
  return { conditions: [{ is: 'count', of, from }], length: end + tokens.is(end, of) - start };
}

type SaidDays = Said<Extract<Condition, { is: 'available' | 'credit' }>>;

type Period = [from: Date, to: Date];

const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month, date));
const iso = (date: Date) => date.toISOString().slice(0, 10);
const addDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

/** Returns the period of a year, or else the next one that is not over. */
function upcoming(of: (year: number) => Period, today: Date, year?: number): Period {
  const now = today.getUTCFullYear();
  return of(year ?? (of(now)[1] < today ? now + 1 : now));
}

/** The first days of spring, summer, autumn, winter and the next spring in March, June, September and December. */
const SEASON_STARTS = [20, 21, 23, 21, 20];

const season =
  (number: number) =>
  (year: number): Period => [
    day(year, 3 * number + 2, SEASON_STARTS[number]!),
    day(year, 3 * number + 5, SEASON_STARTS[number + 1]! - 1),
  ];

const month =
  (number: number, first?: number, last = first) =>
  (year: number): Period => {
    const end = day(year, number + 1, 0);
    // "31/2" is the last day of that month.
    const clamp = (date: number) => day(year, number, Math.min(date, end.getUTCDate()));
    return [clamp(first ?? 1), last ? clamp(last) : end];
  };

/** Holy Week, which ends at Easter (the algorithm of Gauss, right until 2048). */
function holyWeek(year: number): Period {
  const moon = (19 * (year % 19) + 24) % 30;
  const easter = day(year, 2, 22 + moon + ((2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7));
  return [addDays(easter, -7), easter];
}

/** Returns the periods that phrases name by today. */
function namedPeriods(today: Date): [phrase: string, period: Period][] {
  const [y, m] = [today.getUTCFullYear(), today.getUTCMonth()];
  const weekday = today.getUTCDay() || 7;
  const monday = addDays(today, 8 - weekday);
  const tomorrow = addDays(today, 1);
  return [
    ['nextMonth', [day(y, m + 1, 1), day(y, m + 2, 0)]],
    ['thisMonth', [today, day(y, m + 1, 0)]],
    ['nextWeek', [monday, addDays(monday, 6)]],
    ['thisWeek', [today, addDays(today, 7 - weekday)]],
    ['weekend', [addDays(today, Math.max(0, 6 - weekday)), addDays(today, 7 - weekday)]],
    ['tomorrow', [tomorrow, tomorrow]],
    ['christmas', [day(y, 11, 24), day(y + 1, 0, 6)]],
    ['easter', upcoming(holyWeek, today)],
    ['lastYear', [day(y - 1, 0, 1), day(y - 1, 11, 31)]],
    ['nextYear', [day(y + 1, 0, 1), day(y + 1, 11, 31)]],
    ['thisYear', [today, day(y, 11, 31)]],
    ['now', [today, today]],
  ];
}

interface ReadPeriod {
  period: Period;
  length: number;
}

/** Reads "los últimos dos años", "the last 5 years": they end yesterday. */
function readLastYears(tokens: Tokens, at: number, today: Date): ReadPeriod | undefined {
  const last = tokens.is(at, 'last');
  const count = last ? readNumber(tokens, at + last) : undefined;
  const length = last + (count?.length ?? 0);
  // "past 40 years old" is an age.
  if (!count || tokens.is(at + length, 'years') !== 1) return undefined;
  const begin = day(today.getUTCFullYear() - count.value, 0, 1);
  return { period: [begin, addDays(today, -1)], length: length + 1 };
}

/** Whether a token is a whole number within limits. */
const isBetween = (token: Token | undefined, least: number, most: number): token is Token =>
  token?.kind === 'number' && token.value >= least && token.value <= most;

/** Returns the number of tokens at a place that are grammatical words of these kinds; `-` is a dash. */
function skip(tokens: Tokens, at: number, ...words: string[]): number {
  const lengthAt = (place: number) =>
    tokens.is(place, ...words) || Number(words.includes('-') && tokens.sign(place, '-–—'));
  let next = at;
  while (lengthAt(next) > 0) next += lengthAt(next);
  return next - at;
}

const YEARS = { least: 1900, most: 2099 };

/** Reads a year after a month or a season: "de 2027", ", 2027". */
function readYear(tokens: Tokens, at: number): { year?: number; length: number } {
  const gap = tokens.is(at, 'of') || Number(tokens.sign(at, ','));
  const token = tokens.list[at + gap];
  return isBetween(token, YEARS.least, YEARS.most)
    ? { year: token.value, length: gap + 1 }
    : { length: 0 };
}

/** Reads a day of a month, or the first and the last of several: "20", "16th", "12-20", "1 al 15". */
function readDates(
  tokens: Tokens,
  at: number,
): { dates: [first: number, last?: number]; length: number } | undefined {
  const first = tokens.list[at];
  if (!isBetween(first, 1, 31)) return undefined;
  const length = 1 + skip(tokens, at + 1, 'ordinal');
  const next = at + length + skip(tokens, at + length, 'to', '-');
  const last = tokens.list[next];
  if (next === at + length || !isBetween(last, first.value + 1, 31)) {
    return { dates: [first.value], length };
  }
  const end = next + 1 + skip(tokens, next + 1, 'ordinal');
  return { dates: [first.value, last.value], length: end - at };
}

/** Reads the days after a month: "Jan 12-20", but one day in "Jan 12 to 20 Feb" and "Jan 12 and 25 years old". */
function readDatesAfter(tokens: Tokens, at: number): ReturnType<typeof readDates> {
  const read = readDates(tokens, at);
  if (!read || read.dates.length === 1) return read;
  const length = 1 + skip(tokens, at + 1, 'ordinal');
  const isOther =
    tokens.longest(at + read.length, ({ kind }) => kind === 'month') ??
    (tokens.is(at + length, 'and') && !tokens.is(at + read.length - 1, 'ordinal'));
  return isOther ? { dates: [read.dates[0]], length } : read;
}

/** Reads a month or a season, with its days and year: "20 de enero", "Jan 12-20", "verano de 2027". */
function readDated(tokens: Tokens, at: number, today: Date): ReadPeriod | undefined {
  const before = readDates(tokens, at);
  let next = at + (before?.length ?? 0);
  if (before) next += skip(tokens, next, 'of', 'ordinal');
  const found = tokens.longest(next, ({ kind }) => kind === 'month' || kind === 'season');
  const [meaning] = found?.meanings ?? [];
  if (!found || (meaning?.kind !== 'month' && meaning?.kind !== 'season')) return undefined;
  next += found.length;
  const isBare = meaning.kind === 'month' && !before;
  const after = isBare ? readDatesAfter(tokens, next) : undefined;
  next += after?.length ?? 0;
  const { year, length } = readYear(tokens, next);
  const dates = (before ?? after)?.dates ?? [];
  const of = meaning.kind === 'month' ? month(meaning.number, ...dates) : season(meaning.number);
  return { period: upcoming(of, today, year), length: next + length - at };
}

/** Reads a day in figures, the day first where both are possible: "20/01/2027", "del 20/1 al 15/2". */
function readFigures(tokens: Tokens, at: number, today: Date): ReadPeriod | undefined {
  const [first, , second] = tokens.list.slice(at, at + 3);
  const isShort =
    isBetween(first, 1, 31) &&
    tokens.sign(at + 1, '/') &&
    isBetween(second, 1, 12) &&
    !tokens.is(at + 3, 'years') &&
    tokens.is(at - 1, 'beforeDay') > 0;
  if (isShort) return { period: upcoming(month(second.value - 1, first.value), today), length: 3 };
  if (first?.kind !== 'date') return undefined;
  const [one, other, year] = first.raw.split(/\D/).map(Number) as [number, number, number];
  const [date, number] = other > 12 ? [other, one] : [one, other];
  if (number > 12) return undefined;
  return { period: month(number - 1, date)((year % 100) + 2000), length: 1 };
}

/** Reads a part of a month: "a principios de enero", "second half of April". */
function readPart(tokens: Tokens, at: number, today: Date): ReadPeriod | undefined {
  const found = tokens.longest(at, ({ kind }) => kind === 'part');
  const [part] = found?.meanings ?? [];
  if (!found || part?.kind !== 'part') return undefined;
  const whole = readDated(tokens, at + found.length, today);
  if (whole?.period[0].getUTCDate() !== 1) return undefined;
  const [begin, end] = whole.period;
  const until = addDays(begin, part.last - 1);
  return {
    period: [addDays(begin, part.first - 1), until < end ? until : end],
    length: found.length + whole.length,
  };
}

/** Reads one period: "enero", "20 de enero", "January 16th", "verano de 2027", "2027", "ahora". */
function readPeriod(tokens: Tokens, at: number, today: Date): ReadPeriod | undefined {
  const [phrase, period] = namedPeriods(today).find(([one]) => tokens.is(at, one)) ?? [];
  if (phrase && period) return { period, length: tokens.is(at, phrase) };
  const read =
    readLastYears(tokens, at, today) ??
    readFigures(tokens, at, today) ??
    readPart(tokens, at, today);
  if (read) return read;
  const first = tokens.list[at];
  // "2000 seguidores" is no year.
  const isCounted = tokens.list[at + 1]?.kind === 'word' && !tokens.longest(at + 1);
  if (isBetween(first, YEARS.least, YEARS.most) && !isCounted) {
    return { period: [day(first.value, 0, 1), day(first.value, 11, 31)], length: 1 };
  }
  return readDated(tokens, at, today);
}

/** What the words before a period say of it. */
const PREPOSITIONS = ['before', 'after', 'since', 'until'] as const;
type Prepositions = ReadonlySet<(typeof PREPOSITIONS)[number]>;

/** Returns the days that a period means with the words before it. */
function daysMeant([begin, end]: Period, words: Prepositions, today: Date): Period {
  if (words.has('before')) return [today, addDays(begin, -1)];
  if (words.has('after')) return [addDays(end, 1), addDays(end, 1)];
  return [words.has('until') ? today : begin, end];
}

/** Returns the years of works that a period of the past means; `undefined` for one that is not past. */
function pastYears([begin, end]: Period, words: Prepositions, today: Date): Range | undefined {
  const yearOf = (date: Date) => date.getUTCFullYear();
  const isOpen = words.has('since') || words.has('after');
  if (isOpen && yearOf(begin) < yearOf(today)) {
    return { from: yearOf(words.has('after') ? addDays(end, 1) : begin) };
  }
  if (words.has('before') && begin <= today) return { to: yearOf(addDays(begin, -1)) };
  if (isOpen || end >= today) return undefined;
  return { from: words.has('until') ? undefined : yearOf(begin), to: yearOf(end) };
}

/** Reads periods that go together with the words before them: "del 20 de enero al 15 de febrero". */
function readPeriods(tokens: Tokens, start: number, today: Date, isMarked: boolean) {
  const periods: Period[] = [];
  /** Before the first one. */
  const words = new Set<(typeof PREPOSITIONS)[number]>();
  let at = start;
  let isRange = false;
  let hasPreposition = isMarked;
  for (;;) {
    const read = readPeriod(tokens, at, today);
    if (read) {
      // Also another word: "may", "mar".
      const isBare = read.length === 1 && tokens.is(at, 'unsureDay');
      if (isBare && !hasPreposition) break;
      periods.push(read.period);
      at += read.length;
      continue;
    }
    // Only as far as a period follows: "available in Madrid" is a place, "Feb 8 - Mar 26" are days.
    let ahead = at + Number(periods.length === 1 && tokens.sign(at, '-–—'));
    const isDash = ahead > at;
    ahead += skip(tokens, ahead, 'this');
    if (ahead === at || !readPeriod(tokens, ahead, today)) break;
    const says = (word: string) =>
      tokens.list.slice(at, ahead).some((_, step) => tokens.is(at + step, word));
    if (periods.length === 0) {
      for (const word of PREPOSITIONS) if (says(word)) words.add(word);
    } else {
      if (!isDash && !says('to')) break;
      isRange = true;
    }
    hasPreposition = true;
    at = ahead;
  }
  return { periods, words, isRange, end: at };
}

/**
 * Reads when somebody must be available: "disponible en enero", "free this summer", "in January"; without such a
 * word, a time that has passed is that of works: "since 2022", "antes de 2010".
 *
 * @param todayIso the current day, `YYYY-MM-DD`
 */
export function readDays(tokens: Tokens, start: number, todayIso: string): SaidDays | undefined {
  const today = new Date(`${todayIso}T00:00:00Z`);
  const marker = tokens.is(start, 'available');
  const { periods, words, isRange, end } = readPeriods(tokens, start + marker, today, marker > 0);
  const length = end - start;
  const [first] = periods;
  if (!first) {
    const now = { is: 'available', from: todayIso, to: todayIso } as const;
    return marker ? { conditions: [now], length: marker } : undefined;
  }
  const period: Period = [first[0], isRange ? periods.at(-1)![1] : first[1]];
  const years = marker ? undefined : pastYears(period, words, today);
  if (years) {
    // "de 2019 para atrás", "2022 onwards"
    const [over, under] = [tokens.is(end, 'overAfter'), tokens.is(end, 'underAfter')];
    const range = over ? { from: years.from } : under ? { to: years.to } : years;
    return { conditions: [{ is: 'credit', years: range }], length: length + (over || under) };
  }
  const [from, to] = daysMeant(period, words, today).map(iso) as [string, string];
  return from <= to ? { conditions: [{ is: 'available', from, to }], length } : undefined;
}
