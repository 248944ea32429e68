import { expect, test } from 'vitest';
import { dayText } from '~/lib/dates/day';

test('a moment is told as its day in Madrid, in the words of the locale', () => {
  expect(dayText('es', '2026-02-03T10:00:00.000Z')).toBe('3 de febrero de 2026');
  expect(dayText('en', '2026-02-03T10:00:00.000Z')).toBe('3 February 2026');
  expect(dayText('es', '2026-02-03T23:30:00.000Z')).toBe('4 de febrero de 2026');
});
