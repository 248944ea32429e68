import type { Level } from './facets';
import type { Range } from './finderFilters';
import type { WordKind } from './indexFile';
import { type Lexicon, type Meaning, toPhrase } from './lexicon';

/** A part of a text: a phrase with its meanings, a range, or a word without meaning. */
export interface Part {
  /** As typed. */
  raw: string;
  meanings: readonly Meaning[];
  range?: { of: 'age' | 'height'; range: Range } | undefined;
  /** The level that a word beside it names. */
  level?: Level | undefined;
}

/** Words of the longest phrase. */
const LONGEST = 5;

/** Greatest whole number that is an age, and the heights in centimetres. */
const MAX_AGE = 99;
const HEIGHTS = { min: 100, max: 250 };

const TOKEN = /"[^"]*"|“[^”]*”|«[^»]*»|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[-–—]/gu;
const DASH = /^[-–—]$/;

const isKind = (lexicon: Lexicon, token: string | undefined, kind: WordKind): boolean =>
  token !== undefined && (lexicon.get(toPhrase(token)) ?? []).some((one) => one.kind === kind);

function readNumber(
  token: string | undefined,
): { of: 'age' | 'height'; value: number } | undefined {
  if (!token || !/^\d/.test(token)) return undefined;
  const number = Number(token.replace(',', '..'));
  const value = Number.isInteger(number) && number >= 3 ? number : Math.round(number * 100);
  if (value >= HEIGHTS.min && value <= HEIGHTS.max) return { of: 'height', value };
  return value === number && value <= MAX_AGE ? { of: 'age', value } : undefined;
}

/** Reads texts with phrases and ranges. */
class Reader {
  readonly #tokens: string[];
  readonly #lexicon: Lexicon;
  #at = 0;

  constructor(text: string, lexicon: Lexicon) {
    this.#tokens = text.match(TOKEN) ?? [];
    this.#lexicon = lexicon;
  }

  read(): Part[] {
    const parts: Part[] = [];
    while (this.#at < this.#tokens.length) {
      const part = this.#readRange() ?? this.#readOpenRange() ?? this.#readPhrase();
      if (!DASH.test(part.raw)) parts.push(part);
    }
    return parts;
  }

  #take(count: number, part: Omit<Part, 'raw'>): Part {
    const raw = this.#tokens.slice(this.#at, this.#at + count).join(' ');
    this.#at += count;
    return { raw, ...part };
  }

  /** Returns the number of tokens that follow a range as its unit. */
  #unitLength(at: number): number {
    const token = this.#tokens[at];
    const isMetre = token?.toLowerCase() === 'm';
    const isUnit = ['years', 'centimetres'] as const;
    return isMetre || isUnit.some((kind) => isKind(this.#lexicon, token, kind)) ? 1 : 0;
  }

  /** Reads "30-40", "30 a 40 años", "170 to 180 cm" or "35 years". */
  #readRange(): Part | undefined {
    const [first, to, second] = this.#tokens.slice(this.#at, this.#at + 3);
    const [low, high] = [readNumber(first), readNumber(second)];
    if (!low) return undefined;
    const isPair = to !== undefined && (DASH.test(to) || isKind(this.#lexicon, to, 'to'));
    if (isPair && high && low.of === high.of) {
      const [from, end] = [low.value, high.value].sort((a, b) => a - b);
      const count = 3 + this.#unitLength(this.#at + 3);
      return this.#take(count, { meanings: [], range: { of: low.of, range: { from, to: end } } });
    }
    if (this.#unitLength(this.#at + 1) === 0) return undefined;
    const range = { from: low.value, to: low.value };
    return this.#take(2, { meanings: [], range: { of: low.of, range } });
  }

  /** Reads "más de 30" or "under 40 years". */
  #readOpenRange(): Part | undefined {
    for (const length of [2, 1]) {
      const phrase = toPhrase(this.#tokens.slice(this.#at, this.#at + length).join(' '));
      const number = readNumber(this.#tokens[this.#at + length]);
      const isLow = isKind(this.#lexicon, phrase, 'atLeast');
      if (!number || (!isLow && !isKind(this.#lexicon, phrase, 'atMost'))) continue;
      const range: Range = isLow ? { from: number.value } : { to: number.value };
      const count = length + 1 + this.#unitLength(this.#at + length + 1);
      return this.#take(count, { meanings: [], range: { of: number.of, range } });
    }
    return undefined;
  }

  #readPhrase(): Part {
    for (let length = LONGEST; length > 0; length--) {
      const tokens = this.#tokens.slice(this.#at, this.#at + length);
      if (tokens.length < length || tokens.some((token) => /^["“«]/.test(token))) continue;
      const meanings = this.#lexicon.get(toPhrase(tokens.join(' ')));
      if (meanings) return this.#take(length, { meanings });
    }
    return this.#take(1, { meanings: [] });
  }
}

/** Splits a text into phrases of the lexicon, ranges, and words without meaning. */
export const readParts = (text: string, lexicon: Lexicon): Part[] =>
  new Reader(text, lexicon).read();
