import { expect, test } from 'vitest';
import { PageError } from './pageError';
import { checkedPaths, isSlug } from './pathChecks';

const path = (locale: string | undefined, slug: string) => ({
  params: { locale, slug },
  props: {},
});
const BOTH = [path(undefined, 'leo-paz'), path('en', 'leo-paz')];

test('an invalid path is omitted', async () => {
  const paths = checkedPaths(() => [...BOTH, path('en', 'Not a slug')], {
    isValid: ({ params }) => isSlug(params.slug!),
  });
  expect(await paths()).toEqual(BOTH);
});

test('an unknown middleware is an error 500 with its name', async () => {
  const middleware = ['inEveryLanguage', 'toString'] as 'inEveryLanguage'[];
  const error = await checkedPaths(() => BOTH, { middleware })().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(PageError);
  expect(error).toMatchObject({ status: 500, message: 'Unknown middleware "toString"' });
});

test('inEveryLanguage accepts pages that exist in both languages', async () => {
  const paths = checkedPaths(async () => BOTH, { middleware: ['inEveryLanguage'] });
  expect(await paths()).toEqual(BOTH);
});

test('inEveryLanguage rejects a page that one language lacks', async () => {
  const paths = checkedPaths(() => [...BOTH, path(undefined, 'ana')], {
    middleware: ['inEveryLanguage'],
  });
  await expect(paths()).rejects.toThrow('No page in "en" at en/ana');
});

test('the middleware receives the valid paths only', async () => {
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
])('"%s" is a slug: %s', (text, isValid) => {
  expect(isSlug(text)).toBe(isValid);
});
