import { expect, test } from 'vitest';
import { langAttribute } from './locale';

test('only a text in another language than the page has a lang attribute', () => {
  expect(langAttribute('en', { lang: 'es' })).toBe('es');
  expect(langAttribute('es', { lang: 'es' })).toBeUndefined();
  expect(langAttribute('en', undefined)).toBeUndefined();
});
