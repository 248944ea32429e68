import { expect, test } from 'vitest';
import { foreignLang } from '~/lib/foreign';

test('only a text in another language than the page’s is marked', () => {
  expect(foreignLang('en', { lang: 'es' })).toBe('es');
  expect(foreignLang('es', { lang: 'es' })).toBeUndefined();
  expect(foreignLang('en', undefined)).toBeUndefined();
});
