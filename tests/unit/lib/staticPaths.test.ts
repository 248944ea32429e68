import { expect, test } from 'vitest';
import type { List } from '~/lib/lists';
import { localePaths, neighboursOf, talentPaths } from '~/lib/staticPaths';

const person = (slug: string, list: List = 'actors', isListed = true) => ({ slug, list, isListed });

test('a page exists once in each locale, Spanish without a prefix', () => {
  expect(localePaths()).toEqual([
    { params: { locale: undefined }, props: { locale: 'es' } },
    { params: { locale: 'en' }, props: { locale: 'en' } },
  ]);
});

test('neighbours are those next in the list, past whoever is hidden from it', () => {
  const [first, hidden, last] = [person('a'), person('b', 'actors', false), person('c')];
  const all = [first, hidden, last];
  expect(neighboursOf(all, first)).toEqual({ previous: undefined, next: last });
  expect(neighboursOf(all, last)).toEqual({ previous: first, next: undefined });
  expect(neighboursOf(all, hidden)).toEqual({});
});

test('each talent of the list has a path in each locale, hidden ones too', async () => {
  const talents = [person('a'), person('x', 'actresses'), person('b', 'actors', false)];
  const paths = await talentPaths(async () => talents, 'actors');
  expect(paths.map(({ params }) => params)).toEqual([
    { locale: undefined, slug: 'a' },
    { locale: undefined, slug: 'b' },
    { locale: 'en', slug: 'a' },
    { locale: 'en', slug: 'b' },
  ]);
  expect(paths[2]?.props).toMatchObject({ locale: 'en', talent: talents[0] });
});
