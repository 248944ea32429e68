import { expect, test } from 'vitest';
import { heightText } from '~/lib/height';

test.each([
  ['es', 168, '1,68 m'],
  ['en', 168, '1.68 m'],
  ['es', 180, '1,80 m'],
  ['en', 200, '2.00 m'],
] as const)('in %s, %i cm is %s', (locale, heightCm, text) => {
  expect(heightText(locale, heightCm).replace(/\s/g, ' ')).toBe(text.replace(/\s/g, ' '));
});
