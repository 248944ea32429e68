import { describe, expect, test } from 'vitest';
import { isLoadFailure } from '~/lib/loadModule.browser';
import { canReload } from './reloadGuard';

test.each([
  'Failed to fetch dynamically imported module: https://x.example/_astro/Video.js',
  'error loading dynamically imported module: https://x.example/_astro/Video.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /_astro/Video.css',
])('"%s" is a load failure', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'map')"),
  new Error('Hydration failed'),
  undefined,
])('%s is no load failure', (error) => {
  expect(isLoadFailure(error)).toBe(false);
});

describe('a reload', () => {
  const NOW = 1_800_000_000_000;

  test('is allowed the first time', () => expect(canReload(null, NOW)).toBe(true));

  test.each([
    [0, false],
    [59_999, false],
    [60_000, true],
  ])('%i ms after the last one: %s', (elapsedMs, isAllowed) => {
    expect(canReload(String(NOW - elapsedMs), NOW)).toBe(isAllowed);
  });

  test.each(['', 'soon', 'NaN', '1e999', '-1', `${NOW + 1}`, `${NOW + 5000}`])(
    'is allowed after the stored value %j, which is no time or in the future',
    (last) => {
      expect(canReload(last, NOW)).toBe(true);
    },
  );
});
