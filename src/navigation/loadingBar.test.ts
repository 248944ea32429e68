import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingBar } from './loadingBar';

let shown: string;
let bar: ReturnType<typeof createLoadingBar>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = 'idle';
  bar = createLoadingBar((state) => (shown = state));
});
afterEach(() => vi.useRealTimers());

test('the bar shows 200 ms after the start, not before', () => {
  bar.start();
  vi.advanceTimersByTime(199);
  expect(shown).toBe('idle');
  vi.advanceTimersByTime(1);
  expect(shown).toBe('running');
});

test('a navigation within 200 ms never shows the bar', () => {
  bar.start();
  vi.advanceTimersByTime(150);
  bar.end(false);
  expect(shown).toBe('idle');
  vi.advanceTimersByTime(10_000);
  expect(shown).toBe('idle');
});

test('at the end the bar is full, and hidden 500 ms later', () => {
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

test('the end of the first navigation does not hide a second one', () => {
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

test('a second start restarts the delay of 200 ms', () => {
  bar.start();
  vi.advanceTimersByTime(150);
  bar.start();
  vi.advanceTimersByTime(150);
  expect(shown).toBe('idle');
  vi.advanceTimersByTime(50);
  expect(shown).toBe('running');
});

test('a bar that shows stays until the end of a navigation that starts meanwhile', () => {
  bar.start();
  vi.advanceTimersByTime(200);
  expect(shown).toBe('running');
  bar.start();
  expect(shown).toBe('running');
  bar.end(false);
  expect(shown).toBe('done');
  bar.start();
  expect(shown).toBe('idle');
});
