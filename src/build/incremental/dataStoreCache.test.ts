import type { AstroConfig } from 'astro';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { hashLoaderSources, dataStore } from './inputsHash';

const sourcesOf = (changed = '') =>
  new Map(
    [
      'cms/contract/lists.ts',
      'package-lock.json',
      'src/lib/hash.ts',
      'src/loaders/cmsClient.ts',
    ].map((file) => [file, file === changed ? 'new' : 'old']),
  );

const dataStoreFile = ({ cacheDir }: AstroConfig) => new URL('data-store.json', cacheDir);

/** Creates a data store with its checksum, and returns whether the next build keeps it. */
async function isKept(change: (config: AstroConfig) => unknown, changedSource = '') {
  const folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = { cacheDir: pathToFileURL(`${folder}/`) } as AstroConfig;
  await writeFile(dataStoreFile(config), '["entries"]');
  await dataStore.writeChecksum(config, sourcesOf());
  await change(config);
  await dataStore.validate(config, sourcesOf(changedSource), false);
  return existsSync(dataStoreFile(config));
}

test('the data store is kept while its entries have the same form', async () => {
  expect(await isKept(() => {})).toBe(true);
  expect(await isKept(() => {}, 'package-lock.json')).toBe(true);
  expect(await isKept(() => {}, 'src/lib/hash.ts')).toBe(true);
  expect(await isKept(() => {}, 'src/loaders/cmsClient.ts')).toBe(false);
  expect(await isKept(() => {}, 'cms/contract/lists.ts')).toBe(false);
});

test('a damaged data store is deleted', async () => {
  expect(await isKept((config) => writeFile(dataStoreFile(config), '["entriez"]'))).toBe(false);
});

test('a change of any source of the loaders fetches all records again', () => {
  for (const file of sourcesOf().keys()) {
    expect(hashLoaderSources(sourcesOf(file)), file).not.toBe(hashLoaderSources(sourcesOf()));
  }
  const others = new Map([...sourcesOf(), ['src/libs/a.ts', 'new'], ['src/site/a.ts', 'new']]);
  expect(hashLoaderSources(others)).toBe(hashLoaderSources(sourcesOf()));
});
