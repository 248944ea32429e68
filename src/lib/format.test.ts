import { expect, test } from 'vitest';
import { durationText, formats, isoDuration } from './format';

test('a timestamp becomes its date in Madrid, in the locale’s words', () => {
  expect(formats('es').date('2026-02-03T10:00:00.000Z')).toBe('3 de febrero de 2026');
  expect(formats('en').date('2026-02-03T10:00:00.000Z')).toBe('3 February 2026');
  expect(formats('es').date('2026-02-03T23:30:00.000Z')).toBe('4 de febrero de 2026');
});

test.each([
  [0, '0:00', 'PT0M0S'],
  [5, '0:05', 'PT0M5S'],
  [192, '3:12', 'PT3M12S'],
  [3665, '61:05', 'PT61M5S'],
  [59.6, '1:00', 'PT1M0S'],
])('%d seconds are %s, and %s in ISO 8601', (durationSeconds, text, iso) => {
  expect(durationText(durationSeconds)).toBe(text);
  expect(isoDuration(durationSeconds)).toBe(iso);
});

test.each([
  ['es', 84_213, '84 kB'],
  ['es', 1_240_000, '1,2 MB'],
  ['en', 1_240_000, '1.2 MB'],
  ['en', 12, '1 kB'],
  ['es', 999_400, '999 kB'],
  ['es', 999_999, '1 MB'],
] as const)('in %s, %i bytes are %s', (locale, sizeBytes, text) => {
  expect(formats(locale).fileSize(sizeBytes).replace(/\s/g, ' ')).toBe(text);
});

test.each([
  ['es', 168, '1,68 m'],
  ['en', 168, '1.68 m'],
  ['es', 180, '1,80 m'],
  ['en', 200, '2.00 m'],
] as const)('in %s, %i cm is %s', (locale, heightCm, text) => {
  expect(formats(locale).height(heightCm).replace(/\s/g, ' ')).toBe(text.replace(/\s/g, ' '));
});

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
