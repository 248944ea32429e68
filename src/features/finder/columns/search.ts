import type { Choice, Filters, Range } from './finderFilters';
import type { FacetColumn, FinderIndex } from './finderIndex';
import { FACETS, type Facet, LEVELS } from './facets';
import { FLAGS } from './indexFile';
import { lazyRecord } from './lazyRecord';
import { matchWords } from './textSearch';

/** What a search found. */
export interface SearchResult {
  /** The ids of the people: by relevance where words were typed, else in the order of the index. */
  ids: string[];
  /**
   * For each facet and each of its values the number of people who have it and match the filters of
   * all other facets. With `allSkills` a skill is counted for those who have the chosen skills too; a
   * chosen language or accent with a least level is counted at that level. Values without people are
   * missing. A facet is counted when it is first read.
   */
  counts: Record<Facet, ReadonlyMap<string, number>>;
  /** The number of people with video, and with voice, who match all other filters. */
  hasVideo: number;
  hasVoice: number;
}

/** Criteria as bits: each person has the bits of the first two that they fail. */
const BITS = { words: 1, age: 2, height: 4, video: 8, voice: 16 };
const bitOf = (facet: Facet): number => 32 << FACETS.indexOf(facet);

type Failed = Uint16Array;

function failUnless(failed: Failed, bit: number, matches: (person: number) => boolean): void {
  for (let person = 0; person < failed.length; person++) {
    const known = failed[person]!;
    // People who fail two criteria are neither found nor counted.
    const isCounted = (known & (known - 1)) === 0;
    if (isCounted && !matches(person)) failed[person] = known | bit;
  }
}

function failAge({ ages }: FinderIndex, { from = 0, to = 999 }: Range, failed: Failed): void {
  failUnless(failed, BITS.age, (person) => {
    const [low, high] = [ages.from[person]!, ages.to[person]!];
    return (low > 0 || high > 0) && low - 1 <= to && (high === 0 || high - 1 >= from);
  });
}

function failHeight({ heights }: FinderIndex, { from = 1, to = 999 }: Range, failed: Failed): void {
  failUnless(failed, BITS.height, (person) => heights[person]! >= from && heights[person]! <= to);
}

/** The least level, from 1, at which each chosen value of a facet counts, by its number. */
function leastLevels(index: FinderIndex, facet: Facet, choices: readonly Choice[]) {
  const numbers = index.numbers[facet];
  return new Map(
    choices.flatMap(({ value, least }): [number, number][] => {
      const number = numbers.get(value);
      return number === undefined ? [] : [[number, least ? LEVELS.indexOf(least) + 1 : 0]];
    }),
  );
}

const isLow = ({ levels }: FacetColumn, at: number, least: number | undefined): boolean =>
  levels !== undefined && least !== undefined && levels[at]! < least;

/** Marks who has fewer than `needed` of the chosen values. */
function failFacet(index: FinderIndex, facet: Facet, filters: Filters, failed: Failed): void {
  const chosen = leastLevels(index, facet, filters.chosen[facet]);
  const column = index.columns[facet];
  const needed = facet === 'skills' && filters.allSkills ? filters.chosen.skills.length : 1;
  failUnless(failed, bitOf(facet), (person) => {
    let found = 0;
    for (let at = column.offsets[person]!; at < column.offsets[person + 1]!; at++) {
      const least = chosen.get(column.values[at]!);
      if (least !== undefined && !isLow(column, at, least)) found++;
    }
    return found >= needed;
  });
}

function countFacet(index: FinderIndex, facet: Facet, filters: Filters, failed: Failed) {
  const isNarrowing = facet === 'skills' && filters.allSkills;
  const others = isNarrowing ? ~0 : ~bitOf(facet);
  const column = index.columns[facet];
  const chosen = leastLevels(index, facet, filters.chosen[facet]);
  const totals = new Uint32Array(index.labels[facet].length);
  for (let person = 0; person < failed.length; person++) {
    if ((failed[person]! & others) !== 0) continue;
    for (let at = column.offsets[person]!; at < column.offsets[person + 1]!; at++) {
      const value = column.values[at]!;
      if (!isLow(column, at, chosen.get(value))) totals[value]!++;
    }
  }
  const counts = new Map<string, number>();
  for (const [value, number] of index.numbers[facet]) {
    if (totals[number]! > 0) counts.set(value, totals[number]!);
  }
  return counts;
}

function countFlag({ flags }: FinderIndex, flag: number, bit: number, failed: Failed): number {
  let count = 0;
  for (let person = 0; person < failed.length; person++) {
    if ((failed[person]! & ~bit) === 0 && (flags[person]! & flag) !== 0) count++;
  }
  return count;
}

/** Finds people. The result of 5,000 people takes about a millisecond. */
export function search(index: FinderIndex, filters: Filters): SearchResult {
  const failed = new Uint16Array(index.ids.length);
  const { age, height, hasVideo, hasVoice, chosen, words } = filters;
  const scores = matchWords(index, words);
  if (scores) failUnless(failed, BITS.words, (person) => scores[person]! > 0);
  if (age) failAge(index, age, failed);
  if (height) failHeight(index, height, failed);
  const hasFlag = (flag: number) => (person: number) => (index.flags[person]! & flag) !== 0;
  if (hasVideo) failUnless(failed, BITS.video, hasFlag(FLAGS.video));
  if (hasVoice) failUnless(failed, BITS.voice, hasFlag(FLAGS.voice));
  for (const facet of FACETS) {
    if (chosen[facet].length > 0) failFacet(index, facet, filters, failed);
  }
  const people: number[] = [];
  for (let person = 0; person < failed.length; person++) {
    if (failed[person] === 0) people.push(person);
  }
  if (scores) people.sort((a, b) => scores[b]! - scores[a]! || a - b);
  return {
    ids: people.map((person) => index.ids[person]!),
    counts: lazyRecord(FACETS, (facet) => countFacet(index, facet, filters, failed)),
    hasVideo: countFlag(index, FLAGS.video, BITS.video, failed),
    hasVoice: countFlag(index, FLAGS.voice, BITS.voice, failed),
  };
}
