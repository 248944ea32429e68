import { expect, test } from 'vitest';
import { isStrictBuild } from './environment';

test('a build is strict only with the option', () => {
  expect(isStrictBuild(['node', 'astro', 'build', '--strict'])).toBe(true);
  expect(isStrictBuild(['node', 'astro', 'build'])).toBe(false);
});
