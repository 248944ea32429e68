import { expect, test } from 'vitest';
import type { List } from '#contract/lists.ts';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import { pathsOfTalents, talentPages } from './talentPaths';

const person = (slug: string, list: List = 'actors', isListed = true) => ({
  name: slug.toUpperCase(),
  slug,
  list,
  isListed,
  cinema: [],
  television: [],
  theatre: [],
  otherWork: [],
});

test('previous and next talent skip hidden ones', () => {
  const talents = [person('a'), person('b', 'actors', false), person('c')];
  const neighbours = talentPages(talents).map(({ previous, next }) => [previous, next]);
  const link = (slug: string) => ({ name: slug.toUpperCase(), slug, list: 'actors' });
  expect(neighbours).toEqual([
    [undefined, link('c')],
    [undefined, undefined],
    [link('a'), undefined],
  ]);
});

test('each talent, hidden or not, has a path in each locale and the links of its list', async () => {
  const talents = [
    person('a'),
    person('x', 'actresses'),
    person('b'),
    person('c', 'actors', false),
  ];
  const paths = await pathsOfTalents.talents(async () => talentPages(talents));
  const urls = paths.map(({ params: { locale, list, slug } }) =>
    [locale, list, slug].filter(Boolean).join('/'),
  );
  const spanish = ['actores/a', 'actores/b', 'actores/c', 'actrices/x'];
  expect(urls).toEqual([...spanish, ...spanish.map((url) => `en/${url}`)]);
  expect(paths[4]?.props).toEqual({
    locale: 'en',
    talent: talents[0],
    hasDuplicateName: false,
    works: { colleagues: [], directors: [] },
    previous: undefined,
    next: { name: 'B', slug: 'b', list: 'actors' },
  });
});

test('duplicate names within a list are marked', async () => {
  const talents = [
    { ...person('ana-gil'), name: 'Ana Gil' },
    { ...person('ana-gil-2'), name: 'Ana Gil' },
    { ...person('ana-gil', 'directors'), name: 'Ana Gil' },
  ];
  const paths = await pathsOfTalents.talents(async () => talentPages(talents));
  expect(paths.slice(0, 3).map(({ props }) => props.hasDuplicateName)).toEqual([true, true, false]);
});

test('a list of a thousand has further pages in both languages', async () => {
  const paths = await pathsOfTalents.lists(async (_locale, list) =>
    Array.from({ length: list === 'actors' ? 1000 : TALENTS_PER_PAGE }),
  );
  const urls = paths.map(({ params: { locale, list, number } }) =>
    [locale, list, 'pagina', number].filter(Boolean).join('/'),
  );
  const count = Math.ceil(1000 / TALENTS_PER_PAGE);
  expect(urls).toHaveLength(2 * (count - 1));
  expect(urls[0]).toBe('actores/pagina/2');
  expect(urls).toContain(`en/actores/pagina/${count}`);
  expect(paths[0]?.props).toEqual({ locale: 'es', list: 'actors', number: 2 });
});

test('the links of a talent cross the boundary between list pages', async () => {
  const talents = Array.from({ length: 2 * TALENTS_PER_PAGE }, (_, index) => person(`p${index}`));
  const paths = await pathsOfTalents.talents(async () => talentPages(talents));
  const last = paths[TALENTS_PER_PAGE - 1]!.props;
  expect(last).toMatchObject({ talent: { slug: `p${TALENTS_PER_PAGE - 1}` } });
  expect(last.next?.slug).toBe(`p${TALENTS_PER_PAGE}`);
});
