import { expect, test } from 'vitest';
import { isoDateOf, currentYear } from '~/lib/dates/today';

test('isoDateOf returns the calendar date of Madrid, in summer and in winter', () => {
  expect(isoDateOf(new Date('2026-06-30T21:59:00Z'))).toBe('2026-06-30');
  expect(isoDateOf(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  expect(isoDateOf(new Date('2026-12-31T22:59:00Z'))).toBe('2026-12-31');
  expect(isoDateOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});

test('the current year is that of today', () => {
  const { compare } = new Intl.Collator();
  expect(compare(currentYear(), '2026')).toBeGreaterThanOrEqual(0);
});
