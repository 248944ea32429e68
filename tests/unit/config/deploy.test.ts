import { expect, test } from 'vitest';
import { isIndexedDeploy, isPreviewDeploy } from '~/config/deploy';

test.each([
  ['any other host', {}, true],
  ['Netlify’s production', { NETLIFY: 'true', CONTEXT: 'production' }, true],
  ['a preview', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, false],
  ['a branch', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }, false],
  ['a machine that calls something else a context', { CONTEXT: 'staging' }, true],
  ['one that says no', { SITE_INDEXED: 'false' }, false],
  ['a preview that says yes', { NETLIFY: 'true', CONTEXT: 'dev', SITE_INDEXED: 'true' }, true],
  ['a preview of drafts, whatever it says', { CMS_PREVIEW: '1', SITE_INDEXED: 'true' }, false],
])('on %s search engines may list the site: %s', (_name, environment, isIndexed) => {
  expect(isIndexedDeploy(environment)).toBe(isIndexed);
});

test('anything but yes and no is refused', () => {
  expect(() => isIndexedDeploy({ SITE_INDEXED: 'maybe' })).toThrow('SITE_INDEXED');
});

test('a build shows drafts only where it was told to', () => {
  expect(isPreviewDeploy({})).toBe(false);
  expect(isPreviewDeploy({ CMS_PREVIEW: '' })).toBe(false);
  expect(isPreviewDeploy({ CMS_PREVIEW: '0' })).toBe(false);
  expect(isPreviewDeploy({ CMS_PREVIEW: '1' })).toBe(true);
  expect(isPreviewDeploy({ CMS_PREVIEW: 'true' })).toBe(true);
  expect(() => isPreviewDeploy({ CMS_PREVIEW: 'yes please' })).toThrow('CMS_PREVIEW');
});
