import { describe, expect, it, test } from 'vitest';
import { buildFolders, checkSettings, isIndexedDeploy, siteUrl } from './environment';

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
])('search engines may index %s: %s', (_name, environment, isIndexed) => {
  expect(isIndexedDeploy(environment)).toBe(isIndexed);
});

test('an invalid SITE_INDEXED is rejected', () => {
  expect(() => isIndexedDeploy({ SITE_INDEXED: 'maybe' })).toThrow('SITE_INDEXED');
});

describe('siteUrl', () => {
  it('prefers SITE_URL to the address of the host', () => {
    const environment = { SITE_URL: 'https://agencia.example', URL: 'https://host.example' };
    expect(siteUrl(environment)).toBe('https://agencia.example');
    expect(siteUrl({ URL: 'https://host.example' })).toBe('https://host.example');
  });

  it.each(['agencia.example', 'foo', 'ftp://agencia.example', 'localhost:4321'])(
    'names the variable for %s',
    (SITE_URL) => {
      expect(() => siteUrl({ SITE_URL })).toThrow(/^SITE_URL must be a URL such as/);
      // No stack trace follows the message.
      expect(() => siteUrl({ SITE_URL })).toThrow(expect.objectContaining({ stack: '' }));
    },
  );
});

test('a wrong --port is named, which Astro would ignore', () => {
  for (const port of [['--port', '5600'], ['--port=0'], []])
    checkSettings({}, ['astro', 'preview', ...port]);
  for (const port of [['--port', 'abc'], ['--port=70000'], ['--port']]) {
    expect(() => checkSettings({}, ['astro', 'preview', ...port])).toThrow(
      /^--port must be a port/,
    );
  }
});

test('a build with a folder of its own writes neither `dist` nor the cache of other builds', () => {
  const other = { outDir: 'test-results/build/dist', cacheDir: 'test-results/build/cache' };
  expect(buildFolders({ BUILD_DIR: 'test-results/build' })).toEqual(other);
  expect(buildFolders({})).toEqual({ outDir: 'dist', cacheDir: 'node_modules/.astro' });
});
