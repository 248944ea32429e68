import { expect, test } from 'vitest';
import { ageToday, dayOf, thisYear } from '~/lib/dates/today';

test('is the calendar day of Madrid, in summer and in winter', () => {
  expect(dayOf(new Date('2026-06-30T21:59:00Z'))).toBe('2026-06-30');
  expect(dayOf(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  expect(dayOf(new Date('2026-12-31T22:59:00Z'))).toBe('2026-12-31');
  expect(dayOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});

test('the year and an age are those of today', () => {
  const { compare } = new Intl.Collator();
  expect(compare(thisYear(), '2026')).toBeGreaterThanOrEqual(0);
  expect(ageToday('2000-01-01')).toBe(Number(thisYear()) - 2000);
});
