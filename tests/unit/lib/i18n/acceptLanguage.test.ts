import { expect, test } from 'vitest';
import { parseAcceptLanguage } from '~/lib/i18n/detectLocale';

test.each([
  ['en-US,en;q=0.9,es;q=0.8', ['en-US', 'en', 'es']],
  ['es;q=0.4, en;q=0.9, fr', ['fr', 'en', 'es']],
  [' es ; q=0.5 ,\ten ; Q = 0.6 ', ['en', 'es']],
  ['en;q=0.5,es;q=0.5', ['en', 'es']],
  ['en;q=0, es;q=0.1', ['es']],
  ['en;q=0.0, es;q=0.001', ['es']],
  ['*', ['*']],
  ['de, *;q=0.5', ['de', '*']],
  ['en;level=1;q=0.3, es;q=0.4', ['es', 'en']],
  ['en;q=, es;q=high, fr;q=2, ca;q=-1, it;q=0.8.1, de', ['de']],
  [',,;q=1, ;', []],
  ['', []],
])('%j is parsed as %j', (header, languages) => {
  expect(parseAcceptLanguage(header)).toEqual(languages);
});

test('a header with 100,000 languages is parsed completely', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => `x-${index};q=0.5`);
  expect(parseAcceptLanguage([...many, 'en'].join())[0]).toBe('en');
});
