/* eslint-disable max-lines-per-function -- one grammar, read in one place */
import type { Range } from './finderIndex';
import { type Tokens, feetToCm } from './tokens';

/** An age or a height, and the number of tokens that say it. */
interface Measure {
  of: 'age' | 'height';
  value: number;
  length: number;
  /** Whether the unit is said, or the number cannot be anything else. */
  isSure: boolean;
  isDecade?: boolean | undefined;
}

/** A range of ages or heights, and the number of tokens that say it. */
export interface SaidRange {
  of: 'age' | 'height';
  range: Range;
  length: number;
}

/** What "about" adds and takes away, in years and in centimetres. */
const TOLERANCE = 2;
const MAX_AGE = 99;
const HEIGHTS = { min: 100, max: 250 };

/** Reads a whole number below 100, in figures or in words. */
function readNumber(tokens: Tokens, at: number): { value: number; length: number } | undefined {
  const token = tokens.list[at];
  if (token?.kind === 'number') return { value: token.value, length: 1 };
  if (token?.kind !== 'word') return undefined;
  const find = (place: number) =>
    tokens.longest(place, ({ kind }) => kind === 'number')?.meanings[0];
  const first = find(at);
  if (first?.kind !== 'number') return undefined;
  const { number } = first;
  if (number < 20 || number % 10 > 0) return { value: number, length: 1 };
  const gap = ['y', '-'].includes(tokens.list[at + 1]?.raw.toLowerCase() ?? '') ? 2 : 1;
  const unit = find(at + gap);
  if (unit?.kind === 'number' && unit.number > 0 && unit.number < 10) {
    return { value: number + unit.number, length: gap + 1 };
  }
  return { value: number, length: 1 };
}

const asHeight = (value: number, length: number): Measure | undefined => {
  const cm = value < 3 ? Math.round(value * 100) : value;
  if (!Number.isInteger(cm) || cm < HEIGHTS.min || cm > HEIGHTS.max) return undefined;
  return { of: 'height', value: cm, length, isSure: true };
};

/** Reads "1 metro 60", "metro setenta y cinco", "1m75" or "uno ochenta". */
function readMetres(tokens: Tokens, at: number): Measure | undefined {
  const unit = (place: number) => tokens.is(place, 'metres');
  const first = tokens.list[at];
  const isOne = first?.value === 1 || ['un', 'uno', 'one', 'a'].includes(first?.text ?? '');
  let next = at;
  if (isOne) next += 1;
  const hasUnit = unit(next);
  if (!hasUnit && !['uno', 'one'].includes(first?.text ?? '')) return undefined;
  next += hasUnit;
  const rest = readNumber(tokens, next);
  if (!rest || rest.value < 10 || rest.value > 99) return undefined;
  return asHeight(100 + rest.value, next + rest.length - at);
}

/** Reads "6 ft", "six foot two" or "5 foot 9". */
function readFeet(tokens: Tokens, at: number): Measure | undefined {
  const token = tokens.list[at];
  if (token?.kind === 'feet') return asHeight(token.value, 1);
  const feet = readNumber(tokens, at);
  if (!feet || feet.value < 4 || feet.value > 7) return undefined;
  let next = at + feet.length;
  if (tokens.sign(next, '-')) next++;
  const unit = tokens.is(next, 'feet');
  if (!unit) return undefined;
  next += unit;
  const gap = tokens.sign(next, '-') ? 1 : 0;
  const inches = readNumber(tokens, next + gap);
  if (!inches || inches.value > 11) return asHeight(feetToCm(feet.value), next - at);
  next += gap + inches.length;
  next += tokens.is(next, 'inches');
  return asHeight(feetToCm(feet.value, inches.value), next - at);
}

/** Reads a number with the unit that follows it. */
function readMeasure(tokens: Tokens, at: number): Measure | undefined {
  const special = readMetres(tokens, at) ?? readFeet(tokens, at);
  if (special) return special;
  const token = tokens.list[at];
  if (token?.kind === 'decade') {
    const isAge = token.value >= 10 && token.value <= 90;
    return isAge
      ? { of: 'age', value: token.value, length: 2, isSure: true, isDecade: true }
      : undefined;
  }
  const tens = tokens.longest(at, ({ kind }) => kind === 'tens')?.meanings[0];
  if (tens?.kind === 'tens') {
    return { of: 'age', value: tens.number, length: 1, isSure: true, isDecade: true };
  }
  const number = readNumber(tokens, at);
  if (!number) return undefined;
  let next = at + number.length;
  const height = asHeight(number.value, number.length);
  const cm = tokens.is(next, 'centimetres', 'metres');
  if (height) return { ...height, length: number.length + cm };
  if (!Number.isInteger(number.value) || number.value > MAX_AGE) return undefined;
  if (tokens.sign(next, '-') && tokens.is(next + 1, 'years')) next++;
  const years = tokens.is(next, 'years');
  if (number.value < 10 && !years) return undefined;
  next = years ? next + years : at + number.length;
  return { of: 'age', value: number.value, length: next - at, isSure: years > 0 };
}

const whole = ({ of, value, isDecade }: Measure): Range => {
  if (isDecade) return { from: value, to: value + 9 };
  // A height without more is about that height: nobody searches for one centimetre.
  if (of === 'height') return { from: value - TOLERANCE, to: value + TOLERANCE };
  return { from: value, to: value };
};

const about = ({ value, isDecade, ...one }: Measure): Range =>
  isDecade
    ? whole({ value, isDecade, ...one })
    : { from: value - TOLERANCE, to: value + TOLERANCE };

const below = ({ of, value, length, isSure }: Measure, isIncluded: boolean): Range => {
  void [of, length, isSure];
  return { to: isIncluded ? value : value - 1 };
};

/** Reads two measures with "a", "and" or a dash between them. */
function readPair(tokens: Tokens, at: number, first: Measure): SaidRange | undefined {
  let next = at + first.length;
  const length = tokens.sign(next, '-–—/') ? 1 : tokens.is(next, 'to');
  if (!length) return undefined;
  next += length;
  const second = readMeasure(tokens, next);
  if (!second || second.of !== first.of || second.value < 1) return undefined;
  const [from, to] = [first, second].sort((a, b) => a.value - b.value);
  const end = to!.isDecade ? to!.value + 9 : to!.value;
  return { of: first.of, range: { from: from!.value, to: end }, length: next + second.length - at };
}

/**
 * Reads a range of ages or heights at a place of a sentence: "unos 40", "30-40 años", "over 60", "in her
 * late forties", "1,70 o más", "under 5'3\"", "metro setenta".
 *
 * "Over" includes the number ("over 60s"), "under" does not.
 */
export function readRange(tokens: Tokens, start: number): SaidRange | undefined {
  const between = tokens.is(start, 'between');
  if (between) {
    const first = readMeasure(tokens, start + between);
    const pair = first && readPair(tokens, start + between, first);
    if (pair) return { ...pair, length: pair.length + between };
  }
  let at = start;
  const prefixes = ['atMost', 'under', 'over', 'about', 'early', 'mid', 'late'] as const;
  let prefix: (typeof prefixes)[number] | undefined;
  // "en la", "in her", "los": before or after one of the words of a range.
  let isDecade = false;
  const skipDecade = () => {
    const length = tokens.is(at, 'decade');
    isDecade ||= length > 0;
    at += length;
  };
  skipDecade();
  for (const one of prefixes) {
    const length = tokens.is(at, one);
    if (!length) continue;
    prefix = one;
    at += length;
    if (tokens.sign(at, '-')) at++;
    break;
  }
  const hasDecadeBefore = isDecade;
  skipDecade();
  if (tokens.sign(at, '+')) {
    prefix = 'over';
    at++;
  }
  const measure = readMeasure(tokens, at);
  if (!measure) return undefined;
  const said = (range: Range, end: number): SaidRange => ({
    of: measure.of,
    range,
    length: end - start,
  });
  if (!prefix || prefix === 'about') {
    const pair = readPair(tokens, at, measure);
    if (pair) return { ...pair, length: at + pair.length - start };
  }
  const end = at + measure.length;
  if (
    isDecade &&
    !measure.isSure &&
    measure.value % 10 === 0 &&
    measure.of === 'age' &&
    (!prefix || hasDecadeBefore || ['early', 'mid', 'late'].includes(prefix))
  ) {
    measure.isDecade = true;
  }
  const { value } = measure;
  switch (prefix) {
    case 'over':
      return said({ from: value }, end);
    case 'under':
      return said(below(measure, false), end);
    case 'atMost':
      return said({ to: value }, end);
    case 'about':
      return said(about(measure), end);
    case 'early':
      return said({ from: value, to: value + 3 }, end);
    case 'mid':
      return said({ from: value + 4, to: value + 6 }, end);
    case 'late':
      return said({ from: value + 7, to: value + 9 }, end);
    default:
  }
  if (tokens.sign(end, '+')) return said({ from: value }, end + 1);
  const after = (word: string) => tokens.is(end, word);
  if (after('overAfter')) return said({ from: value }, end + after('overAfter'));
  if (after('underAfter')) return said({ to: value }, end + after('underAfter'));
  if (after('aboutAfter')) {
    const isOpen =
      value % 10 === 0 && measure.of === 'age' && /^(y|odd)$/.test(tokens.list[end]!.text);
    const range = isOpen ? { from: value, to: value + 9 } : about(measure);
    return said(range, end + after('aboutAfter'));
  }
  return said(whole(measure), end);
}
