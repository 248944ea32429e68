import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naiveSearch, toCandidates } from '../../../support/finder/naiveSearch';
import { randomPeople } from '../../../support/finder/randomPeople';
import { parseFilters, serialiseFilters } from '~/features/finder/columns/finderAddress';
import { encodeIndex } from '~/features/finder/columns/encode/encodeIndex';
import { FACETS, type Facet, LEVELS, RATED_FACETS } from '~/features/finder/columns/facets';
import { type Choice, type Filters, emptyFilters } from '~/features/finder/columns/finderFilters';
import { decodeIndex } from '~/features/finder/columns/finderIndex';
import { search } from '~/features/finder/columns/search';

const people = randomPeople(500);
const candidates = toCandidates(people);
const index = decodeIndex(encodeIndex(people));

const choices = (facet: Facet): fc.Arbitrary<Choice[]> => {
  const value = fc.constantFrom(...index.facets[facet].map((one) => one.value));
  const isRated = (RATED_FACETS as readonly Facet[]).includes(facet);
  const least = isRated
    ? fc.option(fc.constantFrom(...LEVELS), { nil: undefined })
    : fc.constant<undefined>(undefined);
  const choice = fc.record({ value, least });
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant<Choice[]>([]) },
    {
      weight: 2,
      arbitrary: fc.uniqueArray(choice, { maxLength: 3, selector: (one) => one.value }),
    },
  );
};

const range = (min: number, max: number) =>
  fc.option(
    fc
      .tuple(fc.integer({ min, max }), fc.integer({ min: 0, max: 20 }), fc.nat(5))
      .map(([from, width, kind]) => {
        const to = Math.min(from + width, max);
        return kind === 0 ? { from } : kind === 1 ? { to } : { from, to };
      }),
    { nil: undefined, freq: 2 },
  );

/** Beginnings of words of the people. */
const words = fc
  .array(
    fc
      .tuple(
        fc.constantFrom(...candidates.flatMap((one) => one.words)),
        fc.integer({ min: 2, max: 12 }),
      )
      .map(([word, length]) => word.slice(0, length)),
    { maxLength: 2 },
  )
  .map((tokens) => tokens.join(' '));

const filters: fc.Arbitrary<Filters> = fc.record({
  words: fc.oneof(fc.constant(''), words),
  age: range(10, 80),
  height: range(150, 195),
  chosen: fc.record(
    Object.fromEntries(FACETS.map((facet) => [facet, choices(facet)])) as Record<
      Facet,
      fc.Arbitrary<Choice[]>
    >,
  ),
  allSkills: fc.boolean(),
  hasVideo: fc.boolean(),
  hasVoice: fc.boolean(),
});

/** Random filters rarely have all skills and everything else of one person, so most facets are empty. */
const few = filters.map((all) => ({ ...all, hasVideo: false, hasVoice: false }));

/** Whether two counts are the same; `toEqual` of thousands of titles takes ten times as long. */
const isSame = (counts: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>) =>
  counts.size === expected.size &&
  [...expected].every(([value, count]) => counts.get(value) === count);

test('finds and counts the same people as a naive filter, at 500 people', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.oneof(filters, few), (query) => {
      const expected = naiveSearch(candidates, query);
      const result = search(index, query);
      found += Number(expected.ids.length > 0);
      expect(result.ids.toSorted()).toEqual(expected.ids.toSorted());
      if (!query.words) expect(result.ids).toEqual(expected.ids);
      expect(
        FACETS.filter((facet) => !isSame(result.counts[facet], expected.counts[facet])),
      ).toEqual([]);
    }),
    { numRuns: 1000, seed: 16 },
  );
  // A referee of searches that find nobody would prove nothing.
  expect(found).toBeGreaterThan(150);
});

test('the same search has the same address, in any order of its values', () => {
  fc.assert(
    fc.property(few, (query) => {
      const address = serialiseFilters(query);
      const parsed = parseFilters(new URLSearchParams(address), index);
      expect(serialiseFilters(parsed)).toBe(address);
      const reversed = Object.fromEntries(
        FACETS.map((facet) => [facet, query.chosen[facet].toReversed()]),
      ) as unknown as Filters['chosen'];
      expect(serialiseFilters({ ...query, chosen: reversed })).toBe(address);
      expect(search(index, parsed).ids).toEqual(search(index, query).ids);
    }),
    { numRuns: 200, seed: 16 },
  );
});

test('never throws at an address or at words that anybody wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const query = new URLSearchParams(`${text}&idioma=${text}&edad=${text}&q=${text}`);
      search(index, parseFilters(query, index));
      search(index, { ...emptyFilters(), words: text });
    }),
    { numRuns: 200 },
  );
});
