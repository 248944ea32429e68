import { expect, test, vi } from 'vitest';
import { currentAvailability } from '~/lib/dates/availability';

const until = (availableUntil?: string) =>
  currentAvailability({ availability: 'Libre', availableUntil });

test('the availability is shown until its last day is over in Madrid', () => {
  vi.useFakeTimers({ now: new Date('2026-06-30T21:59:00Z') });
  expect(until('2026-06-30')).toBe('Libre');
  expect(until('2026-06-29')).toBeUndefined();
  vi.setSystemTime(new Date('2026-06-30T22:00:00Z'));
  expect(until('2026-06-30')).toBeUndefined();
  expect(until()).toBe('Libre');
  vi.useRealTimers();
});
