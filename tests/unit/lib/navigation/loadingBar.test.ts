import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadingBar, type BarState } from '~/lib/navigation/loadingBar';

let shown: BarState;
let bar: ReturnType<typeof loadingBar>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = 'idle';
  bar = loadingBar((state) => (shown = state));
});
afterEach(() => vi.useRealTimers());

test('it shows 200 ms after the start and not before', () => {
  bar.start();
  vi.advanceTimersByTime(199);
  expect(shown).toBe('idle');
  vi.advanceTimersByTime(1);
  expect(shown).toBe('running');
});

test('a page that comes within 200 ms shows nothing, then or later', () => {
  bar.start();
  vi.advanceTimersByTime(150);
  bar.end(false);
  expect(shown).toBe('idle');
  vi.advanceTimersByTime(10_000);
  expect(shown).toBe('idle');
});

test('at the end it is full, and gone 500 ms later', () => {
  bar.start();
  vi.advanceTimersByTime(1000);
  bar.end(false);
  expect(shown).toBe('done');
  vi.advanceTimersByTime(499);
  expect(shown).toBe('done');
  vi.advanceTimersByTime(1);
  expect(shown).toBe('idle');
});

test.each([50, 1000])('a failure after %i ms shows for 500 ms', (ms) => {
  bar.start();
  vi.advanceTimersByTime(ms);
  bar.end(true);
  expect(shown).toBe('failed');
  vi.advanceTimersByTime(500);
  expect(shown).toBe('idle');
});

test('a second start is not hidden by the end of the first', () => {
  bar.start();
  vi.advanceTimersByTime(300);
  bar.end(false);
  vi.advanceTimersByTime(100);
  bar.start();
  vi.advanceTimersByTime(200);
  expect(shown).toBe('running');
  vi.advanceTimersByTime(5000);
  expect(shown).toBe('running');
});

test('a second start counts its own 200 ms', () => {
  bar.start();
  vi.advanceTimersByTime(150);
  bar.start();
  vi.advanceTimersByTime(150);
  expect(shown).toBe('idle');
  vi.advanceTimersByTime(50);
  expect(shown).toBe('running');
});
