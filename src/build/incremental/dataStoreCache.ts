import type { AstroConfig } from 'astro';
import type { SourceHashes } from './inputsHash.ts';
import { readFile, rm } from 'node:fs/promises';
import { sha256 } from '../../lib/hash.ts';
import { hashSubset } from './inputsHash.ts';
import { replaceFile } from './repair.ts';

/** Sources that determine the form of an entry; pages can show no other. */
const ENTRY_SOURCES = ['cms/contract', 'src/content.config.ts', 'src/loaders', 'src/model'];
/** Sources that determine which entries CMS records become. */
const LOADER_SOURCES = [
  ...ENTRY_SOURCES,
  ...[
    'i18n/es/vocabulary.json',
    'package-lock.json',
    'src/build/environment',
    'src/features',
    'src/lib',
  ],
];

/** Returns the hash of the sources with which a store's entries must be loaded to be current. */
export const hashLoaderSources = (sources: SourceHashes): string =>
  hashSubset(sources, LOADER_SOURCES);

/** Returns the file in which Astro stores the loaded entries. */
export const dataStoreFile = ({ cacheDir }: AstroConfig) => new URL('data-store.json', cacheDir);
const checksumFile = ({ cacheDir }: AstroConfig) => new URL('data-store.checksum', cacheDir);

async function checksumOf(config: AstroConfig, sources: SourceHashes): Promise<string> {
  const content = await readFile(dataStoreFile(config)).catch(() => '');
  return `${hashSubset(sources, ENTRY_SOURCES)} ${sha256(content)}`;
}

/** Deletes the data store, so that all records are fetched again. */
export const invalidateDataStore = (config: AstroConfig): Promise<void> =>
  rm(dataStoreFile(config), { recursive: true, force: true });

/**
 * Deletes the data store if it is damaged or if its entries have another form. Otherwise it remains,
 * even if all records must be fetched again: its entries replace records that are invalid.
 */
export async function validateDataStore(config: AstroConfig, sources: SourceHashes): Promise<void> {
  const checksum = await readFile(checksumFile(config), 'utf8').catch(() => '');
  if (checksum !== (await checksumOf(config, sources))) await invalidateDataStore(config);
}

/** Writes the checksum of the data store, which {@link validateDataStore} of the next build reads. */
export const writeDataStoreChecksum = async (
  config: AstroConfig,
  sources: SourceHashes,
): Promise<void> => replaceFile(checksumFile(config), await checksumOf(config, sources));
