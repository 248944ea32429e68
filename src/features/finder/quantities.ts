import { DAY_RULES } from './days';
import type { Condition, Range, RangeField } from './finderIndex';
import type { Meaning } from './lexicon';
import { type Pattern, type Rules, compile } from './patterns';

/* Numbers, ages, heights and days: one table of patterns for both languages (see `patterns.ts`). */

/** An age in years or a height in centimetres. */
interface Measure {
  is: RangeField;
  from: number;
  to: number;
  /** Whether a unit or a decade says so: "30" alone may be all the thirties. */
  isSure?: boolean;
  /** Without rounding, of feet and inches. */
  exact?: number;
}

const within = (value: number, least: number, most: number): number | undefined =>
  Number.isInteger(value) && value >= least && value <= most ? value : undefined;

function heightOf(value: number, exact?: number): Measure | undefined {
  const cm = Math.round(value < 3 ? value * 100 : value);
  if (cm < 100 || cm > 250) return undefined;
  return { is: 'height', from: cm, to: cm, isSure: true, exact: exact ?? cm };
}

function feetAndInches(feet: number, inches = 0): Measure | undefined {
  const cm = (12 * feet + inches) * 2.54;
  return inches < 12 ? heightOf(cm, cm) : undefined;
}

const ageOf = (years: number, isSure = false): Measure | undefined =>
  years > 0 && years < 100 ? { is: 'age', from: years, to: years, isSure } : undefined;
const decadeOf = (from: number): Measure => ({ is: 'age', from, to: from + 9, isSure: true });

/** "About" is two years or centimetres more or less; nobody is less than a year old. */
const about = ({ is, from, to }: Measure): Range =>
  to > from ? { from, to } : { from: is === 'age' ? Math.max(1, from - 2) : from - 2, to: to + 2 };

/** Returns the years of a decade between two digits: "treinta y pocos" is 30 to 34. */
const digits =
  (first: number, last: number) =>
  (measure: Measure): Range =>
    measure.from % 10 > 0
      ? about(measure)
      : { from: measure.from + first, to: measure.from + last };

/** The range of a measure by the kind of the word or sign beside it. "Over" includes an age, not a height. */
const RANGES = new Map<string, (measure: Measure) => Range>([
  ['about', about],
  ['aboutAfter', about],
  ['earlyAfter', digits(0, 4)],
  ['lateAfter', digits(5, 9)],
  ['openAfter', digits(0, 9)],
  [
    'over',
    ({ is, from, exact = from }) => ({ from: is === 'height' ? Math.floor(exact) + 1 : from }),
  ],
  ['under', ({ from }) => ({ to: from - 1 })],
  ['atLeast', ({ from }) => ({ from })],
  ['atMost', ({ from }) => ({ to: from })],
  ['early', ({ from }) => ({ from, to: from + 3 })],
  ['mid', ({ from }) => ({ from: from + 4, to: from + 6 })],
  ['late', ({ from }) => ({ from: from + 7, to: from + 9 })],
]);

interface KeptRange {
  /** "Los" before "cuarenta", before or after the words for the range. */
  first?: Meaning;
  second?: Meaning;
  before?: Meaning;
  sign?: string;
  measure: Measure;
  after?: { kind: string };
}

function rangeOf({ first, before, second, sign, measure, after }: KeptRange): Condition {
  const isRound = (first ?? second) && !measure.isSure && measure.from % 10 === 0;
  const isPart = before && ['early', 'mid', 'late'].includes(before.kind);
  // "los cuarenta", "early forties", but "menos de los 40"
  const said = isRound && (first || !before || isPart) ? decadeOf(measure.from) : measure;
  const range = RANGES.get(after?.kind ?? '') ?? RANGES.get(sign ?? before?.kind ?? '');
  // Nobody searches for one centimetre.
  const plain = said.is === 'height' ? about : ({ from, to }: Measure) => ({ from, to });
  return { is: said.is, ...(range ?? plain)(said) };
}

type Ends = { is: RangeField } & Range;

function pairOf({ a, b }: { a: Ends; b: Ends }): Condition | undefined {
  if (a.is !== b.is) return undefined;
  const from = Math.min(a.from ?? Infinity, b.from ?? Infinity);
  const to = Math.max(a.to ?? 0, b.to ?? 0);
  return { is: a.is, from, to };
}

type Number1 = { n: number };
type Meaning1 = { n: Meaning };
type Measure1 = { m: Measure };

/** The signs for ranges, as patterns that build the kind of the word. */
const SIGN_PATTERNS = Object.entries({
  '+': 'atLeast',
  '≥': 'atLeast',
  '≤': 'atMost',
  '<': 'under',
  '>': 'over',
}).map(([sign, kind]): Pattern => [`'${sign}'`, () => kind]);

const TO = "to|'-'|'–'|'—'";
const SIZE = "atMost|under|over|about|between|'+'?";
const MONEY = "'€'|'$'|'£'";
const SAID = "of|purpose|about|over|under|':'*";
const BEFORE = 'atMost|under|atLeast|over|about|early|mid|late?';
const AFTER = 'plus|earlyAfter|lateAfter|openAfter|aboutAfter?';

const RULES: Rules = {
  ...DAY_RULES,
  whole: [
    ['n:figure', ({ n }: Number1) => within(n, 0, 9999)],
    [
      "t:number and|'-'? u:number",
      ({ t, u }: { t: Meaning; u: Meaning }) =>
        t.number! % 10 === 0 && within(t.number!, 20, 90) && within(u.number!, 1, 9)
          ? t.number! + u.number!
          : undefined,
    ],
    ['n:number', ({ n }: Meaning1) => n.number],
  ],
  cm: [['n:whole', ({ n }: Number1) => within(n, 10, 99)]],
  foot: [['n:whole', ({ n }: Number1) => within(n, 4, 7)]],
  metre: [
    ['metres', (_: object, { isWhole }) => (isWhole('person') ? undefined : 1)],
    ['n:whole metres', ({ n }: Number1) => within(n, 1, 1)],
  ],
  heightMeasure: [
    [
      'n:figure u:centimetres|metres?',
      ({ n, u }: { n: number; u?: Meaning }) =>
        n >= 3 || n % 1 > 0 || u ? heightOf(n) : undefined,
    ],
    ['n:number metres', ({ n }: Meaning1) => (n.number === 2 ? heightOf(2) : undefined)],
    ['metre n:cm', ({ n }: Number1) => heightOf(100 + n)],
    [
      'o:whole n:cm',
      ({ o, n }: { o: number; n: number }) => (o === 1 ? heightOf(100 + n) : undefined),
    ],
    ['n:feet', ({ n }: Number1) => feetAndInches(n / 12)],
    [
      "f:foot '-'? feet '.'? '-'? i:whole? inches?",
      ({ f, i }: { f: number; i?: number }) => feetAndInches(f, i),
    ],
    [
      'f:number i:number',
      ({ f, i }: { f: Meaning; i: Meaning }) =>
        within(f.number!, 5, 6) ? feetAndInches(f.number!, i.number) : undefined,
    ],
  ],
  ageMeasure: [
    ["n:whole '-'? years", ({ n }: Number1) => ageOf(n, true)],
    [
      'n:whole',
      ({ n }: Number1, { isOfMany, isAfter }) =>
        n >= 10 && (!isOfMany || isAfter('person')) ? ageOf(n) : undefined,
    ],
    ['n:decadeFigure', ({ n }: Number1) => (within(n, 10, 90) ? decadeOf(n) : undefined)],
    ['n:decadeWord', ({ n }: Meaning1) => decadeOf(n.number!)],
  ],
  small: [['n:whole', ({ n }: Number1) => ageOf(n)]],
  measure: [
    ['m:heightMeasure', ({ m }: Measure1) => m],
    ['m:ageMeasure', ({ m }: Measure1) => m],
  ],
  compared: SIGN_PATTERNS,
  // "Altura: 1,80"
  label: [["height|age ':'?", () => true]],
  plus: [
    ["'+'", () => ({ kind: 'atLeast' })],
    ['overAfter', () => ({ kind: 'atLeast' })],
    ['underAfter', () => ({ kind: 'atMost' })],
  ],
  oneRange: [
    [
      'about m:small',
      ({ m }: Measure1, { isAfter }) =>
        isAfter('person') ? { is: 'age', ...about(m) } : undefined,
    ],
    [
      'of? n:whole months',
      ({ n }: Number1, { isAfter }) =>
        isAfter('child') ? { is: 'age', to: Math.ceil(n / 12) } : undefined,
    ],
    [
      'm:small',
      ({ m }: Measure1, { isAfter }) =>
        isAfter('child') ? { is: 'age', from: m.from, to: m.to } : undefined,
    ],
    [
      `first:decade? before:${BEFORE} '-'? label? before:${BEFORE} second:decade? sign:compared? measure:measure height? '-'? after:${AFTER}`,
      rangeOf,
    ],
  ],
  range: [
    ['r:oneRange', ({ r }: { r: Condition }) => r],
    [`label? between? decade? about? height|age? a:measure|small ${TO}|'/' b:measure`, pairOf],
    [`between? a:oneRange ${TO} b:oneRange`, pairOf],
  ],
  count: [
    [
      'atLeast n:whole of:languages|citizenships',
      ({ n, of }: { n: number; of: Meaning }) => ({ is: 'count', of: of.kind, from: n }),
    ],
    [
      `more:over? n:whole ${TO}|or? whole? of:languages|citizenships`,
      ({ more, n, of }: { more?: Meaning; n: number; of: Meaning }) =>
        within(n, 2, 9) ? { is: 'count', of: of.kind, from: n + Number(!!more) } : undefined,
    ],
  ],
  // What is of the project: its length, its dates of use, what it pays.
  amount: [["n:figure 'M'|'k'|'K'|millions?", () => true]],
  length: [
    ['whole|figure counted', () => true],
    ['numbered whole', () => true],
    ["figure 'x'|'X'|'×' figure|feet counted?", () => true],
  ],
  facts: [
    ['l:length', () => true],
    [`fee ${SAID} ${MONEY}? amount ${MONEY}|money?`, () => true],
    [`${MONEY} amount money?`, () => true],
    [`amount ${MONEY}|money of? fee?`, () => true],
    [`rights ${SAID} whole years|counted`, () => true],
    [`rights ${SAID} ${MONEY}? amount ${MONEY}|money? ','? whole years|counted`, () => true],
    ["whole '-'? years|counted of? rights", () => true],
  ],
  // What no record has: weights, sizes, prices, followers, births, and whose relative somebody is.
  other: [
    [`size ${SIZE} whole to|'-'? whole? unit?`, () => true],
    [`${SIZE} ${MONEY}? whole to|'-'? whole? ${MONEY}|money|unit money|unit?`, () => true],
    ['weekday whole?', () => true],
    ['born this|decade|between|of|year* whole|ageMeasure|month', () => true],
    [
      'of definite|indefinite|possessive|whole? person|credit of? range?',
      (_: object, { isAfter }) => isAfter('relation') || undefined,
    ],
    ['of indefinite range', (_: object, { isAfter }) => isAfter('relation') || undefined],
  ],
};

/** The rules whose values are phrases of a sentence: conditions, except "other". */
export const QUANTITIES = ['range', 'days', 'count', 'facts', 'other'] as const;

export const QUANTITY_RULES = compile(RULES);
