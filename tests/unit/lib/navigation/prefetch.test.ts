import { expect, test } from 'vitest';
import { mayPrefetch } from '~/lib/navigation/prefetch';

test.each([
  ['a browser that tells nothing of its line', undefined, true],
  ['4g', { effectiveType: '4g', saveData: false }, true],
  ['3g', { effectiveType: '3g' }, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow-2g', { effectiveType: 'slow-2g' }, false],
  ['data saver', { effectiveType: '4g', saveData: true }, false],
])('with %s', (_, connection, isAllowed) => {
  expect(mayPrefetch({ onLine: true, connection })).toBe(isAllowed);
});

test('offline never', () => {
  expect(mayPrefetch({ onLine: false, connection: { effectiveType: '4g' } })).toBe(false);
});
