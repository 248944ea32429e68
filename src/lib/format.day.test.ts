import { expect, test } from 'vitest';
import { formats } from './format';

test('a timestamp becomes its date in Madrid, in the locale’s words', () => {
  expect(formats('es').date('2026-02-03T10:00:00.000Z')).toBe('3 de febrero de 2026');
  expect(formats('en').date('2026-02-03T10:00:00.000Z')).toBe('3 February 2026');
  expect(formats('es').date('2026-02-03T23:30:00.000Z')).toBe('4 de febrero de 2026');
});
