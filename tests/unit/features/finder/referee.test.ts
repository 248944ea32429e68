import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naiveSearch, naiveWishes, toCandidates } from '../../../support/finder/naiveSearch';
import { randomPeople } from '../../../support/finder/randomPeople';
import { randomSentences } from '../../../support/finder/randomSentences';
import { formatAddress, parseAddress } from '~/features/finder/address';
import { createIndex } from '~/features/finder/createIndex';
import {
  type Choice,
  FIELDS,
  type Facet,
  type Filters,
  LEVELS,
  RATED_FACETS,
  isRange,
  isRated,
} from '~/features/finder/finderIndex';
import { emptyFilters, search } from '~/features/finder/search';
import { facetValues } from '~/features/finder/vocabulary';
import { understand } from '~/features/finder/understand';

const people = randomPeople(500);
const candidates = toCandidates(people);
const index = createIndex('es', people);
const TODAY = '2026-11-24';

/** `npm run test:long -- finder` asks for all 5,000. */
const SENTENCES = Number(process.env.FINDER_SENTENCES ?? 500);

const FACETS = FIELDS.filter((field): field is Facet => !isRange(field));

const choices = (facet: Facet): fc.Arbitrary<Choice[]> => {
  const value = fc.constantFrom(...facetValues(index, facet).map((one) => one.value));
  const least = isRated(facet)
    ? fc.option(fc.constantFrom(...LEVELS), { nil: undefined })
    : fc.constant<undefined>(undefined);
  const choice = fc.record({
    is: fc.constant('value' as const),
    facet: fc.constant(facet),
    value,
    least,
  });
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant<Choice[]>([]) },
    {
      weight: 2,
      arbitrary: fc.uniqueArray(choice, { maxLength: 3, selector: (one) => one.value }),
    },
  );
};

const range = (is: 'age' | 'height', min: number, max: number) =>
  fc.option(
    fc
      .tuple(fc.integer({ min, max }), fc.integer({ min: 0, max: 20 }), fc.nat(5))
      .map(([from, width, kind]) => {
        const to = Math.min(from + width, max);
        return [{ is, ...(kind === 0 ? { from } : kind === 1 ? { to } : { from, to }) }];
      }),
    { nil: [], freq: 2 },
  );

const filters: fc.Arbitrary<Filters> = fc.record({
  ...(Object.fromEntries(FACETS.map((facet) => [facet, choices(facet)])) as Record<
    Facet,
    fc.Arbitrary<Choice[]>
  >),
  age: range('age', 10, 80),
  height: range('height', 150, 195),
  all: fc.subarray([...RATED_FACETS]),
});

/** Random filters rarely have all skills and everything else of one person, so most facets are empty. */
const few = filters.map((all) => ({ ...all, video: [], voice: [] }));

/** Whether two counts are the same; `toEqual` of thousands of titles takes ten times as long. */
const isSame = (counts: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>) =>
  counts.size === expected.size &&
  [...expected].every(([value, count]) => counts.get(value) === count);

test('finds and counts the same people as a naive filter, at 500 people', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.oneof(filters, few), (asked) => {
      const expected = naiveSearch(candidates, asked);
      const { all, count } = search(index, asked, []);
      found += Number(expected.ids.length > 0);
      expect(all.map(({ card }) => card.id)).toEqual(expected.ids);
      expect(FACETS.filter((facet) => !isSame(count(facet), expected.counts[facet]))).toEqual([]);
    }),
    { numRuns: 500, seed: 16 },
  );
  // A referee of searches that find nobody would prove nothing.
  expect(found).toBeGreaterThan(75);
});

test(
  'who meets everything is exactly who the chips define, whatever is typed',
  () => {
    let found = 0;
    let understood = 0;
    for (const sentence of randomSentences(SENTENCES)) {
      const { wishes } = understand(index, sentence, TODAY);
      const ids = search(index, emptyFilters(), wishes).all.map(({ card }) => card.id);
      expect(ids, sentence).toEqual(naiveWishes(candidates, wishes));
      found += Number(ids.length > 0);
      understood += Number(wishes.length > 0);
    }
    expect(understood).toBeGreaterThan(SENTENCES / 2);
    expect(found).toBeGreaterThan(SENTENCES / 5);
    // Milliseconds on a busy machine.
  },
  120 * SENTENCES,
);

test('the same search has the same address, in any order of its values', () => {
  const asked = (one: Filters) => ({ words: '', filters: one, shown: 36 });
  fc.assert(
    fc.property(few, (one) => {
      const address = formatAddress(asked(one));
      const parsed = parseAddress(new URLSearchParams(address), index);
      expect(formatAddress(parsed)).toBe(address);
      const reversed = Object.fromEntries(
        FIELDS.map((field) => [field, one[field].toReversed()]),
      ) as unknown as Filters;
      expect(formatAddress(asked({ ...one, ...reversed }))).toBe(address);
      expect(search(index, parsed.filters, []).all).toEqual(search(index, one, []).all);
    }),
    { numRuns: 200, seed: 16 },
  );
});

test('never throws at an address or at words that anybody wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const query = new URLSearchParams(`${text}&idioma=${text}&edad=${text}&q=${text}`);
      const { words, filters: parsed } = parseAddress(query, index);
      search(index, parsed, understand(index, words, TODAY).wishes);
      understand(index, text, TODAY, true);
    }),
    { numRuns: 200 },
  );
});
