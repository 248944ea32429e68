import {
  type Choice,
  type Condition,
  FACETS,
  type Facet,
  type Filters,
  type FinderIndex,
  type IndexPerson,
  LEVELS,
  type Range,
  type Wish,
  type WishFacet,
} from './finderIndex';
import { plainWords, toPhrase } from './lexicon';
import type { List } from '../../../cms/contract/lists.ts';
import { PAGE_PATHS } from '../../../cms/contract/pages.ts';

/** Returns the value of a list in the facet `lists`: its path without slash. */
const listValue = (list: List): string => PAGE_PATHS[list].slice(1);

/** Returns filters that everybody matches. */
export const emptyFilters = (): Filters => ({
  chosen: Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Filters['chosen'],
  all: [],
  hasVideo: false,
  hasVoice: false,
});

/** People who miss one wish and are shown after those who meet everything. */
interface Near {
  person: IndexPerson;
  /** The number of the wish that they miss. */
  missing: number;
}

/** Who was found. */
export interface Found {
  /** Who meets everything, in the order of the index. */
  all: IndexPerson[];
  /** Who misses one wish, at most a dozen. */
  near: Near[];
}

const MOST_NEAR = 12;

interface Prepared {
  values: Partial<Record<WishFacet, ReadonlyMap<string, number>>>;
  nameWords: string[];
  name: string;
  roles: string[][];
  titles: string[];
  directors: string[];
}

const prepared = new WeakMap<IndexPerson, Prepared>();
const phraseOf = new Map<string, string>();

/** Returns the folded form of a title or a name, which people share. */
function sharedPhrase(text: string): string {
  const known = phraseOf.get(text) ?? toPhrase(text);
  phraseOf.set(text, known);
  return known;
}

function prepare(person: IndexPerson): Prepared {
  const known = prepared.get(person);
  if (known) return known;
  const { has, card, credits } = person;
  const values: Prepared['values'] = { lists: new Map([[listValue(card.list), 0]]) };
  for (const [facet, entries] of Object.entries(has) as [
    WishFacet,
    (string | [string, number])[],
  ][]) {
    values[facet] = new Map(entries.map((one) => (typeof one === 'string' ? [one, 0] : one)));
  }
  const made: Prepared = {
    values,
    nameWords: plainWords(card.name),
    name: toPhrase(card.name),
    roles: credits.map(([, , , , role]) => (role ? plainWords(role) : [])),
    titles: credits.map(([title]) => sharedPhrase(title)),
    directors: credits.map(([, director]) => sharedPhrase(director)),
  };
  values.titles = new Map(made.titles.map((title) => [title.replaceAll(' ', '-'), 0]));
  prepared.set(person, made);
  return made;
}

const hasValue = (person: IndexPerson, facet: WishFacet, { value, least }: Choice): boolean => {
  const level = prepare(person).values[facet]?.get(value);
  return level !== undefined && level >= (least ? LEVELS.indexOf(least) : 0);
};

const isWithin = (value: number | undefined, { from = 0, to = Infinity }: Range): boolean =>
  value !== undefined && value >= from && value <= to;

/** A playing age matches if it has a year in common with the range. */
const isPlayed = ({ ages }: IndexPerson, { from = 0, to = Infinity }: Range): boolean =>
  ages !== undefined && (ages[0] ?? 0) <= to && (ages[1] ?? Infinity) >= from;

function hasCredit(person: IndexPerson, asked: Extract<Condition, { is: 'credit' }>): boolean {
  const { titles, kinds, billing, role } = asked;
  const { titles: own, roles } = prepare(person);
  const words = role?.split(' ');
  return person.credits.some(
    ([, , kind, billed], number) =>
      (!titles || titles.includes(own[number]!)) &&
      (!kinds || kinds.includes(kind)) &&
      (!billing || billed === billing) &&
      (!words || words.every((word) => roles[number]!.includes(word))),
  );
}

/** Whether a person worked with another: under their direction, or on the same work. */
function workedWith(index: FinderIndex, person: IndexPerson, name: string): boolean {
  const { name: own, directors, titles } = prepare(person);
  if (own === name) return false;
  if (directors.includes(name)) return true;
  const directs = index.people.some((one) => prepare(one).directors.includes(name));
  if (directs) return false;
  const other = index.people.find((one) => prepare(one).name === name);
  return other !== undefined && prepare(other).titles.some((title) => titles.includes(title));
}

function meetsCondition(index: FinderIndex, person: IndexPerson, asked: Condition): boolean {
  switch (asked.is) {
    case 'value':
      return hasValue(person, asked.facet, asked);
    case 'age':
      return isPlayed(person, asked);
    case 'height':
      return isWithin(person.height, asked);
    case 'video':
      return person.card.hasVideo;
    case 'voice':
      return person.card.hasVoice;
    case 'credit':
      return hasCredit(person, asked);
    case 'name': {
      const { nameWords } = prepare(person);
      return asked.words.every((word) => nameWords.some((own) => own.startsWith(word)));
    }
    case 'with':
      return workedWith(index, person, asked.name);
    case 'available': {
      const [from, until] = person.available ?? [];
      return from !== undefined && from <= asked.to && (until || '9999') >= asked.from;
    }
  }
}

/** Whether a person meets a wish. */
const meets = (index: FinderIndex, person: IndexPerson, { any, not }: Wish): boolean =>
  any.some((asked) => meetsCondition(index, person, asked)) !== not;

const isAll = ({ all, chosen }: Filters, facet: Facet): boolean =>
  (all as readonly Facet[]).includes(facet) && chosen[facet].length > 1;

/** Returns the first field of the panel that a person does not match, and whether there is another. */
function misses(person: IndexPerson, filters: Filters): Set<string> {
  const { age, height, chosen, hasVideo, hasVoice } = filters;
  const missed = new Set<string>();
  if (age && !isPlayed(person, age)) missed.add('age');
  if (height && !isWithin(person.height, height)) missed.add('height');
  if (hasVideo && !person.card.hasVideo) missed.add('video');
  if (hasVoice && !person.card.hasVoice) missed.add('voice');
  for (const facet of FACETS) {
    const choices = chosen[facet];
    if (choices.length === 0) continue;
    const isMet = (choice: Choice) => hasValue(person, facet, choice);
    if (isAll(filters, facet) ? !choices.every(isMet) : !choices.some(isMet)) missed.add(facet);
  }
  return missed;
}

/** Searches people: what is chosen in the panel is strict, the wishes of a sentence are soft. */
export function search(index: FinderIndex, filters: Filters, wishes: readonly Wish[]): Found {
  const found: Found = { all: [], near: [] };
  for (const person of index.people) {
    if (misses(person, filters).size > 0) continue;
    const missing = wishes.flatMap((wish, number) => (meets(index, person, wish) ? [] : [number]));
    if (missing.length === 0) found.all.push(person);
    else if (missing.length === 1 && wishes.length > 1 && found.near.length < MOST_NEAR) {
      found.near.push({ person, missing: missing[0]! });
    }
  }
  return found;
}
