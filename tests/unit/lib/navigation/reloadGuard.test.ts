import { describe, expect, test } from 'vitest';
import { isLoadFailure, mayReload } from '~/lib/navigation/reloadGuard';

test.each([
  'Failed to fetch dynamically imported module: https://x.example/_astro/Video.js',
  'error loading dynamically imported module: https://x.example/_astro/Video.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /_astro/Video.css',
])('"%s" is a file that did not come', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'map')"),
  new Error('Hydration failed'),
  undefined,
])('%s is none', (error) => {
  expect(isLoadFailure(error)).toBe(false);
});

describe('a reload', () => {
  const NOW = 1_800_000_000_000;

  test('is allowed the first time', () => expect(mayReload(null, NOW)).toBe(true));

  test.each([
    [0, false],
    [59_999, false],
    [60_000, true],
  ])('%i ms after the last one: %s', (passedMs, isAllowed) => {
    expect(mayReload(String(NOW - passedMs), NOW)).toBe(isAllowed);
  });

  test('is not repeated when the clock was put back', () => {
    expect(mayReload(String(NOW + 5000), NOW)).toBe(false);
  });
});
