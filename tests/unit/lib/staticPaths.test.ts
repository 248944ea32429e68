import { expect, test } from 'vitest';
import type { List } from '~/lib/lists';
import { localePaths, neighboursIn, placePaths, talentPaths } from '~/lib/staticPaths';

const person = (slug: string, list: List = 'actors', isListed = true) => ({
  name: slug.toUpperCase(),
  slug,
  list,
  isListed,
});

test('a page exists once in each locale, Spanish without a prefix', () => {
  expect(localePaths()).toEqual([
    { params: { locale: undefined }, props: { locale: 'es' } },
    { params: { locale: 'en' }, props: { locale: 'en' } },
  ]);
});

test('neighbours are those next in the list, past whoever is hidden from it', () => {
  const [first, hidden, last] = [person('a'), person('b', 'actors', false), person('c')];
  const neighbours = neighboursIn([first, hidden, last]);
  const named = (slug: string) => ({ name: slug.toUpperCase(), slug, list: 'actors' });
  expect(neighbours.get(first)).toEqual({ previous: undefined, next: named('c') });
  expect(neighbours.get(last)).toEqual({ previous: named('a'), next: undefined });
  expect(neighbours.get(hidden)).toBeUndefined();
});

test('pages that one file serves have a path in each locale', () => {
  expect(placePaths('legal', ['privacy'])).toEqual([
    {
      params: { locale: undefined, legal: 'politica-de-privacidad' },
      props: { locale: 'es', place: 'privacy' },
    },
    {
      params: { locale: 'en', legal: 'politica-de-privacidad' },
      props: { locale: 'en', place: 'privacy' },
    },
  ]);
});

test('each talent has a path in each locale, hidden ones too, and neighbours of its list', async () => {
  const talents = [
    person('a'),
    person('x', 'actresses'),
    person('b'),
    person('c', 'actors', false),
  ];
  const paths = await talentPaths(async () => talents);
  const addresses = paths.map(({ params: { locale, list, slug } }) =>
    [locale, list, slug].filter(Boolean).join('/'),
  );
  const spanish = ['actores/a', 'actores/b', 'actores/c', 'actrices/x'];
  expect(addresses).toEqual([...spanish, ...spanish.map((address) => `en/${address}`)]);
  expect(paths[4]?.props).toEqual({
    locale: 'en',
    talent: talents[0],
    hasNamesake: false,
    previous: undefined,
    next: { name: 'B', slug: 'b', list: 'actors' },
  });
});

test('who shares a name with somebody of the same list is known', async () => {
  const talents = [
    { ...person('ana-gil'), name: 'Ana Gil' },
    { ...person('ana-gil-2'), name: 'Ana Gil' },
    { ...person('ana-gil', 'directors'), name: 'Ana Gil' },
  ];
  const paths = await talentPaths(async () => talents);
  expect(paths.slice(0, 3).map(({ props }) => props.hasNamesake)).toEqual([true, true, false]);
});
