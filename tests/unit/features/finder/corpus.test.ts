import { describe, expect, test } from 'vitest';
import type { FinderIndex } from '~/features/finder/finderIndex';
import { emptyFilters } from '~/features/finder/search';
import { createIndex } from '~/features/finder/createIndex';
import { search } from '~/features/finder/search';
import { understand } from '~/features/finder/understand';
import {
  type AskedSearch,
  type SamplePerson,
  sampleSources,
} from '../../../support/finder/answers';
import { CORPUS } from '../../../support/finder/corpus';
import { CORPUS_ASIDE } from '../../../support/finder/corpusAside';
import { CORPUS_LATER } from '../../../support/finder/corpusLater';
import { CORPUS_STUDIES, CORPUS_STUDIES_ASIDE } from '../../../support/finder/corpusStudies';
import OUTSIDE from '../../../support/finder/corpusOutside.json';
import { samplePeople } from '../../../support/finder/samplePeople';

/** The day on which the searches about availability are asked. */
const TODAY = '2026-11-24';

const sources: SamplePerson[] = await sampleSources();
const people = await samplePeople();
const indexes: Record<'es' | 'en', FinderIndex> = {
  es: createIndex('es', people),
  en: createIndex('en', people),
};

/** Returns the searches that do not show exactly the right people, or do not name what is unknown. */
const wrong = (searches: readonly AskedSearch[]): string[] =>
  searches.flatMap(({ locale, typed, right, unknown = [] }) => {
    const understood = understand(indexes[locale], typed, TODAY);
    const { all } = search(indexes[locale], emptyFilters(), understood.wishes);
    const found = all.map(({ card }) => card.id).sort();
    const wanted = sources.filter(right).map(({ id }) => id);
    const isRight =
      found.join() === wanted.sort().join() && understood.unknown.join() === unknown.join();
    return isRight ? [] : [typed];
  });

describe('searches as casting people type them', () => {
  test('show exactly the right people', () => {
    // A level beside an agent noun is that of any dance; the naive answer has no levels of skills. Who
    // sings flamenco is a singer.
    expect(wrong(CORPUS)).toEqual([
      'professional dancer contemporary dance',
      'singer without a Catalan accent',
    ]);
  });

  test('do so too when the finder was built without knowing them', () => {
    // The naive answer takes those without a height for the smallest.
    expect(wrong(CORPUS_ASIDE)).toEqual(['up to 1.65 m actor']);
  });

  test('do so too with words in a hurry', () => {
    expect(wrong(CORPUS_LATER)).toEqual([]);
  });

  test('do so too for schools, teachers and prizes', () => {
    expect(wrong(CORPUS_STUDIES)).toEqual([]);
    expect(wrong(CORPUS_STUDIES_ASIDE)).toEqual([]);
  });

  test('do so too when somebody wrote them who had not seen the finder', () => {
    const searches = OUTSIDE.map(({ locale, right, ...search }): AskedSearch => ({
      ...search,
      locale: locale === 'es' ? 'es' : 'en',
      right: ({ id }) => right.split(' ').includes(id),
    }));
    expect(wrong(searches)).toEqual([]);
  });
});
