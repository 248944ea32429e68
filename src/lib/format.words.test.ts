import { expect, test } from 'vitest';
import { formats } from './format';

test('countryName returns the name in the locale', () => {
  expect(formats('es').country('ES')).toBe('España');
  expect(formats('en').country('ES')).toBe('Spain');
  expect(formats('es').country('GB')).toBe('Reino Unido');
});

test('countryName rejects text that is not a code', () => {
  expect(() => formats('es').country('España')).toThrow(RangeError);
});

test('commaList joins with commas and capitalises the first label', () => {
  expect(formats('es').commaList(['español', 'inglés'])).toBe('Español, inglés');
  expect(formats('en').commaList(['Spanish', 'English'])).toBe('Spanish, English');
  expect(formats('es').commaList(['árabe'])).toBe('Árabe');
  expect(formats('es').commaList([])).toBe('');
});

test('conjunction uses the locale’s "and", which in Spanish depends on the next sound', () => {
  expect(formats('es').conjunction(['Directora', 'Guionista'])).toBe('Directora y guionista');
  expect(formats('es').conjunction(['Directora', 'Intérprete'])).toBe('Directora e intérprete');
  expect(formats('en').conjunction(['Director', 'Screenwriter'])).toBe('Director and screenwriter');
});

test('capitalise changes the first letter only', () => {
  expect(formats('es').capitalise('ébano claro')).toBe('Ébano claro');
  expect(formats('es').capitalise('')).toBe('');
});

test.each([
  ['es', { from: 28, to: 38 }, '28–38'],
  ['es', { from: 28 }, 'Desde 28'],
  ['en', { to: 38 }, 'Up to 38'],
  ['en', { from: 30, to: 30 }, '30'],
  ['es', {}, undefined],
] as const)('in %s, the playing age %j is %j', (locale, ages, text) => {
  expect(formats(locale).playingAge(ages)).toBe(text);
});
