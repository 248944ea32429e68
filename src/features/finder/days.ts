import type { Condition } from './finderIndex';
import type { Meaning } from './lexicon';
import type { Context, Pattern } from './patterns';

/* Days and periods of a sentence. A time that is over is that of works, a later one that of availability. */

/** First and last day. */
type Period = readonly [first: Date, last: Date];
type PeriodOf = (year: number) => Period;

const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month, date));
const iso = (date: Date) => date.toISOString().slice(0, 10);
const addDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const yearOf = (date: Date) => date.getUTCFullYear();
const wholeYear: PeriodOf = (year) => [day(year, 0, 1), day(year, 11, 31)];

/** Returns the period of a year; without one the next that is not over. */
function upcoming(of: PeriodOf, today: Date, year?: number): Period {
  const now = yearOf(today);
  return of(year ?? (of(now)[1] < today ? now + 1 : now));
}

/** Returns days of a month, from 0; all without a first one. */
const monthOf =
  (month: number, first = 1, last?: number): PeriodOf =>
  (year) => {
    const end = day(year, month + 1, 0);
    const clamp = (date: number) => day(year, month, Math.min(date, end.getUTCDate()));
    return [clamp(first), last ? clamp(last) : end];
  };

/** The first days of spring, summer, autumn, winter and the next spring, three months apart. */
const SEASONS = [20, 21, 23, 21, 20];
const seasonOf =
  (season: number): PeriodOf =>
  (year) => [
    day(year, 3 * season + 2, SEASONS[season]!),
    day(year, 3 * season + 5, SEASONS[season + 1]! - 1),
  ];

/** Holy Week, which ends at Easter (the algorithm of Gauss, right until 2048). */
const holyWeek: PeriodOf = (year) => {
  const moon = (19 * (year % 19) + 24) % 30;
  const easter = day(year, 2, 22 + moon + ((2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7));
  return [addDays(easter, -7), easter];
};

const nextMonday = (today: Date) => addDays(today, 8 - (today.getUTCDay() || 7));

/** The periods that a word names by today. */
const PERIODS = new Map<string, (today: Date, year: number, month: number) => Period>([
  ['nextMonth', (_, year, month) => [day(year, month + 1, 1), day(year, month + 2, 0)]],
  ['thisMonth', (today, year, month) => [today, day(year, month + 1, 0)]],
  ['nextWeek', (today) => [nextMonday(today), addDays(nextMonday(today), 6)]],
  ['thisWeek', (today) => [today, addDays(nextMonday(today), -1)]],
  ['weekend', (today) => [addDays(nextMonday(today), -2), addDays(nextMonday(today), -1)]],
  ['tomorrow', (today) => [addDays(today, 1), addDays(today, 1)]],
  ['christmas', (_, year) => [day(year, 11, 24), day(year + 1, 0, 6)]],
  ['easter', (today) => upcoming(holyWeek, today)],
  ['lastYear', (_, year) => wholeYear(year - 1)],
  ['nextYear', (_, year) => wholeYear(year + 1)],
  ['thisYear', (today, year) => [today, day(year, 11, 31)]],
  ['now', (today) => [today, today]],
]);

const isDayOfMonth = (date: number) => date >= 1 && date <= 31;

/** Reads "20/01/2027", the day first where both are possible. */
function dateOf(raw: string): Period | undefined {
  const [one, other, year] = raw.split(/\D/).map(Number) as [number, number, number];
  const [date, month] = other > 12 ? [other, one] : [one, other];
  const isDay = month <= 12 && isDayOfMonth(date);
  return isDay ? monthOf(month - 1, date, date)((year % 100) + 2000) : undefined;
}

interface KeptDays {
  marker?: Meaning;
  before?: Meaning[];
  a: Period;
  b?: Period;
  after?: Meaning;
}

/** Returns what the days of one or two periods ask for, with the words around them. */
function daysOf(
  { marker, before = [], a, b = a, after }: KeptDays,
  { today, isWhole }: Context,
): Condition | undefined {
  const says = (word: string) => before.some(({ kind }) => kind === word);
  const isOpen = says('since') || says('after') || after?.kind === 'overAfter';
  const isUntil = says('until') || says('before') || after?.kind === 'underAfter';
  let [begin, end]: Period = [a[0], b[1]];
  // "ya", "may"
  if (!marker && isWhole('unsureDay')) return undefined;
  if (!marker && begin < today && (isOpen || isUntil || end < today)) {
    const from = isUntil ? undefined : yearOf(says('after') ? addDays(end, 1) : begin);
    const to = isOpen ? undefined : yearOf(says('before') ? addDays(begin, -1) : end);
    return { is: 'credit', years: { ...(from && { from }), ...(to && { to }) } };
  }
  if (says('before')) [begin, end] = [today, addDays(begin, -1)];
  else if (says('after')) begin = end = addDays(end, 1);
  else if (says('until')) begin = today;
  return begin <= end ? { is: 'available', from: iso(begin), to: iso(end) } : undefined;
}

const TO = "to|'-'|'–'|'—'";
const BEFORE = 'before|after|since|until|this*';

/** The rules of days; "days" is what a sentence asks for. */
export const DAY_RULES = {
  date1: [['n:figure ordinal?', ({ n }: { n: number }) => (isDayOfMonth(n) ? n : undefined)]],
  dates: [
    ['a:date1', ({ a }: { a: number }) => [a, a]],
    [`a:date1 ${TO} b:date1`, ({ a, b }: { a: number; b: number }) => (b > a ? [a, b] : undefined)],
  ],
  year: [
    [
      "of|','? n:figure",
      ({ n }: { n: number }) => (n >= 1900 && n < 2100 && n % 1 === 0 ? n : undefined),
    ],
  ],
  monthly: [
    [
      'weekday? d:dates of|ordinal* m:month',
      ({ d, m }: { d: [number, number]; m: Meaning }) => monthOf(m.number!, ...d),
    ],
    [
      'm:month d:dates',
      ({ d, m }: { d: [number, number]; m: Meaning }) => monthOf(m.number!, ...d),
    ],
    [
      "p:part? '-'? m:month",
      ({ p, m }: { p?: Meaning; m: Meaning }) => monthOf(m.number!, p?.from, p?.to),
    ],
    ['s:season', ({ s }: { s: Meaning }) => seasonOf(s.number!)],
  ],
  period: [
    [
      'of:monthly y:year?',
      ({ of, y }: { of: PeriodOf; y?: number }, { today }) => upcoming(of, today, y),
    ],
    ['d:date', ({ d }: { d: string }) => dateOf(d)],
    [
      "d:figure '/' m:figure",
      ({ d, m }: { d: number; m: number }, { today, isAfter }) =>
        isAfter('definite', 'of', 'since', 'until') && isDayOfMonth(d) && m >= 1 && m <= 12
          ? upcoming(monthOf(m - 1, d, d), today)
          : undefined,
    ],
    [
      `n:${[...PERIODS.keys()].join('|')}`,
      ({ n }: { n: Meaning }, { today }) =>
        PERIODS.get(n.kind)!(today, yearOf(today), today.getUTCMonth()),
    ],
    ['y:year', ({ y }: { y: number }, { isCounted }) => (isCounted ? undefined : wholeYear(y))],
    [
      'last n:whole years',
      ({ n }: { n: number }, { today }) => [day(yearOf(today) - n, 0, 1), addDays(today, -1)],
    ],
  ],
  days: [
    [`marker:available? before:${BEFORE} a:period after:overAfter|underAfter?`, daysOf],
    [`marker:available? before:${BEFORE} a:period ${TO} this* b:period`, daysOf],
    [
      'available',
      (_: object, { today }) => ({ is: 'available', from: iso(today), to: iso(today) }),
    ],
  ],
} as const satisfies Record<string, readonly Pattern[]>;
