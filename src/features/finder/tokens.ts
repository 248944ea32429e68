import type { Lexicon, Meaning } from './lexicon';
import { correct } from './typos';
import { LOCALES } from '~/lib/i18n/locale';
import { FINDER_WORDS, toPhrase } from './vocabulary';

/** A part of a sentence. */
export interface Token {
  kind: 'word' | 'figure' | 'date' | 'decadeFigure' | 'feet' | 'quote' | 'sign';
  raw: string;
  /** Folded, with typing errors corrected. */
  text: string;
  /** Of figures; inches of feet. */
  value: number;
  start: number;
  end: number;
}

/** The words that are written shorter, by what is written: "w/", "máx.", "4x4". */
const ABBREVIATIONS = new Map(
  LOCALES.flatMap((locale) =>
    Object.entries(FINDER_WORDS[locale].abbreviations).flatMap(([word, texts]) =>
      texts.split(', ').map((text): [string, string] => [text, word]),
    ),
  ),
);

const DATE = String.raw`\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d(?![\d/.-])`;
const QUOTE = '«[^»]*»|“[^”]*”|"[^"]*"';
const FEET = String.raw`(\d)(?:\s*['’′´]\s*|(?:ft|m)(?=\d))(?:(\d{1,2})\s*(?:["”″]|'')?)?`;
/** Both genders are one word: "nadador/a". */
const WORD = String.raw`[\p{L}\p{M}](?:[\p{L}\p{M}\d]|['’](?=\p{L}))*(?:(?<=\p{L}{3})/[ao]s?(?!\p{L}))?`;
const FIGURE = String.raw`\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
const ADDRESS = String.raw`[\p{L}\d._+-]{1,64}@[\p{L}\d.-]+|(?:https?:|www\.)[^\s,;]+`;
const SHORT = [...ABBREVIATIONS.keys()]
  .sort((one, other) => other.length - one.length)
  .map(
    (text) =>
      text.replace(/[./]/g, String.raw`\$&`) + (/\p{L}$/u.test(text) ? String.raw`(?!\p{L})` : ''),
  )
  .join('|');
const SIGN = String.raw`[-–—+/,;.:!?\n&€$£<>≤≥]`;
const TOKEN = new RegExp(
  `${ADDRESS}|(?<![\\p{L}\\d])(?:${SHORT})|${DATE}|${QUOTE}|${FEET}|${FIGURE}|[x×](?=\\s?\\d)|${WORD}|${SIGN}`,
  'giu',
);

/** @param rest what follows in the sentence */
function toToken(match: RegExpExecArray, rest: string): Token {
  const [raw, feet, inches = '0'] = match;
  const at = { raw, text: raw, value: 0, start: match.index, end: match.index + raw.length };
  // "1'85" is metres: nobody is two feet tall.
  if (feet && +feet < 3) return { ...at, kind: 'figure', value: Number(`${feet}.${inches}`) };
  if (feet) return { ...at, kind: 'feet', value: 12 * +feet + +inches };
  if (/^\d+[/.-]\d+[/.-]\d/.test(raw)) return { ...at, kind: 'date' };
  if (/^\d[\d.,]*$/.test(raw)) {
    const kind = /^s\b/.test(rest) ? 'decadeFigure' : 'figure';
    // "1.200" is a thousand, "1.85" is not.
    const isThousands = /^\d{1,3}([.,]\d{3})+$/.test(raw);
    return {
      ...at,
      kind,
      value: Number(isThousands ? raw.replace(/\D/g, '') : raw.replace(',', '.')),
    };
  }
  const text = toPhrase(ABBREVIATIONS.get(raw.toLowerCase()) ?? raw.replace(/\/[ao]s?$/i, ''));
  if (/^[«“"]/.test(raw)) return { ...at, kind: 'quote', text };
  return { ...at, kind: text ? 'word' : 'sign', text: text || raw };
}

/** The tokens of the longest phrase, with hyphens. */
const LONGEST_PHRASE = 8;

interface Phrase {
  /** The number of its tokens. */
  length: number;
  meanings: readonly Meaning[];
}

/** The tokens of a sentence; reads the phrases of a lexicon in them. */
export class Tokens {
  readonly lexicon: Lexicon;
  readonly list: readonly Token[];
  /** Whether the sentence has small letters, beside which capitals say something. */
  readonly #isMixed: boolean;
  readonly #phrases = new Map<number, readonly Phrase[]>();

  /** @param isIncomplete whether the last word is being typed: what it misspells is not known yet */
  constructor(sentence: string, lexicon: Lexicon, isIncomplete = false) {
    this.lexicon = lexicon;
    this.#isMixed = sentence !== sentence.toUpperCase();
    this.list = [...sentence.matchAll(TOKEN)].map((match) => {
      const end = match.index + match[0].length;
      return toToken(match, sentence.slice(end, end + 2));
    });
    this.list.forEach((token, at) => {
      const isBegun = isIncomplete && at === this.list.length - 1;
      if (token.kind !== 'word' || isBegun) return;
      if (this.#isCapitals(token)) token.text = this.#codeAt(at) ?? token.text;
      else {
        const known = correct(lexicon, token.text);
        if (!known) return;
        // A name that is no other word is one where a name may be: "hiker" is not Iker.
        const isMeant = lexicon.words.has(known)
          ? !this.#isDropped(known, at)
          : this.#mayBeName(at);
        if (isMeant) token.text = known;
      }
    });
    this.#phrases.clear();
  }

  #isCapitals({ raw }: Token): boolean {
    return this.#isMixed && raw === raw.toUpperCase();
  }

  /** Returns the code of a language: short ones are words too, and need a level or another code. */
  #codeAt(at: number): string | undefined {
    const { raw, text } = this.list[at]!;
    if (!this.lexicon.phrases.has(`code ${text}`)) return undefined;
    const isBeside =
      raw.length > 2 ||
      [at - 1, at + 1].some((one) => this.list[one]?.raw === '/') ||
      this.longest(at + 1, 'level') !== undefined;
    return isBeside ? `code ${text}` : undefined;
  }

  /** Whether a word with a capital would be lost as a misspelt one that says nothing: "Tosar" is no "tocar". */
  #isDropped(known: string, at: number): boolean {
    const isCapital = this.#isMixed && at > 0 && /^\p{Lu}/u.test(this.list[at]!.raw);
    const meanings = this.lexicon.phrases.get(known) ?? [];
    const isSilent = ({ facet, conditions, kind }: Meaning) =>
      !facet && !conditions && kind !== 'person' && kind !== 'level';
    return isCapital && meanings.length > 0 && meanings.every(isSilent);
  }

  #mayBeName(at: number): boolean {
    const isCapital = this.#isMixed && at > 0 && /^\p{Lu}/u.test(this.list[at]!.raw);
    const { name, title, with: others } = this.lexicon.named;
    const isName = (one: number) =>
      [name, title, others].some((words) => words.has(this.list[one]?.text ?? ''));
    const isMarked = this.longest(at - 1, 'nameMarker') !== undefined;
    return this.list.length < 4 || isCapital || isName(at - 1) || isName(at + 1) || isMarked;
  }

  /** Returns the meanings of the phrase of some tokens; none across signs except hyphens. */
  phrase(at: number, length: number): readonly Meaning[] {
    const words: string[] = [];
    for (let place = at; place < at + length; place++) {
      const { kind, raw, text } = this.list[place] ?? { kind: 'sign', raw: '', text: '' };
      const isHyphen = raw === '-' && place > at && place < at + length - 1;
      if (kind === 'word' || kind === 'figure') words.push(text.replace(/[.,]/, ' '));
      else if (!isHyphen) return [];
    }
    return this.lexicon.phrases.get(words.join(' ')) ?? [];
  }

  /** Returns the phrases that begin at a place, the longest first. */
  phrasesAt(at: number): readonly Phrase[] {
    const known = this.#phrases.get(at);
    if (known) return known;
    const phrases: Phrase[] = [];
    for (let length = LONGEST_PHRASE; length > 0; length--) {
      const meanings = this.phrase(at, length);
      if (meanings.length > 0) phrases.push({ length, meanings });
    }
    this.#phrases.set(at, phrases);
    return phrases;
  }

  /** Returns the longest phrase at a place that means something of these kinds. */
  longest(at: number, ...kinds: readonly string[]): Phrase | undefined {
    for (const { length, meanings } of this.phrasesAt(at)) {
      const wanted = meanings.filter(({ kind }) => kinds.includes(kind));
      if (wanted.length > 0) return { length, meanings: wanted };
    }
    return undefined;
  }
}
