import type { AstroConfig } from 'astro';
import type { SourceHashes } from './inputsHash.ts';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { sha256 } from '../lib/hash.ts';
import { hashSubset } from './inputsHash.ts';

/** Sources that determine how CMS records become entries. */
const LOADER_SOURCES = [
  ...['cms/contract', 'package-lock.json', 'src/config', 'src/content.config.ts'],
  ...['src/lib', 'src/loaders'],
];

/** Returns the file in which Astro stores the loaded entries. */
export const dataStoreFile = ({ cacheDir }: AstroConfig) => new URL('data-store.json', cacheDir);
const checksumFile = ({ cacheDir }: AstroConfig) => new URL('data-store.checksum', cacheDir);

async function checksumOf(config: AstroConfig, sources: SourceHashes): Promise<string> {
  const content = await readFile(dataStoreFile(config)).catch(() => '');
  return `${hashSubset(sources, LOADER_SOURCES)} ${sha256(content)}`;
}

/** Deletes the data store, so that all records are fetched again. */
export const invalidateDataStore = (config: AstroConfig): Promise<void> =>
  rm(dataStoreFile(config), { force: true });

/** Deletes the data store if it is damaged or if the loaders' sources have changed. */
export async function validateDataStore(config: AstroConfig, sources: SourceHashes): Promise<void> {
  const checksum = await readFile(checksumFile(config), 'utf8').catch(() => '');
  if (checksum !== (await checksumOf(config, sources))) await invalidateDataStore(config);
}

/** Writes the checksum of the data store, which {@link validateDataStore} of the next build reads. */
export const writeDataStoreChecksum = async (
  config: AstroConfig,
  sources: SourceHashes,
): Promise<void> => writeFile(checksumFile(config), await checksumOf(config, sources));
