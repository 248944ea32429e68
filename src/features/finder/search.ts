import {
  type Choice,
  type Condition,
  FACETS,
  type Facet,
  type FacetValue,
  type Filters,
  type FinderIndex,
  type IndexPerson,
  LEVELS,
  type Range,
  type Wish,
  type WishFacet,
} from './finderIndex';
import { sharedPhrase } from './lexicon';
import { listValue } from './words';

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
  /**
   * Returns for each value of a facet the number of people who have it and meet everything else. With
   * "all at once" only those with the chosen values count; a chosen value with a least level counts at
   * that level. Values without people are missing.
   */
  count: (facet: Facet) => ReadonlyMap<string, number>;
  /** The number of people with video, and with voice, who meet everything else. */
  hasVideo: number;
  hasVoice: number;
}

const MOST_NEAR = 12;

const nameOf = ({ card }: IndexPerson): string => sharedPhrase(card.name);

const titlesOf = ({ credits }: IndexPerson): string[] =>
  credits.map(([title]) => sharedPhrase(title));

/** Whether a person has a credit with one of some folded titles. */
const hasTitle = ({ credits }: IndexPerson, titles: readonly string[]): boolean =>
  credits.some(([title]) => titles.includes(sharedPhrase(title)));

/** Whether somebody with a folded name directed a person. */
const isDirectedBy = ({ credits }: IndexPerson, name: string): boolean =>
  credits.some(([, director]) => sharedPhrase(director) === name);

/** Returns the value of a folded title in addresses. */
const titleValue = (phrase: string): string => phrase.replaceAll(' ', '-');

/** Returns the values of a facet that a person has; of rated facets with the number of the level. */
function valuesOf(
  person: IndexPerson,
  facet: WishFacet,
): readonly (string | [value: string, level: number])[] {
  if (facet === 'lists') return [listValue(person.card.list)];
  if (facet === 'titles') return [...new Set(titlesOf(person).map(titleValue))];
  return person.has[facet] ?? [];
}

const titles = new WeakMap<FinderIndex, FacetValue[]>();

/** Returns the values of a facet, in their order. */
export function facetValues(index: FinderIndex, facet: WishFacet): FacetValue[] {
  if (facet !== 'titles') return index.facets[facet];
  const known = titles.get(index);
  if (known) return known;
  const labels = new Map<string, string>();
  for (const { credits } of index.people) {
    for (const [title] of credits) {
      const value = titleValue(sharedPhrase(title));
      if (!labels.has(value)) labels.set(value, title);
    }
  }
  const values = [...labels].map(([value, label]) => ({ value, label }));
  titles.set(index, values);
  return values;
}

function hasValue(person: IndexPerson, facet: WishFacet, { value, least }: Choice): boolean {
  if (facet === 'titles') return hasTitle(person, [value.replaceAll('-', ' ')]);
  return valuesOf(person, facet).some((one) =>
    typeof one === 'string'
      ? one === value
      : one[0] === value && (!least || one[1] >= LEVELS.indexOf(least)),
  );
}

const isWithin = (value: number | undefined, { from = 0, to = Infinity }: Range): boolean =>
  value !== undefined && value >= from && value <= to;

/** A playing age matches if it has a year in common with the range. */
const isPlayed = ({ ages }: IndexPerson, { from = 0, to = Infinity }: Range): boolean =>
  ages !== undefined && (ages[0] ?? 0) <= to && (ages[1] ?? Infinity) >= from;

/** Whether a text has a word, or with `isStart` a word that begins so. */
const hasWord = (phrase: string, word: string, isStart = false): boolean =>
  ` ${phrase} `.includes(isStart ? ` ${word}` : ` ${word} `);

function hasCredit(person: IndexPerson, asked: Extract<Condition, { is: 'credit' }>): boolean {
  const { titles, kinds, billing, role: words } = asked;
  return person.credits.some(
    ([title, , kind, billed, role]) =>
      (!kinds || kinds.includes(kind)) &&
      (!billing || billed === billing) &&
      (!titles || titles.includes(sharedPhrase(title))) &&
      (!words || words.split(' ').every((word) => hasWord(sharedPhrase(role), word))),
  );
}

const works = new WeakMap<FinderIndex, Map<string, string[]>>();

/** Returns the titles of somebody; none of those who direct, whose people are known by name. */
function worksOf(index: FinderIndex, name: string): string[] {
  const known = works.get(index) ?? new Map<string, string[]>();
  works.set(index, known);
  const found = known.get(name);
  if (found) return found;
  const directs = index.people.some((one) => isDirectedBy(one, name));
  const other = directs ? undefined : index.people.find((one) => nameOf(one) === name);
  const titles = other ? titlesOf(other) : [];
  known.set(name, titles);
  return titles;
}

/** Whether a person worked with another: under their direction, or on the same work. */
function workedWith(index: FinderIndex, person: IndexPerson, name: string): boolean {
  if (nameOf(person) === name) return false;
  return isDirectedBy(person, name) || hasTitle(person, worksOf(index, name));
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
    case 'name':
      return asked.words.every((word) => hasWord(nameOf(person), word, true));
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

/** Returns the fields of the panel that a person does not match; of more than one, the first two. */
function misses(person: IndexPerson, filters: Filters): string[] {
  const { age, height, chosen, hasVideo, hasVoice } = filters;
  const missed: string[] = [];
  if (age && !isPlayed(person, age)) missed.push('age');
  if (height && !isWithin(person.height, height)) missed.push('height');
  if (hasVideo && !person.card.hasVideo) missed.push('video');
  if (hasVoice && !person.card.hasVoice) missed.push('voice');
  for (const facet of FACETS) {
    if (missed.length > 1) break;
    const choices = chosen[facet];
    if (choices.length === 0) continue;
    const isMet = (choice: Choice) => hasValue(person, facet, choice);
    if (isAll(filters, facet) ? !choices.every(isMet) : !choices.some(isMet)) missed.push(facet);
  }
  return missed;
}

/** A person who meets all wishes and at most one field of the panel not, and which. */
type Counted = [person: IndexPerson, missed: string | undefined];

function countFacet(counted: readonly Counted[], filters: Filters, facet: Facet) {
  const isNarrowing = isAll(filters, facet);
  const counts = new Map<string, number>();
  for (const [person, missed] of counted) {
    if (missed !== undefined && (isNarrowing || missed !== facet)) continue;
    for (const one of valuesOf(person, facet)) {
      const [value, level] = typeof one === 'string' ? [one, 0] : one;
      const least = filters.chosen[facet].find((choice) => choice.value === value)?.least;
      if (!least || level >= LEVELS.indexOf(least)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** Searches people: what is chosen in the panel is strict, the wishes of a sentence are soft. */
export function search(index: FinderIndex, filters: Filters, wishes: readonly Wish[]): Found {
  const all: IndexPerson[] = [];
  const near: Near[] = [];
  const counted: Counted[] = [];
  for (const person of index.people) {
    const [missed, other] = misses(person, filters);
    if (other) continue;
    let missing = 0;
    let last = 0;
    for (let number = 0; number < wishes.length && missing < 2; number++) {
      if (meets(index, person, wishes[number]!)) continue;
      missing++;
      last = number;
    }
    if (missing === 0) counted.push([person, missed]);
    if (missed !== undefined) continue;
    if (missing === 0) all.push(person);
    else if (missing === 1 && wishes.length > 1 && near.length < MOST_NEAR) {
      near.push({ person, missing: last });
    }
  }
  const countMark = (mark: 'video' | 'voice', name: 'hasVideo' | 'hasVoice') =>
    counted.filter(([{ card }, missed = mark]) => card[name] && missed === mark).length;
  const counts = new Map<Facet, ReadonlyMap<string, number>>();
  return {
    all,
    near,
    count: (facet) => {
      const known = counts.get(facet) ?? countFacet(counted, filters, facet);
      counts.set(facet, known);
      return known;
    },
    hasVideo: countMark('video', 'hasVideo'),
    hasVoice: countMark('voice', 'hasVoice'),
  };
}
