import { expect, test } from 'vitest';
import {
  capitalise,
  commaList,
  conjunction,
  countryName,
  playingAgeText,
} from '~/lib/format/words';

test('countryName returns the name in the locale', () => {
  expect(countryName('es', 'ES')).toBe('España');
  expect(countryName('en', 'ES')).toBe('Spain');
  expect(countryName('es', 'GB')).toBe('Reino Unido');
});

test('countryName rejects text that is not a code', () => {
  expect(() => countryName('es', 'España')).toThrow(RangeError);
});

test('commaList joins with commas and capitalises the first label', () => {
  expect(commaList('es', ['español', 'inglés'])).toBe('Español, inglés');
  expect(commaList('en', ['Spanish', 'English'])).toBe('Spanish, English');
  expect(commaList('es', ['árabe'])).toBe('Árabe');
  expect(commaList('es', [])).toBe('');
});

test('conjunction uses the locale’s "and", which in Spanish depends on the next sound', () => {
  expect(conjunction('es', ['Directora', 'Guionista'])).toBe('Directora y guionista');
  expect(conjunction('es', ['Directora', 'Intérprete'])).toBe('Directora e intérprete');
  expect(conjunction('en', ['Director', 'Screenwriter'])).toBe('Director and screenwriter');
});

test('capitalise changes the first letter only', () => {
  expect(capitalise('es', 'ébano claro')).toBe('Ébano claro');
  expect(capitalise('es', '')).toBe('');
});

test.each([
  ['es', { from: 28, to: 38 }, '28–38'],
  ['es', { from: 28 }, 'Desde 28'],
  ['en', { to: 38 }, 'Up to 38'],
  ['en', { from: 30, to: 30 }, '30'],
  ['es', {}, undefined],
] as const)('in %s, the playing age %j is %j', (locale, ages, text) => {
  expect(playingAgeText(locale, ages)).toBe(text);
});
