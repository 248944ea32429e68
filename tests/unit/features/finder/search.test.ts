import { beforeAll, describe, expect, test } from 'vitest';
import { samplePeople } from '../../../support/finder/samplePeople';
import { parseFilters, serialiseFilters } from '~/features/finder/columns/finderAddress';
import { encodeIndex } from '~/features/finder/columns/encode/encodeIndex';
import { emptyFilters } from '~/features/finder/columns/finderFilters';
import { type FinderIndex, decodeIndex } from '~/features/finder/columns/finderIndex';
import { search } from '~/features/finder/columns/search';
import { understand } from '~/features/finder/columns/understand';
import { SEARCHES, TYPED } from './searches';

let index: FinderIndex;
beforeAll(async () => {
  index = decodeIndex(JSON.parse(JSON.stringify(encodeIndex(await samplePeople()))));
});

const parse = (query: string) => parseFilters(new URLSearchParams(query), index);
const sorted = (found: string) => found.split(' ').filter(Boolean).sort();

describe('a search over the sample', () => {
  test.each(SEARCHES)('finds the right people: $query', ({ query, found }) => {
    expect(search(index, parse(query)).ids.toSorted()).toEqual(sorted(found));
  });

  test.each(TYPED)('understands the words as typed: $typed', ({ typed, query, found }) => {
    const filters = understand({ ...emptyFilters(), words: typed }, index);
    expect(decodeURIComponent(serialiseFilters(filters))).toBe(query);
    expect(search(index, filters).ids.toSorted()).toEqual(sorted(found));
    expect(understand(filters, index)).toBe(filters);
  });

  test('finds everybody without filters, in the order of the lists', () => {
    const { ids } = search(index, emptyFilters());
    expect(ids).toEqual(index.ids);
    expect(ids).toHaveLength(37);
    expect(ids.slice(0, 5)).toEqual([
      'bruno-castell',
      'mateo-villar',
      'iker-zubiri',
      'hugo-lamas',
      'chano-benitez',
    ]);
  });

  test('finds the person of a name before those who worked with them', () => {
    const { ids } = search(index, parse('q=palmira+salas'));
    expect(ids[0]).toBe('palmira-salas');
    expect(ids).toHaveLength(12);
  });

  test('counts the values of a facet by the filters of all others', () => {
    const { counts, hasVideo, hasVoice } = search(index, parse('idioma=euskera&lista=actores'));
    expect(counts.languages.get('euskera')).toBe(2);
    expect(counts.languages.get('catalan')).toBe(2);
    expect(counts.lists.get('actrices')).toBe(1);
    expect(counts.lists.get('descubre')).toBeUndefined();
    expect(counts.skills.get('esgrima')).toBe(1);
    expect([hasVideo, hasVoice]).toEqual([1, 1]);
  });

  test('counts the skills of those who have all chosen ones', () => {
    const { counts } = search(index, parse('habilidad=esgrima,equitacion&todas=1'));
    expect(counts.skills.get('esgrima')).toBe(1);
    expect(counts.skills.get('piano')).toBe(1);
    expect(counts.skills.get('buceo')).toBeUndefined();
  });
});
