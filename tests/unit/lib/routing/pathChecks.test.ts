import type { PagePath, MiddlewareName } from '~/lib/routing/pathChecks';
import { expect, test } from 'vitest';
import { checkedPaths, isSlug } from '~/lib/routing/pathChecks';
import { PageError } from '~/lib/routing/pageError';

const path = (locale: string | undefined, slug: string): PagePath => ({
  params: { locale, slug },
  props: {},
});
const BOTH = [path(undefined, 'leo-paz'), path('en', 'leo-paz')];

test('a path for which the validity check says no is left out', async () => {
  const paths = checkedPaths(() => [...BOTH, path('en', 'Not a slug')], {
    isValid: ({ params }) => isSlug(params.slug!),
  });
  expect(await paths()).toEqual(BOTH);
});

test('a middleware that does not exist is an error 500 with its name', async () => {
  const middleware = ['inEveryLanguage', 'toString'] as MiddlewareName[];
  const error = await checkedPaths(() => BOTH, { middleware })().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(PageError);
  expect(error).toMatchObject({ status: 500, message: 'Unknown middleware "toString"' });
});

test('inEveryLanguage lets pass what exists in both languages', async () => {
  const paths = checkedPaths(async () => BOTH, { middleware: ['inEveryLanguage'] });
  expect(await paths()).toEqual(BOTH);
});

test('inEveryLanguage names what one language lacks', async () => {
  const paths = checkedPaths(() => [...BOTH, path(undefined, 'ana')], {
    middleware: ['inEveryLanguage'],
  });
  await expect(paths()).rejects.toThrow('No page in "en" at en/ana');
});

test('the middleware sees the valid paths alone', async () => {
  const paths = checkedPaths(() => [...BOTH, path(undefined, 'Ana')], {
    isValid: ({ params }) => isSlug(params.slug!),
    middleware: ['inEveryLanguage'],
  });
  expect(await paths()).toEqual(BOTH);
});

test.each([
  ['leo-paz', true],
  ['leo-2', true],
  ['Leo', false],
  ['leo--paz', false],
  ['-leo', false],
  ['leo/paz', false],
  ['', false],
])('"%s" can stand in an address: %s', (text, isAllowed) => {
  expect(isSlug(text)).toBe(isAllowed);
});
