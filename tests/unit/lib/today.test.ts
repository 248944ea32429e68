import { expect, test } from 'vitest';
import { today } from '~/lib/today';

test('is the calendar day of Madrid, in summer and in winter', () => {
  expect(today(new Date('2026-06-30T21:59:00Z'))).toBe('2026-06-30');
  expect(today(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  expect(today(new Date('2026-12-31T22:59:00Z'))).toBe('2026-12-31');
  expect(today(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});

test('is a calendar day without an argument too', () => {
  expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
