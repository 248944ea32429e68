import { expect, test } from 'vitest';
import { fileSizeText } from '~/lib/fileSize';

test.each([
  ['es', 84_213, '84 kB'],
  ['es', 1_240_000, '1,2 MB'],
  ['en', 1_240_000, '1.2 MB'],
  ['en', 12, '1 kB'],
  ['es', 999_400, '999 kB'],
  ['es', 999_999, '1 MB'],
] as const)('in %s, %i bytes are %s', (locale, sizeBytes, text) => {
  expect(fileSizeText(locale, sizeBytes).replace(/\s/g, ' ')).toBe(text);
});
