import { expect, test } from 'vitest';
import { samplePeople } from '../../../support/finder/samplePeople';
import {
  facetKeys,
  facetPath,
  facetSearchPath,
  facetText,
  talentsWith,
} from '~/features/finder/facetPages';
import { facetPaths } from '~/features/finder/facetPages';

const actresses = (await samplePeople())
  .map(({ talents }) => talents.es)
  .filter(({ list }) => list === 'actresses');

const basque = { facet: 'languages', key: 'basque' } as const;

test('a value has a page if at least three people have it, but not nearly all', () => {
  const keys = facetKeys(actresses).map(({ facet, key }) => `${facet} ${key}`);
  // All actresses speak Spanish, and only one speaks Basque.
  expect(keys).toEqual([
    'languages english',
    'languages french',
    'accents neutralSpanish',
    'accents castilian',
    'accents andalusian',
    'accents british',
    'skills horseRiding',
    'skills piano',
  ]);
  for (const facetKey of facetKeys(actresses)) {
    expect(talentsWith(actresses, facetKey).length).toBeGreaterThanOrEqual(3);
  }
});

test('nobody is on the page of a value twice', () => {
  const twice = {
    languages: [{ language: 'basque' }, { language: 'basque' }],
    accents: [],
    skills: [],
  };
  expect(talentsWith([twice], basque)).toEqual([twice]);
  expect(facetKeys([twice, twice])).toEqual([]);
});

test('the path of a value is the same in both languages, below the list', () => {
  expect(facetPath('es', 'actresses', basque)).toBe('/actrices/idioma/euskera');
  expect(facetPath('en', 'actors', { facet: 'skills', key: 'fencing' }, 2)).toBe(
    '/en/actores/habilidad/esgrima/pagina/2',
  );
  expect(facetSearchPath('en', 'actresses', basque)).toBe('/en/actrices?idioma=euskera');
  expect(facetText('en', basque)).toBe('Basque');
});

test('a file renders the first pages or the later ones, in both languages', async () => {
  const pages = [1, 2].map((number) => ({ ...basque, list: 'actors' as const, number }));
  const load = () => Promise.resolve(pages);
  const params = { list: 'actores', facet: 'idioma', value: 'euskera' };
  expect((await facetPaths(load, (number) => number === 1)).map((path) => path.params)).toEqual([
    { locale: undefined, ...params },
    { locale: 'en', ...params },
  ]);
  expect((await facetPaths(load, (number) => number > 1)).map((path) => path.params)).toEqual([
    { locale: undefined, ...params, number: '2' },
    { locale: 'en', ...params, number: '2' },
  ]);
});
