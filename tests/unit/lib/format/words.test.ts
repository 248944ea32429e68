import { expect, test } from 'vitest';
import {
  countryName,
  capitalised,
  conjunction,
  enumeration,
  playingAgeText,
} from '~/lib/format/words';

test('a country has its name in each locale', () => {
  expect(countryName('es', 'ES')).toBe('España');
  expect(countryName('en', 'ES')).toBe('Spain');
  expect(countryName('es', 'GB')).toBe('Reino Unido');
});

test('what is no code is refused', () => {
  expect(() => countryName('es', 'España')).toThrow(RangeError);
});

test('words become a line that opens with a capital', () => {
  expect(enumeration('es', ['español', 'inglés'])).toBe('Español, inglés');
  expect(enumeration('en', ['Spanish', 'English'])).toBe('Spanish, English');
  expect(enumeration('es', ['árabe'])).toBe('Árabe');
  expect(enumeration('es', [])).toBe('');
});

test('what someone is, is joined with the locale’s "and", which Spanish bends to the sound', () => {
  expect(conjunction('es', ['Directora', 'Guionista'])).toBe('Directora y guionista');
  expect(conjunction('es', ['Directora', 'Intérprete'])).toBe('Directora e intérprete');
  expect(conjunction('en', ['Director', 'Screenwriter'])).toBe('Director and screenwriter');
});

test('a capital is given to the first letter alone', () => {
  expect(capitalised('es', 'ébano claro')).toBe('Ébano claro');
  expect(capitalised('es', '')).toBe('');
});

test.each([
  ['es', { from: 28, to: 38 }, '28–38'],
  ['es', { from: 28 }, 'Desde 28'],
  ['en', { to: 38 }, 'Up to 38'],
  ['en', { from: 30, to: 30 }, '30'],
  ['es', {}, undefined],
] as const)('in %s, %j reads %j', (locale, ages, text) => {
  expect(playingAgeText(locale, ages)).toBe(text);
});
