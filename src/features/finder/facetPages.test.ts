import { beforeEach, expect, test, vi } from 'vitest';
import {
  facetPage,
  facetPaths,
  getFacetKeys,
  getFacetPage,
  getFacetPages,
  getTalentFacets,
} from './facetPages';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import { createGraph } from '~/site/structuredData';
import { samplePeople } from '../../../tests/support/finder/samplePeople';
import { agency, nameOnly } from '../../../tests/unit/support/fixtures';

const COUNT = TALENTS_PER_PAGE + 1;

/** One page and one more actress who speak Basque, and as many who do not. */
const actresses = Array.from({ length: 2 * COUNT }, (_, index) => ({
  ...nameOnly,
  recordId: String(index),
  name: `Ana ${index}`,
  slug: `ana-${index}`,
  languages: index < COUNT ? [{ language: 'basque', level: 'basic' }] : [],
}));

let listed: object[] = [];
beforeEach(() => {
  listed = actresses;
});

vi.mock('~/loaders/talentQueries', () => ({
  getAllTalents: () => Promise.resolve(listed),
  getTalents: (_: string, list: string) => Promise.resolve(list === 'actresses' ? listed : []),
}));

const page = { list: 'actresses', facet: 'languages', key: 'basque', number: 1 } as const;

test('a value has a page if at least three people have it, but not nearly all', async () => {
  const people = (await samplePeople()).map(({ talents }) => talents.es);
  listed = people.filter(({ list }) => list === 'actresses');
  const keys = await getFacetKeys('actresses');
  // All actresses speak Spanish, and only one speaks Basque.
  expect(keys.map(({ facet, key }) => `${facet} ${key}`)).toEqual([
    'languages english',
    'languages french',
    'accents neutralSpanish',
    'accents castilian',
    'accents andalusian',
    'accents british',
    'skills horseRiding',
    'skills piano',
  ]);
  for (const facetKey of keys) {
    const { pageMeta } = await getFacetPage('es', { ...page, ...facetKey });
    expect(pageMeta.listPage.total).toBeGreaterThanOrEqual(3);
  }
});

test('nobody is on the page of a value twice', async () => {
  const basque = { language: 'basque', level: 'basic' };
  const twice = { ...nameOnly, languages: [basque, basque] };
  listed = [twice];
  expect((await getFacetPage('es', page)).pageMeta.listPage.items).toEqual([twice]);
  listed = [twice, twice];
  expect(await getFacetKeys('actresses')).toEqual([]);
});

const basque = { facet: 'languages', key: 'basque' } as const;

test('the path of a value is the same in both languages, below the list', () => {
  expect(facetPage.path('es', 'actresses', basque)).toBe('/actrices/idioma/euskera');
  expect(facetPage.path('en', 'actors', { facet: 'skills', key: 'fencing' }, 2)).toBe(
    '/en/actores/habilidad/esgrima/pagina/2',
  );
  expect(facetPage.searchPath('en', 'actresses', basque)).toBe('/en/actrices?idioma=euskera');
  expect(facetPage.text('en', basque)).toBe('Basque');
});

test('the people of a value fill pages', async () => {
  expect(await getFacetPages()).toEqual([page, { ...page, number: 2 }]);
  const first = await getFacetPage('es', page);
  expect(first.title).toBe('Actrices que hablan euskera');
  expect(first.description).toMatch(/^Actrices que hablan euskera: Ana 0, Ana 1 y más\. /);
  expect(first.pageMeta.path).toBe('/actrices/idioma/euskera');
  expect(first.pageMeta.listPage.total).toBe(COUNT);
  const second = await getFacetPage('en', { ...page, number: 2 });
  expect(second.title).toBe('Actresses who speak Basque · Page 2 of 2');
  expect(second.pageMeta.path).toBe('/en/actrices/idioma/euskera/pagina/2');
  expect(second.pageMeta.listPage.items.map(({ name }) => name)).toEqual(['Ana 36']);
});

test('the breadcrumb leads over the list and the first page', async () => {
  const { pageMeta } = await getFacetPage('es', { ...page, number: 2 });
  const site = new URL('https://a.example');
  const images = { portrait: undefined, posters: [] };
  const graph = createGraph({ ...pageMeta, site, title: '', image: '', agency }, images);
  const breadcrumb = graph.find((node) => '@type' in node && node['@type'] === 'BreadcrumbList');
  const names = JSON.stringify(breadcrumb).match(/"name":"[^"]+"/g);
  expect(names).toEqual([
    '"name":"Inicio"',
    '"name":"Actrices"',
    '"name":"Actrices que hablan euskera"',
    '"name":"Página 2 de 2"',
  ]);
});

test('a listed talent has the pages of the values that they have', async () => {
  const facetsOf = (recordId: string, isListed = true) => {
    const talent = actresses.find((one) => one.recordId === recordId)!;
    return getTalentFacets({
      ...talent,
      accents: [],
      skills: [],
      list: 'actresses',
      isListed,
    } as never);
  };
  expect(await facetsOf('0')).toEqual([{ facet: 'languages', key: 'basque' }]);
  expect(await facetsOf(String(COUNT))).toEqual([]);
  expect(await facetsOf('0', false)).toEqual([]);
});

test('the later pages of a value have their number in the path, in both languages', async () => {
  const params = { list: 'actrices', facet: 'idioma', value: 'euskera' };
  const later = { ...params, value: 'euskera/pagina/2' };
  expect((await facetPaths()).map((path) => path.params)).toEqual([
    { locale: undefined, ...params },
    { locale: undefined, ...later },
    { locale: 'en', ...params },
    { locale: 'en', ...later },
  ]);
});
