import { expect, test } from 'vitest';
import { canPrefetch } from './prefetch';

test.each([
  ['an unknown connection', undefined, true],
  ['4g', { effectiveType: '4g', saveData: false }, true],
  ['3g', { effectiveType: '3g' }, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow-2g', { effectiveType: 'slow-2g' }, false],
  ['data saver', { effectiveType: '4g', saveData: true }, false],
])('with %s', (_, connection, isAllowed) => {
  expect(canPrefetch({ onLine: true, connection })).toBe(isAllowed);
});

test('never offline', () => {
  expect(canPrefetch({ onLine: false, connection: { effectiveType: '4g' } })).toBe(false);
});
