import { expect, test } from 'vitest';
import { countryName } from '~/lib/country';

test('a country has its name in each locale', () => {
  expect(countryName('es', 'ES')).toBe('España');
  expect(countryName('en', 'ES')).toBe('Spain');
  expect(countryName('es', 'GB')).toBe('Reino Unido');
});

test('what is no code is refused', () => {
  expect(() => countryName('es', 'España')).toThrow(RangeError);
});
