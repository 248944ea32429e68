import { expect, test } from 'vitest';
import { localePaths, routePaths } from './staticPaths';

test('a page exists once in each locale, Spanish without a prefix', async () => {
  expect(await localePaths()).toEqual([
    { params: { locale: undefined }, props: { locale: 'es' } },
    { params: { locale: 'en' }, props: { locale: 'en' } },
  ]);
});

test('routes of one file have a path in each locale', async () => {
  expect(await routePaths('legal', ['privacy'])).toEqual([
    {
      params: { locale: undefined, legal: 'politica-de-privacidad' },
      props: { locale: 'es', route: 'privacy' },
    },
    {
      params: { locale: 'en', legal: 'politica-de-privacidad' },
      props: { locale: 'en', route: 'privacy' },
    },
  ]);
});
