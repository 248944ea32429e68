import type { Tokens } from './tokens';

/*
 * Finds patterns of tokens. An element of a pattern is a sign in quotes, a kind of token ("figure"), a kind of the
 * lexicon ("over"), or another rule ("whole"); `|` separates alternatives, `?` may be absent, `*` may repeat,
 * `name:` keeps what was found for the builder.
 *
 * @example "t:number and|'-'? u:number" // "treinta y dos", "thirty-two"
 */

/** What surrounds the tokens that were found. */
export interface Context {
  today: Date;
  /** Whether a phrase of one of these kinds stands right before. */
  isAfter: (...kinds: string[]) => boolean;
  /** Whether all that was found is one phrase of a kind. */
  isWhole: (kind: string) => boolean;
  /** Whether a word without a meaning follows: "2000 seguidores". */
  isCounted: boolean;
  /** Whether that word, or one for people, is a plural: "15 vacas", "10 bailarinas". */
  isOfMany: boolean;
}

/** Makes the value of a pattern from what its named elements found: numbers, meanings, or values of other rules. */
export type Pattern = readonly [pattern: string, build: (kept: never, context: Context) => unknown];

/** The patterns of each rule: the longest wins, of those of the same length the first. */
export type Rules = Readonly<Record<string, readonly Pattern[]>>;

interface Element {
  name: string | undefined;
  kinds: string[];
  mark: string;
}

const toElement = (text: string): Element => {
  const [, name, kinds = '', mark = ''] = /^(?:(\w+):)?(.+?)([?*]?)$/.exec(text)!;
  return { name, kinds: kinds.split('|'), mark };
};

/** A rule whose patterns are parsed. */
type Compiled = readonly { elements: readonly Element[]; build: Pattern[1] }[];

export const compile = (rules: Rules): ReadonlyMap<string, Compiled> =>
  new Map(
    Object.entries(rules).map(([name, patterns]) => [
      name,
      patterns.map(([pattern, build]) => ({
        elements: pattern.split(' ').map(toElement),
        build,
      })),
    ]),
  );

/** The most times that an element repeats: "born between … of … year" has some five words, a pasted text has hundreds. */
const MOST_REPEATED = 8;

interface Found {
  value: unknown;
  /** The number of tokens. */
  length: number;
}

/** Finds the patterns of compiled rules at places of a sentence. */
export class Finder {
  readonly #rules: ReadonlyMap<string, Compiled>;
  readonly #tokens: Tokens;
  readonly #today: Date;
  readonly #known = new Map<string, Found | undefined>();

  constructor(rules: ReadonlyMap<string, Compiled>, tokens: Tokens, today: string) {
    this.#rules = rules;
    this.#tokens = tokens;
    this.#today = new Date(`${today}T00:00:00Z`);
  }

  /** Returns what the longest pattern of a rule made at a place. A builder refuses with `undefined`. */
  find(rule: string, at: number): Found | undefined {
    const key = `${rule} ${at}`;
    if (this.#known.has(key)) return this.#known.get(key);
    let best: Found | undefined;
    for (const { elements, build } of this.#rules.get(rule)!) {
      const found = this.#match(elements, at, {}, (kept, end) => {
        const value = build(kept as never, this.#context(at, end));
        return value === undefined ? undefined : { value, length: end - at };
      });
      if (found && found.length > (best?.length ?? 0)) best = found;
    }
    this.#known.set(key, best);
    return best;
  }

  /**
   * Matches the elements that are left, with and without those that may be absent.
   *
   * @param repeated how often the first one has been found already
   */
  #match(
    [first, ...rest]: readonly Element[],
    at: number,
    kept: Readonly<Record<string, unknown>>,
    build: (kept: object, end: number) => Found | undefined,
    repeated = 0,
  ): Found | undefined {
    if (!first) return build(kept, at);
    const { name, mark } = first;
    const isRepeated = mark === '*' && repeated < MOST_REPEATED;
    const found = this.#element(first, at);
    if (found) {
      const before = (name && (kept[name] as unknown[] | undefined)) ?? [];
      const value = isRepeated ? [...before, found.value] : found.value;
      const all = this.#match(
        isRepeated ? [first, ...rest] : rest,
        at + found.length,
        name ? { ...kept, [name]: value } : kept,
        build,
        isRepeated ? repeated + 1 : 0,
      );
      if (all) return all;
    }
    return mark ? this.#match(rest, at, kept, build) : undefined;
  }

  /** Returns the longest of the alternatives of an element at a place. */
  #element({ kinds }: Element, at: number): Found | undefined {
    const token = this.#tokens.list[at];
    if (!token) return undefined;
    let best: Found | undefined;
    for (const kind of kinds) {
      const isToken = kind === token.kind || kind === `'${token.raw}'`;
      const found = isToken
        ? { value: kind === 'date' ? token.raw : token.value, length: 1 }
        : this.#rules.has(kind)
          ? this.find(kind, at)
          : this.#phrase(kind, at);
      if (found && found.length > (best?.length ?? 0)) best = found;
    }
    return best;
  }

  #phrase(kind: string, at: number): Found | undefined {
    const phrase = this.#tokens.longest(at, kind);
    return phrase && { value: phrase.meanings[0], length: phrase.length };
  }

  #context(start: number, end: number): Context {
    const says = (at: number, length: number, kinds: readonly string[]) =>
      at >= 0 && this.#tokens.phrase(at, length).some(({ kind }) => kinds.includes(kind));
    const next = this.#tokens.list[end];
    const following = this.#tokens.phrasesAt(end).flatMap(({ meanings }) => meanings);
    const isCounted = next?.kind === 'word' && following.length === 0;
    const isPeople = following.some(
      ({ kind, facet, feminine }) =>
        kind === 'person' || facet === 'lists' || (facet === 'skills' && feminine !== undefined),
    );
    return {
      today: this.#today,
      isAfter: (...kinds) =>
        [1, 2].some((back) => says(start - back, back, kinds) || says(start - back, 1, kinds)),
      isWhole: (kind) => says(start, end - start, [kind]),
      isCounted,
      isOfMany: (isCounted || isPeople) && !!next?.text.endsWith('s'),
    };
  }
}
