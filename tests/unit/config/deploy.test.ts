import { expect, test } from 'vitest';
import { isIndexedDeploy, isPreviewDeploy } from '~/config/deploy';

test.each([
  ['any other host', {}, true],
  ['Netlify’s production', { NETLIFY: 'true', CONTEXT: 'production' }, true],
  ['a preview', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, false],
  ['a branch', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }, false],
  ['a host with another variable CONTEXT', { CONTEXT: 'staging' }, true],
  ['a deploy with SITE_INDEXED=false', { SITE_INDEXED: 'false' }, false],
  [
    'a preview with SITE_INDEXED=true',
    { NETLIFY: 'true', CONTEXT: 'dev', SITE_INDEXED: 'true' },
    true,
  ],
  [
    'a preview of drafts, even with SITE_INDEXED=true',
    { CMS_PREVIEW: '1', SITE_INDEXED: 'true' },
    false,
  ],
])('search engines may index %s: %s', (_name, environment, isIndexed) => {
  expect(isIndexedDeploy(environment)).toBe(isIndexed);
});

test('an invalid SITE_INDEXED is rejected', () => {
  expect(() => isIndexedDeploy({ SITE_INDEXED: 'maybe' })).toThrow('SITE_INDEXED');
});

test('a build shows drafts only with CMS_PREVIEW', () => {
  expect(isPreviewDeploy({})).toBe(false);
  expect(isPreviewDeploy({ CMS_PREVIEW: '' })).toBe(false);
  expect(isPreviewDeploy({ CMS_PREVIEW: '0' })).toBe(false);
  expect(isPreviewDeploy({ CMS_PREVIEW: '1' })).toBe(true);
  expect(isPreviewDeploy({ CMS_PREVIEW: 'true' })).toBe(true);
  expect(() => isPreviewDeploy({ CMS_PREVIEW: 'yes please' })).toThrow('CMS_PREVIEW');
});
