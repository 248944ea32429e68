import {
  type AskedCredit,
  type Choice,
  type Condition,
  FIELDS,
  type Facet,
  type Field,
  type Filters,
  type FinderIndex,
  type IndexPerson,
  LEVELS,
  type Range,
  type RatedFacet,
  type Wish,
  type WishFacet,
} from './finderIndex';
import { listValue, titleValue, tonesIn, toPhrase, valueOf } from './vocabulary';

/** Returns filters that everybody matches. */
export const emptyFilters = (): Filters =>
  ({ ...Object.fromEntries(FIELDS.map((field) => [field, []])), all: [] }) as unknown as Filters;

const MOST_NEAR = 12;

const nameOf = ({ card }: IndexPerson): string => toPhrase(card.name);

const bare = (...values: string[]): IndexPerson['has']['skills'] =>
  values.map((value) => ({ value, level: 0 }));
const MARKED = bare('1');

/** Returns the values of a facet that a person has. */
function valuesOf(
  { card, credits, awards, videos, has }: IndexPerson,
  facet: WishFacet,
): IndexPerson['has']['skills'] {
  switch (facet) {
    case 'lists':
      return bare(listValue(card.list));
    case 'video':
      return card.hasVideo ? MARKED : [];
    case 'voice':
      return card.hasVoice ? MARKED : [];
    case 'titles':
      return bare(...new Set(credits.map(({ work }) => titleValue(work.title))));
    case 'awards':
      return bare(...new Set(awards.map(({ result }) => result)));
    case 'tones': {
      const toneOf = (key: string) => valueOf('tones', key);
      const said = videos.flatMap(({ tones, title }) => [...tones.map(toneOf), ...tonesIn(title)]);
      return bare(...new Set(said));
    }
    default:
      return has[facet];
  }
}

const rankOf = ({ least }: Choice): number => (least ? LEVELS.indexOf(least) : 0);

const hasValue = (person: IndexPerson, choice: Choice): boolean =>
  valuesOf(person, choice.facet).some(
    ({ value, level }) => value === choice.value && level >= rankOf(choice),
  );

const isWithin = (value: number | undefined, { from = 0, to = Infinity }: Range): boolean =>
  value !== undefined && value >= from && value <= to;

/** A playing age matches if it has a year in common with the range. */
const isPlayed = ({ ages }: IndexPerson, { from = 0, to = Infinity }: Range): boolean =>
  ages !== undefined && (ages.from ?? 0) <= to && (ages.to ?? Infinity) >= from;

/** Whether a text has a word, or with `isStart` a word that begins so. */
const hasWord = (phrase: string, word: string, isStart = false): boolean =>
  ` ${phrase} `.includes(isStart ? ` ${word}` : ` ${word} `);

/** Whether a name has all of some folded words. */
const hasWords = (name: string, words: string): boolean => {
  const phrase = toPhrase(name);
  return words.split(' ').every((word) => hasWord(phrase, word));
};

const works = new WeakMap<FinderIndex, Map<string, string[]>>();

/** Returns the titles of somebody; none of those who direct others, who are known by name. */
function worksOf(index: FinderIndex, name: string): string[] {
  const known = works.get(index) ?? new Map<string, string[]>();
  works.set(index, known);
  const found = known.get(name);
  if (found) return found;
  const others = index.people.filter((one) => nameOf(one) !== name);
  const directs = others.some(({ credits }) =>
    credits.some(({ work }) => toPhrase(work.director) === name),
  );
  const named = directs ? undefined : index.people.find((one) => nameOf(one) === name);
  const titles = named?.credits.map(({ work }) => toPhrase(work.title)) ?? [];
  known.set(name, titles);
  return titles;
}

/** Whether somebody directed a work or, unless they direct others, worked on it, or a company made or showed it. */
const isWith = (
  index: FinderIndex,
  { title, director, company = '', broadcaster = '' }: IndexPerson['credits'][number]['work'],
  name: string,
) =>
  [director, company, broadcaster].some((one) => toPhrase(one) === name) ||
  worksOf(index, name).includes(toPhrase(title));

function hasCredit(index: FinderIndex, person: IndexPerson, asked: AskedCredit): boolean {
  const { titles, kinds, billing, role: words, years, with: name } = asked;
  if (name === nameOf(person)) return false;
  return person.credits.some(
    (credit) =>
      (!kinds || kinds.includes(credit.kind)) &&
      (!billing || credit.billing === billing) &&
      (!years || isWithin(credit.work.year, years)) &&
      (!titles || titles.includes(toPhrase(credit.work.title))) &&
      (!words || hasWords(credit.role, words)) &&
      (!name || isWith(index, credit.work, name)),
  );
}

function meetsCondition(index: FinderIndex, person: IndexPerson, asked: Condition): boolean {
  switch (asked.is) {
    case 'value':
      return hasValue(person, asked);
    case 'age':
      return isPlayed(person, asked);
    case 'height':
      return isWithin(person.height, asked);
    case 'credit':
      return hasCredit(index, person, asked);
    case 'name':
      return asked.words.every((word) => hasWord(nameOf(person), word, true));
    case 'count':
      return valuesOf(person, asked.of).length >= asked.from;
    case 'available': {
      const { available, busy } = person;
      // Who says only when they are not free is free on other days.
      if (!available && busy.length === 0) return false;
      const { from = '', to = '9999' } = available ?? {};
      const isBusy = busy.some((days) => days.from <= asked.from && days.until >= asked.to);
      return !isBusy && from <= asked.to && to >= asked.from;
    }
    case 'video':
      return person.videos.some(({ title }) =>
        title.split('\n').some((one) => toPhrase(one) === asked.title),
      );
    case 'school':
      return person.schools.some((name) => hasWords(name, asked.words));
    case 'award':
      return person.awards.some(
        ({ name, result }) =>
          hasWords(name, asked.words) && (!asked.result || asked.result === result),
      );
  }
}

/** Whether all chosen values of a field are asked for at once. */
const isAll = (filters: Filters, field: Field): boolean =>
  filters.all.includes(field as RatedFacet) && filters[field].length > 1;

/** A person who meets all wishes and at most one field of the panel not, and which. */
type Counted = [person: IndexPerson, missed: Field | undefined];

/**
 * Returns for each value of a facet the number of people who have it and meet everything else. With
 * "all at once" only those with the chosen values count; a chosen value with a least level counts at
 * that level. Values without people are missing.
 */
function countFacet(counted: readonly Counted[], filters: Filters, facet: Facet) {
  const isNarrowing = isAll(filters, facet);
  const ranks = new Map(filters[facet].map((choice) => [choice.value, rankOf(choice)]));
  const counts = new Map<string, number>();
  for (const [person, missed] of counted) {
    if (missed !== undefined && (isNarrowing || missed !== facet)) continue;
    for (const { value, level } of valuesOf(person, facet)) {
      if (level >= (ranks.get(value) ?? 0)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** Whether somebody who misses a wish is worth showing: not of another gender, with another name, or excluded. */
const canMiss = ({ any: [first], not }: Wish): boolean =>
  !not &&
  first!.is !== 'name' &&
  !(first!.is === 'value' && ['gender', 'lists', 'crafts'].includes(first!.facet));

/** Searches people: what is chosen in the panel is strict, the wishes of a sentence are soft. */
export function search(index: FinderIndex, filters: Filters, wishes: readonly Wish[]) {
  /** Who meets everything, in the order of the index. */
  const all: IndexPerson[] = [];
  /** Who misses one wish, with its number; at most a dozen. */
  const near: { person: IndexPerson; missing: number }[] = [];
  const counted: Counted[] = [];
  const chosen = FIELDS.filter((field) => filters[field].length > 0);
  for (const person of index.people) {
    const isMet = (asked: Condition) => meetsCondition(index, person, asked);
    const isMissed = (field: Field) => {
      const conditions: readonly Condition[] = filters[field];
      return !(isAll(filters, field) ? conditions.every(isMet) : conditions.some(isMet));
    };
    const missed = chosen.find(isMissed);
    if (missed && chosen.slice(chosen.indexOf(missed) + 1).some(isMissed)) continue;
    let missing = 0;
    let last = 0;
    for (let number = 0; number < wishes.length && missing < 2; number++) {
      const { any, not } = wishes[number]!;
      if (any.some(isMet) !== not) continue;
      missing++;
      last = number;
    }
    if (missing === 0) counted.push([person, missed]);
    if (missed !== undefined) continue;
    if (missing === 0) all.push(person);
    else if (
      missing === 1 &&
      wishes.length > 1 &&
      near.length < MOST_NEAR &&
      canMiss(wishes[last]!)
    ) {
      near.push({ person, missing: last });
    }
  }
  return { all, near, count: (facet: Facet) => countFacet(counted, filters, facet) };
}
