import type { Lexicon, Meaning } from './lexicon';
import { toPhrase } from './lexicon';
import { correct } from './typos';

/** A part of a sentence: a word, a number, a height in feet, a quotation, or a sign. */
export interface Token {
  kind: 'word' | 'number' | 'decade' | 'feet' | 'quote' | 'sign';
  raw: string;
  /** Folded, without apostrophes. */
  text: string;
  /** Of numbers; centimetres of feet. */
  value: number;
  start: number;
  end: number;
}

const PATTERN =
  /«[^»]*»|“[^”]*”|"[^"]*"|4x4|(\d)\s*['’′]\s*(?:(\d{1,2})\s*(?:["”″]|'')?)?|\d+(?:[.,]\d+)?|[\p{L}\p{M}](?:[\p{L}\p{M}\d]|['’](?=\p{L}))*|[-–—+/,;.:&]/gu;

const CM_PER_FOOT = 30.48;
const CM_PER_INCH = 2.54;

/** Returns the centimetres of feet and inches. */
export const feetToCm = (feet: number, inches = 0): number =>
  Math.round(feet * CM_PER_FOOT + inches * CM_PER_INCH);

/** Splits a sentence. */
function tokenise(sentence: string): Token[] {
  return [...sentence.matchAll(PATTERN)].map((match) => {
    const [raw, feet, inches] = match;
    const start = match.index;
    const at = { raw, start, end: start + raw.length };
    if (feet) return { ...at, kind: 'feet', text: raw, value: feetToCm(+feet, +(inches ?? 0)) };
    if (raw === '4x4') return { ...at, kind: 'word', text: raw, value: 0 };
    if (/^\d/.test(raw)) {
      const isDecade = /^s\b/.test(sentence.slice(at.end));
      return {
        ...at,
        kind: isDecade ? 'decade' : 'number',
        text: raw,
        value: Number(raw.replace(',', '.')),
      };
    }
    if (/^[«“"]/.test(raw)) return { ...at, kind: 'quote', text: toPhrase(raw), value: 0 };
    const text = toPhrase(raw);
    return { ...at, kind: text ? 'word' : 'sign', text: text || raw, value: 0 };
  });
}

/** Words of the longest phrase. */
const LONGEST = 6;

/** The tokens of a sentence, with typing errors corrected; reads the phrases of a lexicon in them. */
export class Tokens {
  readonly list: Token[];
  readonly #lexicon: Lexicon;

  constructor(sentence: string, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.list = tokenise(sentence);
    for (const token of this.list) {
      if (token.kind === 'word') token.text = correct(lexicon, token.text) ?? token.text;
    }
  }

  /** Returns the meanings of the phrase of some tokens; none across signs except hyphens. */
  #lookUp(at: number, length: number): Meaning[] {
    const tokens = this.list.slice(at, at + length);
    if (tokens.length < length) return [];
    const isText = ({ kind, raw }: Token, number: number) =>
      kind === 'word' || kind === 'number' || (number > 0 && raw === '-');
    if (!tokens.every(isText) || tokens.at(-1)!.raw === '-') return [];
    const words = tokens
      .filter(({ raw }) => raw !== '-')
      .map(({ text }) => text.replace('.', ' ').replace(',', ' '));
    const known = this.#lexicon.phrases.get(words.join(' '));
    if (known || words.length !== 2) return known ?? [];
    // "guitar flamenco", in the order of the other language.
    const turned = this.#lexicon.phrases.get(words.reverse().join(' ')) ?? [];
    return turned.filter((one) => one.kind === 'value' && one.facet === 'skills');
  }

  /** Returns the longest phrase at a place that has a meaning of some kind. */
  longest(
    at: number,
    isWanted: (meaning: Meaning) => boolean = () => true,
  ): { length: number; meanings: Meaning[] } | undefined {
    for (let length = LONGEST + 2; length > 0; length--) {
      const meanings = this.#lookUp(at, length).filter(isWanted);
      if (meanings.length > 0) return { length, meanings };
    }
    return undefined;
  }

  /** Returns the length of the longest phrase at a place that is a grammatical word of a kind, or 0. */
  is(at: number, ...words: string[]): number {
    return (
      this.longest(at, (one) => one.kind === 'grammar' && words.includes(one.word))?.length ?? 0
    );
  }

  sign(at: number, signs: string): boolean {
    const token = this.list[at];
    return token?.kind === 'sign' && signs.includes(token.raw);
  }
}
