import type { Lexicon, Meaning } from './lexicon';
import { fold, toPhrase } from './vocabulary';

/** Shorter words are corrected only if they sound like a known one: "aga" is "haga". */
const SHORTEST = 4;
/** Words with more letters than this may have two errors. */
const LONG = 7;

/** Returns how a Spanish word sounds: b and v, ll and y, s, z and c, and h alike. */
const soundOf = (word: string): string =>
  word
    .replace(/ch/g, 'ç')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu|k/g, 'c')
    .replace(/g(?=[ei])|x/g, 'j')
    .replace(/(.)\1/g, '$1');

/**
 * A little more than an error: two other letters in a word are another word, as "escultor" and "escritor". A sum
 * of powers of two, so that sums and differences are exact.
 */
const REPLACED = 1.0625;

/**
 * Returns the number of letters to insert, remove, replace or exchange.
 *
 * @param most the number from which the rest of the words is not compared
 */
function distance(one: string, other: string, most: number): number {
  if (most < 0) return Infinity;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [left, right] = [one.slice(at), other.slice(at)];
  if (!left || !right) return left.length + right.length;
  const after = (taken: number, added: number, cost: number): number =>
    cost + distance(left.slice(taken), right.slice(added), most - cost);
  const isExchanged = left[0] === right[1] && left[1] === right[0];
  const errors = Math.min(after(1, 0, 1), after(0, 1, 1), after(1, 1, REPLACED));
  return isExchanged ? Math.min(errors, after(2, 2, 1)) : errors;
}

interface Known {
  word: string;
  sound: string;
  /** Whether it is a name, or says nothing without other words. */
  isWeak: boolean;
  count: number;
}

/** The words of each lexicon that can be misspelt, and what words were corrected to. */
const caches = new WeakMap<
  Lexicon,
  { known: Known[]; corrected: Map<string, string | undefined> }
>();

const toKnown = (word: string, isWeak = true, count = 0): Known => ({
  ...{ word, sound: soundOf(word), isWeak, count },
});

/** Returns the words of a lexicon that can be misspelt. */
function knownWords({ vocabulary, phrases, named }: Lexicon): Known[] {
  const isGrammar = ({ kind }: Meaning) => kind === 'grammar';
  const { name, title, director, school, award } = named;
  const words = [vocabulary, name, title, director, school, award].flatMap((one) => [
    ...one.keys(),
  ]);
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST && !/\d/.test(word))
    .map((word) => {
      const isWeak = phrases.get(word)?.every(isGrammar) ?? true;
      return toKnown(word, isWeak, vocabulary.get(word));
    });
}

/** Returns the candidate with the fewest errors: one up to seven letters, else two. */
function nearest(word: string, candidates: readonly Known[]): Known | undefined {
  const sound = soundOf(word);
  const most = word.length > LONG ? 1 + REPLACED : word.length < SHORTEST ? 0.5 : REPLACED;
  let best: Known | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const errors = candidate.sound === sound ? 0.5 : distance(word, candidate.word, most);
    if (errors > most) continue;
    // Of words that are equally near the one with the same letters at the end, and not a weak one.
    const cost = errors + (candidate.isWeak ? 0.3 : 0) - Math.min(candidate.count, 20) / 100;
    if (cost >= least) continue;
    [best, least] = [candidate, cost];
  }
  return best;
}

function find(lexicon: Lexicon, known: readonly Known[], word: string): string | undefined {
  const { vocabulary, ordinary, named } = lexicon;
  const isKnown = [vocabulary, ordinary, ...Object.values(named)].some((list) => list.has(word));
  if (isKnown || word.length < SHORTEST - 1 || /\d/.test(word)) return undefined;
  // "calvito", "rubita"
  const [, stem, end] = /^(.{3,})it([oa]s?)$/.exec(word) ?? [];
  const whole = stem && [stem + end, `${stem}i${end}`].find((one) => vocabulary.has(one));
  if (whole) return whole;
  const sound = soundOf(word);
  // "gery" is "grey", "jirafa" is "girafa".
  const letters = [word[0], sound[0]];
  const isNear = (one: Known) => letters.includes(one.word[0]) || letters.includes(one.sound[0]);
  const best = nearest(word, known.filter(isNear));
  // "Paco" is nearly "poco", and may be a name: it is named, not dropped. "Aga" sounds as "haga".
  const isDropped = (one: Meaning) => one.kind === 'grammar' && one.word === 'fillers';
  const isFar = best && word.length <= SHORTEST && soundOf(best.word) !== sound;
  return isFar && lexicon.phrases.get(best!.word)?.every(isDropped) ? undefined : best?.word;
}

/** Returns the known word that an unknown one is a misspelling of: one error up to seven letters, else two. */
function correct(lexicon: Lexicon, word: string): string | undefined {
  const cache = caches.get(lexicon) ?? { known: knownWords(lexicon), corrected: new Map() };
  caches.set(lexicon, cache);
  const { known, corrected } = cache;
  if (!corrected.has(word)) corrected.set(word, find(lexicon, known, word));
  return corrected.get(word);
}

/** A part of a sentence: a word, a number, a day, a height in feet, a quotation, or a sign. */
interface Token {
  kind: 'word' | 'number' | 'date' | 'decade' | 'feet' | 'quote' | 'sign';
  raw: string;
  /** Folded, without apostrophes. */
  text: string;
  /** Of numbers; inches of feet. */
  value: number;
  start: number;
  end: number;
}

const PATTERN =
  /(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|[12]\d|3[01])[/.-](?:20)?\d\d(?![\d/.-])|«[^»]*»|“[^”]*”|"[^"]*"|4x4|\b[wW]\/(?:o(?:ut)?(?!\p{L}))?|(\d)(?:\s*['’′´]\s*|(?:ft|m)(?=\d))(?:(\d{1,2})\s*(?:["”″]|'')?)?|\d+(?:[.,]\d+)?|\p{L}{4,}(?=\d\d)|(?<=\d)[yao](?=\d\d)|[\p{L}\p{M}](?:[\p{L}\p{M}\d]|['’](?=\p{L}))*|[-–—+/,;.:&€$£<>≤≥]/gu;

/** What people write for a word in a hurry. */
const SHORT = new Map([
  ['q', 'que'],
  ['w/', 'with'],
  ['w/o', 'without'],
  ['w/out', 'without'],
]);

/** Words that a full stop cuts short: "máx. 1,85". */
const CUT = ['max', 'min', 'aprox', 'approx', 'dir', 'avail', 'alt', 'nat', 'nac', 'ac', 'ing'];

/** Splits a sentence. */
function tokenise(sentence: string): Token[] {
  const pad = (text: string) => (found: string) => text.padEnd(found.length);
  // "50 y/o", "50 y.o.", "[M/F]" (anybody), "w/c" (week commencing), "nadadora/o", "nadadores/as"
  const plain = sentence
    .replace(/(?<=\d\s?)y(?:\/o\b|\.\s?o\b\.?)/gi, pad('yo'))
    .replace(/\bw\/c\b/gi, pad('wc'))
    .replace(/\b(?:m\/f|f\/m|h\/m|m\/h)\b/gi, pad(''))
    .replace(/(?<=\p{L}{3})a(s?)\/os?(?!\p{L})/giu, (found: string, plural: string) =>
      `o${plural}`.padEnd(found.length),
    )
    .replace(/(?<=\p{L}{3})\/(?:as?|os?)\b/giu, pad(''))
    .replace(/(?<=(\p{L}+))\./gu, (dot, word: string) => (CUT.includes(fold(word)) ? ' ' : dot));
  return [...plain.matchAll(PATTERN)].map((match) => {
    const [raw, feet, inches] = match;
    const start = match.index;
    const at = { raw, start, end: start + raw.length };
    // "1'85" and "1m85" are metres: nobody is two feet tall.
    if (feet && +feet < 3) {
      const value = Number(`${feet}.${inches ?? 0}`);
      return { ...at, kind: 'number', text: raw, value };
    }
    if (feet) return { ...at, kind: 'feet', text: raw, value: 12 * +feet + +(inches ?? 0) };
    if (/\d[/.-]\d+[/.-]\d/.test(raw)) return { ...at, kind: 'date', text: raw, value: 0 };
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
    const text = SHORT.get(raw.toLowerCase()) ?? toPhrase(raw);
    return { ...at, kind: text ? 'word' : 'sign', text: text || raw, value: 0 };
  });
}

/** Words of the longest phrase. */
const LONGEST = 6;

/** The tokens of a sentence, with typing errors corrected; reads the phrases of a lexicon in them. */
export class Tokens {
  readonly sentence: string;
  readonly list: Token[];
  readonly lexicon: Lexicon;

  constructor(sentence: string, lexicon: Lexicon) {
    this.sentence = sentence;
    this.lexicon = lexicon;
    this.list = tokenise(sentence).flatMap((token) => this.#splitJoined(token));
    const isMixed = sentence !== sentence.toUpperCase();
    this.list.forEach((token, at) => {
      // "RADA graduate": no misspelling of "raza".
      const isAcronym = isMixed && token.raw === token.raw.toUpperCase();
      if (token.kind !== 'word' || isAcronym) return;
      const corrected = this.#findRole(token.text, at) ?? correct(lexicon, token.text);
      const isName = !!corrected && !lexicon.vocabulary.has(corrected);
      if (
        corrected &&
        (!isName || lexicon.named.role.has(corrected) || this.#expectsName(at, isMixed))
      )
        token.text = corrected;
    });
    if (isMixed) this.#readCodes();
  }

  /** Returns the word of a role that one after "hizo de" or "played a" is a misspelling of. */
  #findRole(text: string, at: number): string | undefined {
    const { vocabulary, named } = this.lexicon;
    if (vocabulary.has(text) || named.role.has(text) || text.length <= SHORTEST) return undefined;
    const end = at - this.is(at - 1, 'definite', 'indefinite');
    const isAfterRole = [1, 2, 3, 4].some((length) => this.is(end - length, 'role') >= length);
    if (!isAfterRole) return undefined;
    return nearest(
      text,
      [...named.role.keys()].map((word) => toKnown(word)),
    )?.word;
  }

  /** Whether a name may stand at a place: "con ines quiroja", "Castel"; "hiker, man under 30" is not Iker. */
  #expectsName(at: number, isMixed: boolean): boolean {
    const { name, director, title } = this.lexicon.named;
    const isName = ({ text }: Token) => [name, director, title].some((words) => words.has(text));
    const [before, token, after] = [this.list[at - 1], this.list[at]!, this.list[at + 1]];
    const isCapital = isMixed && /^\p{Lu}/u.test(token.raw) && at > 0;
    const isBeside = [before, after].some((one) => one && isName(one));
    const isAfter = this.is(at - 1, 'particles', 'not', 'and') === 1;
    return this.list.length < 4 || isCapital || isBeside || isAfter;
  }

  /** Returns the two words of one that lacks a space: "ojosverdes". */
  #splitJoined(token: Token): Token[] {
    const { text, raw, start, end } = token;
    const { vocabulary } = this.lexicon;
    // "Casablanca" is a title that is not in the index.
    const isPlain = token.kind === 'word' && raw.length === text.length && !/\p{Lu}/u.test(raw);
    if (!isPlain || vocabulary.has(text) || correct(this.lexicon, text)) return [token];
    for (let at = SHORTEST; at <= text.length - SHORTEST; at++) {
      if (!vocabulary.has(text.slice(0, at)) || !vocabulary.has(text.slice(at))) continue;
      return [
        { ...token, text: text.slice(0, at), raw: raw.slice(0, at), end: start + at },
        { ...token, text: text.slice(at), raw: raw.slice(at), start: start + at, end },
      ];
    }
    return [token];
  }

  /** Reads codes of languages: "ES/EN" are both; short ones are words too, and need a level or another code. */
  #readCodes(): void {
    const isCode = (at: number) => {
      const { raw = '', text = '' } = this.list[at] ?? {};
      return raw === raw.toUpperCase() && this.lexicon.phrases.has(`code ${text}`);
    };
    this.list.forEach((token, at) => {
      const isPair = this.sign(at + 1, '/') && isCode(at + 2);
      const isBeside = this.sign(at + 1, '/') || this.sign(at - 1, '/');
      if (!isCode(at)) return;
      const isRated = this.longest(at + 1, ({ kind }) => kind === 'level') !== undefined;
      const isSecond = this.list[at - 1]?.raw === '&';
      if (token.raw.length > 2 || isBeside || isRated || isSecond)
        token.text = `code ${token.text}`;
      if (isPair) this.list[at + 1]!.raw = '&';
    });
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
    const known = this.lexicon.phrases.get(words.join(' '));
    if (known || words.length !== 2) return known ?? [];
    // "guitar flamenco", in the order of the other language.
    const turned = this.lexicon.phrases.get(words.reverse().join(' ')) ?? [];
    return turned.filter((one) => one.kind === 'value' && one.facet === 'skills');
  }

  /** Returns the longest phrase at a place that has a meaning of some kind, of `most` tokens at most. */
  longest(
    at: number,
    isWanted: (meaning: Meaning) => boolean = () => true,
    most = LONGEST + 2,
  ): { length: number; meanings: Meaning[] } | undefined {
    for (let length = most; length > 0; length--) {
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
