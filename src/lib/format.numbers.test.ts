import { expect, test } from 'vitest';
import { durationText, formats, isoDuration } from './format';

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
