import { expect, test } from 'vitest';
import { isIndexedDeploy } from '~/content/deploy';

test.each([
  ['any other host', {}, true],
  ['Netlify’s production', { NETLIFY: 'true', CONTEXT: 'production' }, true],
  ['a preview', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, false],
  ['a branch', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }, false],
  ['a machine that calls something else a context', { CONTEXT: 'staging' }, true],
  ['one that says no', { SITE_INDEXED: 'false' }, false],
  ['a preview that says yes', { NETLIFY: 'true', CONTEXT: 'dev', SITE_INDEXED: 'true' }, true],
])('on %s search engines may list the site: %s', (_name, environment, isIndexed) => {
  expect(isIndexedDeploy(environment)).toBe(isIndexed);
});

test('anything but yes and no is refused', () => {
  expect(() => isIndexedDeploy({ SITE_INDEXED: 'maybe' })).toThrow('SITE_INDEXED');
});
