import type { AstroConfig } from 'astro';
import { readFile, rm, readdir } from 'node:fs/promises';
import { sha256 } from '../../lib/hash.ts';
import { isAnalyticsOnByDefault, isIndexedDeploy, siteUrl } from '../../settings/environment.ts';
import { replaceFile } from '../../lib/replaceFile.ts';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Root entries that cannot affect the output. Everything else is hashed, so a new file invalidates
 * the cache by default.
 */
const IGNORED = [
  'README.md',
  'cms',
  'dist',
  'dist.last',
  'dist.next',
  'docs',
  'node_modules',
  'playwright-report',
  'test-results',
  'tests',
];
/** The part of an ignored folder that the site imports. */
const CONTRACT = 'cms/contract';

const isInput = (entry: string) => !entry.startsWith('.') && !IGNORED.includes(entry);

/** The SHA-256 of each source file by its path relative to the root, sorted by path. */
export type SourceHashes = ReadonlyMap<string, string>;

/** Returns the files below an entry of the root, or the entry itself if it is a file. */
async function findFiles(root: string, entry: string): Promise<string[]> {
  const names = await readdir(path.join(root, entry)).catch(() => undefined);
  if (!names) return [entry];
  const files = await Promise.all(names.map((name) => findFiles(root, `${entry}/${name}`)));
  return files.flat();
}

/** Hashes all source files: the whole root except {@link IGNORED} and hidden entries. */
export async function hashSources(rootUrl: URL): Promise<SourceHashes> {
  const root = fileURLToPath(rootUrl);
  const entries = [...(await readdir(root)).filter(isInput), CONTRACT];
  const files = await Promise.all(entries.map((entry) => findFiles(root, entry)));
  const hashes = files
    .flat()
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map(async (file): Promise<[string, string]> => {
      const content = await readFile(path.join(root, file)).catch(() => '');
      return [file, sha256(content)];
    });
  return new Map(await Promise.all(hashes));
}

function hashSubset(sources: SourceHashes, paths: readonly string[]): string {
  const subset = [...sources].filter(([file]) =>
    paths.some((start) => file === start || file.startsWith(`${start}/`)),
  );
  return sha256(JSON.stringify(subset));
}

/** Returns the configuration that depends on the environment, and the variables that scripts inline. */
function settingsOf(config: AstroConfig): unknown[] {
  const { site, base, build, image, i18n, trailingSlash, security, experimental } = config;
  const { format, assets, assetsPrefix, inlineStylesheets } = build;
  const environment = Object.entries(process.env).filter(
    ([name]) => name.startsWith('PUBLIC_') || name === 'NODE_ENV',
  );
  return [
    { site, base, image, i18n, trailingSlash, security, experimental },
    { format, assets, assetsPrefix, inlineStylesheets },
    environment.sort(([a], [b]) => (a < b ? -1 : 1)),
    [isIndexedDeploy(), isAnalyticsOnByDefault(), siteUrl()],
    [process.version, process.platform],
  ];
}

/** The installed packages as npm recorded them; they may differ from the lock file. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Returns the hash of everything that is bundled, and of the settings that pages read: sources, installed
 * packages, configuration, variables, Vite's files of variables, and the folders whose paths a bundle
 * contains.
 */
export async function hashInputs(
  config: AstroConfig,
  sources: SourceHashes,
  mode: string | undefined,
): Promise<string> {
  const root = fileURLToPath(config.root);
  const variables = (await readdir(root)).filter((name) => name.startsWith('.env')).sort();
  const files = [INSTALLED, ...variables].map(async (name) => [
    name,
    sha256(await readFile(path.join(root, name)).catch(() => '')),
  ]);
  const folders = [config.root, config.outDir, config.cacheDir].map(({ href }) => href);
  const inputs = [[...sources], await Promise.all(files), settingsOf(config), folders, mode];
  return sha256(JSON.stringify(inputs));
}

/** Sources that determine the form of an entry; pages can show no other. */
const ENTRY_SOURCES = ['cms/contract', 'src/content.config.ts', 'src/loaders', 'src/model'];
/** Sources that determine which entries CMS records become. */
const LOADER_SOURCES = [
  ...ENTRY_SOURCES,
  'i18n/es/vocabulary.json',
  'package-lock.json',
  'src/features',
  'src/lib',
  'src/session',
  'src/settings',
];

/** Returns the hash of the sources with which a store's entries must be loaded to be current. */
export const hashLoaderSources = (sources: SourceHashes): string =>
  hashSubset(sources, LOADER_SOURCES);

const dataStoreFile = ({ cacheDir }: AstroConfig) => new URL('data-store.json', cacheDir);
const checksumFile = ({ cacheDir }: AstroConfig) => new URL('data-store.checksum', cacheDir);

async function checksumOf(config: AstroConfig, sources: SourceHashes): Promise<string> {
  const content = await readFile(dataStoreFile(config)).catch(() => '');
  return `${hashSubset(sources, ENTRY_SOURCES)} ${sha256(content)}`;
}

/** Astro's file of loaded entries, with a checksum that the next build reads. */
export const dataStore = {
  /**
   * Deletes the data store if it is damaged or if its entries have another form. Otherwise it remains,
   * even if all records must be fetched again: its entries replace records that are invalid.
   *
   * @param isForced deletes it in any case, so that all records are fetched again
   */
  async validate(config: AstroConfig, sources: SourceHashes, isForced: boolean): Promise<void> {
    const checksum = await readFile(checksumFile(config), 'utf8').catch(() => '');
    if (!isForced && checksum === (await checksumOf(config, sources))) return;
    await rm(dataStoreFile(config), { recursive: true, force: true });
  },

  writeChecksum: async (config: AstroConfig, sources: SourceHashes): Promise<void> =>
    replaceFile(checksumFile(config), await checksumOf(config, sources)),
};
