import type { Condition } from './finderIndex';
import type { Meaning } from './lexicon';
import { Finder } from './patterns';
import { QUANTITIES, QUANTITY_RULES } from './quantities';
import type { Token, Tokens } from './tokens';

/** One way to read what begins at a place of a sentence. */
interface Part {
  /** The number of its tokens. */
  length: number;
  meanings: readonly Meaning[];
  /** What a quantity asks for; none if no record has it. */
  conditions?: Condition[];
  cost: number;
}

/** Kinds of words that ask for nothing by themselves; those with another meaning too can be left out as well. */
const FILLERS = [
  'fillers',
  'particles',
  'and',
  'or',
  'nor',
  'but',
  'both',
  'not',
  'notNeeded',
  'definite',
  'indefinite',
  'possessive',
  'levelLink',
  'of',
  'to',
  'purpose',
  'nameMarker',
  'project',
  'honorific',
];

/** Kinds of words that say something. */
const SAYING = [
  'value',
  'person',
  'level',
  'credit',
  'mark',
  'video',
  'named',
  'unknown',
  'projectTerm',
];

/** A list before "accents" has a dozen items. Without a limit the time of a text grows with its square. */
const MOST_SKIPPED = 24;

/** A phrase of a sentence: what it can mean, or what it asks for. */
export class Item {
  readonly meanings: readonly Meaning[];
  readonly conditions: Condition[] | undefined;
  /** Folded. */
  readonly text: string;
  /** A comma or another sign; else empty. */
  readonly sign: string;
  readonly start: number;
  readonly end: number;
  readonly before: Item | undefined;
  after: Item | undefined;
  /** Whether a wish, or what is named, contains it. */
  isRead = false;

  constructor({ meanings, conditions }: Part, tokens: readonly Token[], before: Item | undefined) {
    const [first] = tokens as [Token];
    this.meanings = meanings;
    this.conditions = conditions;
    this.text = tokens.map(({ text }) => text).join(' ');
    this.sign = first.kind === 'sign' && meanings.length === 0 && !conditions ? first.raw : '';
    this.start = first.start;
    this.end = tokens.at(-1)!.end;
    this.before = before;
    if (before) before.after = this;
  }

  is = (...kinds: string[]): boolean => this.meanings.some(({ kind }) => kinds.includes(kind));
  all = (kind: string): Meaning[] => this.meanings.filter((one) => one.kind === kind);
  has = (...facets: string[]): boolean =>
    this.all('value').some(({ facet }) => facets.includes(facet!));

  /** Whether it only joins others. */
  get isGlue(): boolean {
    return this.meanings.length > 0 && !this.is(...SAYING);
  }
  /** Whether nothing is lost without it. */
  get isFiller(): boolean {
    return this.sign !== '' || this.is(...FILLERS) || this.all('level').some((one) => one.isWeak);
  }
  get isUnknown(): boolean {
    return this.is('unknown') || this.isWord;
  }
  /** Whether it is a word that means nothing by itself, as one of a name. */
  get isWord(): boolean {
    return this.meanings.length === 0 && !this.sign && !this.conditions;
  }
  get isPerson(): boolean {
    return this.is('person') || this.has('lists', 'crafts');
  }
  /** Returns the nearest item on a side that is not skipped, unless more are skipped than a phrase has. */
  past(side: 'before' | 'after', isSkipped: (item: Item) => boolean): Item | undefined {
    let item = this[side];
    for (let skipped = 0; item && isSkipped(item); skipped++) {
      if (skipped === MOST_SKIPPED) return undefined;
      item = item[side];
    }
    return item;
  }
}

/* What a phrase costs: the cheapest way to read a sentence has the fewest phrases. */
const PHRASE = 1;
const NAME = 0.9;
const QUANTITY = 0.95;
/** More than two phrases, so that a word is left over only where nothing else fits. */
const UNKNOWN = 2.5;

/** Returns the readings of what begins at a place. */
function partsAt(tokens: Tokens, finder: Finder, at: number): Part[] {
  const parts: Part[] = [];
  for (const { length, meanings } of tokens.phrasesAt(at).toReversed()) {
    const isNamed = meanings.some(({ kind }) => kind === 'named');
    parts.push({ length, meanings, cost: isNamed ? NAME : PHRASE });
  }
  for (const rule of QUANTITIES) {
    const found = finder.find(rule, at);
    if (!found) continue;
    const isFact = rule === 'facts';
    const conditions = rule === 'other' ? [] : [found.value as Condition];
    parts.push({
      length: found.length,
      meanings: isFact ? [{ kind: 'projectTerm' }] : [],
      conditions: isFact ? undefined : conditions,
      cost: QUANTITY,
    });
  }
  if (parts.some(({ length }) => length === 1)) return parts;
  const cost = tokens.list[at]!.kind === 'sign' ? PHRASE : UNKNOWN;
  return [...parts, { length: 1, meanings: [], cost }];
}

/** Splits a sentence into as few phrases as possible: "mujer" and "mayor de 60", not "mujer mayor", "de" and "60". */
export function readItems(tokens: Tokens, today: string): Item[] {
  const { list } = tokens;
  const finder = new Finder(QUANTITY_RULES, tokens, today);
  const costs = [...list.map(() => Infinity), 0];
  const parts: Part[] = [];
  for (let at = list.length - 1; at >= 0; at--) {
    for (const part of partsAt(tokens, finder, at)) {
      const cost = part.cost + costs[at + part.length]!;
      if (cost >= costs[at]!) continue;
      costs[at] = cost;
      parts[at] = part;
    }
  }
  const items: Item[] = [];
  for (let at = 0; at < list.length; at += parts[at]!.length)
    items.push(new Item(parts[at]!, list.slice(at, at + parts[at]!.length), items.at(-1)));
  return items;
}
