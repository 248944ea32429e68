import { expect, test } from 'vitest';
import type { List } from '~/lib/routing/lists';
import { PEOPLE_PER_PAGE } from '~/lib/routing/pagination';
import {
  localePaths,
  neighboursIn,
  partPaths,
  placePaths,
  talentPaths,
} from '~/lib/routing/staticPaths';

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

test('prevNext are those next in the list, past whoever is hidden from it', () => {
  const [first, hidden, last] = [person('a'), person('b', 'actors', false), person('c')];
  const prevNext = neighboursIn([first, hidden, last]);
  const named = (slug: string) => ({ name: slug.toUpperCase(), slug, list: 'actors' });
  expect(prevNext.get(first)).toEqual({ previous: undefined, next: named('c') });
  expect(prevNext.get(last)).toEqual({ previous: named('a'), next: undefined });
  expect(prevNext.get(hidden)).toBeUndefined();
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

test('each talent has a path in each locale, hidden ones too, and prevNext of its list', async () => {
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
    hasDuplicateName: false,
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
  expect(paths.slice(0, 3).map(({ props }) => props.hasDuplicateName)).toEqual([true, true, false]);
});

test('a list of a thousand has numbered pages in both languages, from the second on', async () => {
  const paths = await partPaths(async (_locale, list) =>
    Array.from({ length: list === 'actors' ? 1000 : PEOPLE_PER_PAGE }),
  );
  const addresses = paths.map(({ params: { locale, list, number } }) =>
    [locale, list, 'pagina', number].filter(Boolean).join('/'),
  );
  const count = Math.ceil(1000 / PEOPLE_PER_PAGE);
  expect(addresses).toHaveLength(2 * (count - 1));
  expect(addresses[0]).toBe('actores/pagina/2');
  expect(addresses).toContain(`en/actores/pagina/${count}`);
  expect(paths[0]?.props).toEqual({ locale: 'es', list: 'actors', number: 2 });
});

test('prevNext are known over the border of two pages', async () => {
  const talents = Array.from({ length: 2 * PEOPLE_PER_PAGE }, (_, index) => person(`p${index}`));
  const paths = await talentPaths(async () => talents);
  const last = paths[PEOPLE_PER_PAGE - 1]!.props;
  expect(last).toMatchObject({ talent: { slug: `p${PEOPLE_PER_PAGE - 1}` } });
  expect(last.next?.slug).toBe(`p${PEOPLE_PER_PAGE}`);
});
