/* eslint-disable max-lines-per-function -- one grammar, read in one place */
import type { Tokens } from './tokens';

/** Days (`YYYY-MM-DD`), and the number of tokens that say them. */
export interface SaidDays {
  from: string;
  to: string;
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

/** Reads one period: "enero", "20 de enero", "January 16th", "verano de 2027", "ahora". */
function readPeriod(
  tokens: Tokens,
  at: number,
  today: Date,
): { period: Period; length: number } | undefined {
  const [y, m] = [today.getUTCFullYear(), today.getUTCMonth()];
  const named: [string, () => Period][] = [
    ['nextMonth', () => [day(y, m + 1, 1), day(y, m + 2, 0)]],
    ['thisMonth', () => [today, day(y, m + 1, 0)]],
    [
      'nextWeek',
      () => {
        const monday = addDays(today, 8 - (today.getUTCDay() || 7));
        return [monday, addDays(monday, 6)];
      },
    ],
    ['thisWeek', () => [today, addDays(today, 7 - (today.getUTCDay() || 7))]],
    ['tomorrow', () => [addDays(today, 1), addDays(today, 1)]],
    ['nextYear', () => [day(y + 1, 0, 1), day(y + 1, 11, 31)]],
    ['thisYear', () => [today, day(y, 11, 31)]],
    ['now', () => [today, today]],
  ];
  for (const [word, create] of named) {
    const length = tokens.is(at, word);
    if (length) return { period: create(), length };
  }
  let next = at;
  const first = tokens.list[next];
  let date: number | undefined;
  if (first?.kind === 'number' && first.value >= 1 && first.value <= 31) {
    date = first.value;
    next++;
    while (['de', 'of', 'st', 'nd', 'rd', 'th'].includes(tokens.list[next]?.text ?? '')) next++;
  } else if (first?.kind === 'number' && first.value >= 2020 && first.value < 2100) {
    return { period: [day(first.value, 0, 1), day(first.value, 11, 31)], length: 1 };
  }
  const found = tokens.longest(next, ({ kind }) => kind === 'month' || kind === 'season');
  const [meaning] = found?.meanings ?? [];
  if (!found || (meaning?.kind !== 'month' && meaning?.kind !== 'season')) return undefined;
  next += found.length;
  const after = tokens.list[next];
  if (
    meaning.kind === 'month' &&
    date === undefined &&
    after?.kind === 'number' &&
    after.value <= 31
  ) {
    date = after.value;
    next++;
    while (['st', 'nd', 'rd', 'th'].includes(tokens.list[next]?.text ?? '')) next++;
  }
  let year: number | undefined;
  const gap =
    ['de', 'del', 'of'].includes(tokens.list[next]?.text ?? '') || tokens.sign(next, ',') ? 1 : 0;
  const maybe = tokens.list[next + gap];
  if (maybe?.kind === 'number' && maybe.value >= 2020 && maybe.value < 2100) {
    year = maybe.value;
    next += gap + 1;
  }
  const period =
    meaning.kind === 'month'
      ? month(meaning.number, today, year, date)
      : season(meaning.number, today, year);
  return { period, length: next - at };
}

/** Months and seasons that are also other words; they need a preposition. */
const AMBIGUOUS = [
  'may',
  'march',
  'spring',
  'fall',
  'now',
  'ya',
  'hoy',
  'today',
  'ahora',
  'este',
  'currently',
];

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
  let isUntil = false;
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
      isUntil ||= words.some((word) => ['hasta', 'until', 'till', 'through'].includes(word));
    } else if (
      words.some((word) => ['hasta', 'until', 'till', 'through', 'to', 'a', 'al'].includes(word))
    ) {
      isRange = true;
    } else if (!words.some((word) => ['y', 'and'].includes(word))) break;
    else isRange = true;
    hasPreposition = true;
    at = ahead;
  }
  if (periods.length === 0) {
    return marker ? { from: todayIso, to: todayIso, length: marker } : undefined;
  }
  if (!hasPreposition && periods.length === 0) return undefined;
  const [first] = periods;
  const last = isRange ? periods.at(-1)! : first!;
  return { from: isUntil ? todayIso : iso(first![0]), to: iso(last[1]), length: at - start };
}
