import { describe, expect, it, test } from 'vitest';
import {
  buildFolders,
  checkSettings,
  findPublication,
  findPublicationId,
  isAnalyticsOnByDefault,
  isIndexedDeploy,
  isStrictBuild,
  siteUrl,
} from './environment';
import { glob, readFile } from 'node:fs/promises';

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

test.each([undefined, '', 'G-ABC123DEF4'])('the measurement id %s is accepted', (id) => {
  expect(() => checkSettings({ PUBLIC_GA_MEASUREMENT_ID: id })).not.toThrow();
});

test.each(['UA-12345-6', 'GTM-ABC', 'G-abc', 'G-A/../x'])(
  'the measurement id %s fails the build',
  (id) => {
    expect(() => checkSettings({ PUBLIC_GA_MEASUREMENT_ID: id })).toThrow(
      'PUBLIC_GA_MEASUREMENT_ID must be like G-ABC123DEF4',
    );
  },
);

test('analytics is preselected unless the owner disables it', () => {
  expect(isAnalyticsOnByDefault({})).toBe(true);
  expect(isAnalyticsOnByDefault({ CONSENT_PRETICKED: 'true' })).toBe(true);
  expect(isAnalyticsOnByDefault({ CONSENT_PRETICKED: 'false' })).toBe(false);
});

const ID = '3f2b8c1e-7d4a-4e6b-9c1d-2a5b8e7f0c3d';
const BODY = JSON.stringify({ publication: ID });
const CMS = { CMS_URL: 'https://cms.example', CMS_TOKEN: 'key' };

it('the id of the publication is in the body of the build hook, encoded or not', () => {
  expect(findPublicationId({ INCOMING_HOOK_BODY: BODY })).toBe(ID);
  expect(findPublicationId({ INCOMING_HOOK_BODY: encodeURIComponent(BODY) })).toBe(ID);
});

it.each([undefined, '', '{}', 'null', '%', '{"publication":"../users"}', '{"publication":7}'])(
  'the body %s has no id',
  (body) => expect(findPublicationId({ INCOMING_HOOK_BODY: body })).toBeUndefined(),
);

it('a build for a publication reports, with the deploy of the host if there is one', () => {
  expect(findPublication({ ...CMS, INCOMING_HOOK_BODY: BODY })).toEqual({
    id: ID,
    deploy: { id: undefined, url: undefined },
  });
  const netlify = {
    NETLIFY: 'true',
    CONTEXT: 'production',
    DEPLOY_ID: '5e',
    DEPLOY_URL: 'https://x',
  };
  expect(findPublication({ ...CMS, ...netlify })).toEqual({
    id: undefined,
    deploy: { id: '5e', url: 'https://x' },
  });
});

it('no other build reports: another branch, a developer’s, one with the embedded CMS', () => {
  const hook = { ...CMS, INCOMING_HOOK_BODY: BODY };
  expect(findPublication({ ...hook, NETLIFY: 'true', CONTEXT: 'branch-deploy' })).toBeUndefined();
  expect(findPublication(CMS)).toBeUndefined();
  expect(findPublication({ INCOMING_HOOK_BODY: BODY })).toBeUndefined();
});

test('a build is strict only with the option', () => {
  expect(isStrictBuild(['node', 'astro', 'build', '--strict'])).toBe(true);
  expect(isStrictBuild(['node', 'astro', 'build'])).toBe(false);
});

/*
 * What a page reads from the environment must be in the key of every page (`settingsOf` in
 * src/build/incremental/inputsHash.ts), or be read by no page, as the publication is.
 */
test('pages and what they are made of read the environment through src/settings only', async () => {
  const folders = [
    'features',
    'lib',
    'loaders',
    'model',
    'navigation',
    'pages',
    'session',
    'site',
    'ui',
  ];
  const patterns = folders.map((folder) => `src/${folder}/**/*.{ts,astro}`);
  const files = await Array.fromAsync(glob(patterns));
  const readers: string[] = [];
  for (const file of files.sort()) {
    if ((await readFile(file, 'utf8')).includes('process.env')) readers.push(file);
  }
  expect(readers).toEqual([]);
});
