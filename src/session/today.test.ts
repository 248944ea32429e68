import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { today } from './today';
import { isoDay } from '#contract/timeZone.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-06-30T21:59:00Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-12-31T22:59:00Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Madrid, in summer and in winter', (time, day) => {
  expect(isoDay(new Date(time))).toBe(day);
  vi.setSystemTime(time);
  expect([today.date(), today.year()]).toEqual([day, day.slice(0, 4)]);
  expect([today.isOver(day), today.isOver('2026-06-29')]).toEqual([false, true]);
});
