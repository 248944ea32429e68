import type { Token, Tokens } from './tokens';

/** Days (`YYYY-MM-DD`), and the number of tokens that say them. */
interface SaidDays {
  conditions: [{ is: 'available'; from: string; to: string }];
  length: number;
}

type Period = [from: Date, to: Date];

const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month, date));
const iso = (date: Date) => date.toISOString().slice(0, 10);
const addDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

/** First month of spring, summer, autumn and winter, which begin about the 21st. */
const SEASON_STARTS: [month: number, date: number][] = [
  [2, 20],
  [5, 21],
  [8, 23],
  [11, 21],
];

function season(number: number, today: Date, year?: number): Period {
  const [month, date] = SEASON_STARTS[number]!;
  const [nextMonth, nextDate] = SEASON_STARTS[(number + 1) % 4]!;
  const of = (first: number): Period => [
    day(first, month, date),
    addDays(day(nextMonth < month ? first + 1 : first, nextMonth, nextDate), -1),
  ];
  if (year) return of(year);
  const period = of(today.getUTCFullYear());
  return period[1] < today ? of(today.getUTCFullYear() + 1) : period;
}

function month(number: number, today: Date, year?: number, date?: number): Period {
  const of = (of_: number): Period =>
    date
      ? [day(of_, number, date), day(of_, number, date)]
      : [day(of_, number, 1), day(of_, number + 1, 0)];
  if (year) return of(year);
  const period = of(today.getUTCFullYear());
  return period[1] < today ? of(today.getUTCFullYear() + 1) : period;
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
    ['tomorrow', [tomorrow, tomorrow]],
    ['christmas', [day(y, 11, 24), day(y + 1, 0, 6)]],
    ['nextYear', [day(y + 1, 0, 1), day(y + 1, 11, 31)]],
    ['thisYear', [today, day(y, 11, 31)]],
    ['now', [today, today]],
  ];
}

interface ReadPeriod {
  period: Period;
  length: number;
}

/** Reads a period that a phrase names: "ahora", "next week". */
function readNamed(tokens: Tokens, at: number, today: Date): ReadPeriod | undefined {
  for (const [phrase, period] of namedPeriods(today)) {
    const length = tokens.is(at, phrase);
    if (length) return { period, length };
  }
  return undefined;
}

/** Whether a token is a whole number within limits. */
const isBetween = (token: Token | undefined, least: number, most: number): token is Token =>
  token?.kind === 'number' && token.value >= least && token.value <= most;

/** Returns the number of tokens at a place that are any of these words. */
function countWords(tokens: Tokens, at: number, words: readonly string[]): number {
  let next = at;
  while (words.includes(tokens.list[next]?.text ?? '')) next++;
  return next - at;
}

const ORDINALS = ['st', 'nd', 'rd', 'th'];
const YEARS = { least: 2020, most: 2099 };

/** Reads a year after a month or a season: "de 2027", ", 2027". */
function readYear(tokens: Tokens, at: number): { year?: number; length: number } {
  const isGap = ['de', 'del', 'of'].includes(tokens.list[at]?.text ?? '') || tokens.sign(at, ',');
  const gap = isGap ? 1 : 0;
  const token = tokens.list[at + gap];
  return isBetween(token, YEARS.least, YEARS.most)
    ? { year: token.value, length: gap + 1 }
    : { length: 0 };
}

/** Reads a month or a season, with its day and year: "20 de enero", "verano de 2027". */
function readDated(tokens: Tokens, at: number, today: Date): ReadPeriod | undefined {
  let next = at;
  let date: number | undefined;
  const first = tokens.list[next];
  if (isBetween(first, 1, 31)) {
    date = first.value;
    next += 1 + countWords(tokens, next + 1, ['de', 'of', ...ORDINALS]);
  }
  const found = tokens.longest(next, ({ kind }) => kind === 'month' || kind === 'season');
  const [meaning] = found?.meanings ?? [];
  if (!found || (meaning?.kind !== 'month' && meaning?.kind !== 'season')) return undefined;
  next += found.length;
  const after = tokens.list[next];
  if (meaning.kind === 'month' && date === undefined && isBetween(after, 0, 31)) {
    date = after.value;
    next += 1 + countWords(tokens, next + 1, ORDINALS);
  }
  const { year, length } = readYear(tokens, next);
  const period =
    meaning.kind === 'month'
      ? month(meaning.number, today, year, date)
      : season(meaning.number, today, year);
  return { period, length: next + length - at };
}

/** Reads both ends of days in one month: "1 al 15 de febrero". */
function readDaysOfMonth(tokens: Tokens, at: number, today: Date): ReadPeriod | undefined {
  const first = tokens.list[at];
  const gap = countWords(tokens, at + 1, ['al', 'a', 'to', 'y', 'and', ...ORDINALS]);
  if (!isBetween(first, 1, 31) || gap === 0) return undefined;
  const last = readDated(tokens, at + 1 + gap, today);
  if (!last) return undefined;
  const [, end] = last.period;
  const start = day(end.getUTCFullYear(), end.getUTCMonth(), first.value);
  return { period: [start, end], length: last.length + 1 + gap };
}

/** Reads one period: "enero", "20 de enero", "January 16th", "verano de 2027", "2027", "ahora". */
function readPeriod(tokens: Tokens, at: number, today: Date): ReadPeriod | undefined {
  const named = readNamed(tokens, at, today);
  if (named) return named;
  const first = tokens.list[at];
  if (isBetween(first, YEARS.least, YEARS.most)) {
    return { period: [day(first.value, 0, 1), day(first.value, 11, 31)], length: 1 };
  }
  return readDaysOfMonth(tokens, at, today) ?? readDated(tokens, at, today);
}

/** Months and seasons that are also other words; they need a preposition. */
const AMBIGUOUS = 'may march spring fall now ya hoy today ahora este currently'.split(' ');

/** Words before a period that mean the days up to it, or the day after it. */
const BEFORE = ['before', 'antes'];
const AFTER = ['after', 'despues', 'tras'];

/** Words between both ends of a range of days. */
const UNTIL = ['hasta', 'until', 'till', 'through'];
const RANGE_WORDS = [...UNTIL, 'to', 'a', 'al', 'y', 'and'];

/**
 * Reads when somebody must be available: "disponible en enero", "free this summer", "in January".
 *
 * @param todayIso the current day, `YYYY-MM-DD`
 */
export function readDays(tokens: Tokens, start: number, todayIso: string): SaidDays | undefined {
  const today = new Date(`${todayIso}T00:00:00Z`);
  const marker = tokens.is(start, 'available');
  let at = start + marker;
  const periods: Period[] = [];
  const said = new Set<string>();
  let isRange = false;
  let hasPreposition = marker > 0;
  for (;;) {
    const read = readPeriod(tokens, at, today);
    if (read) {
      const isBare = !hasPreposition && AMBIGUOUS.includes(tokens.list[at]!.text);
      if (isBare) break;
      periods.push(read.period);
      at += read.length;
      continue;
    }
    const small = tokens.is(at, 'this');
    if (!small) break;
    // Only as far as a period follows: "available in Madrid" is a place.
    let ahead = at + small;
    while (tokens.is(ahead, 'this')) ahead += tokens.is(ahead, 'this');
    if (!readPeriod(tokens, ahead, today)) break;
    const words = tokens.list.slice(at, ahead).map(({ text }) => text);
    if (periods.length === 0) {
      for (const word of words) said.add(word);
    } else {
      if (!words.some((word) => RANGE_WORDS.includes(word))) break;
      isRange = true;
    }
    hasPreposition = true;
    at = ahead;
  }
  const [first] = periods;
  if (!first) {
    const now = { is: 'available', from: todayIso, to: todayIso } as const;
    return marker ? { conditions: [now], length: marker } : undefined;
  }
  const has = (list: readonly string[]) => list.some((word) => said.has(word));
  const days = (from: string, to: string): SaidDays | undefined =>
    from <= to ? { conditions: [{ is: 'available', from, to }], length: at - start } : undefined;
  const [begin, end] = [first[0], isRange ? periods.at(-1)![1] : first[1]];
  if (has(BEFORE)) return days(todayIso, iso(addDays(begin, -1)));
  if (has(AFTER)) return days(iso(addDays(end, 1)), iso(addDays(end, 1)));
  return days(has(UNTIL) ? todayIso : iso(begin), iso(end));
}
