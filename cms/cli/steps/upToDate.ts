/*
 * The steps before the admin starts, which are skipped while nothing that they depend on has changed.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile, glob, rm } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './command.ts';

/**
 * Returns the SHA-256 hash of the paths and contents of files, in the given order. The paths are
 * relative to the folder, so that a folder that is moved stays up to date.
 */
async function hashFiles(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}

/** Checks whether the marker file contains this hash; a missing file counts as outdated. */
async function isUpToDate(marker: string, hash: string): Promise<boolean> {
  return (await readFile(marker, 'utf8').catch(() => '')) === hash;
}

/** Writes the hash of a step's inputs, so that the step is skipped while they are unchanged. */
const writeMarker = (marker: string, hash: string): Promise<void> => writeFile(marker, hash);

/** What the admin is built from; no test or script of the command line is part of it. */
const ADMIN_SOURCES = [
  '*.{ts,mjs,json}',
  '!(cli|data|migrations|node_modules|sample)/**/*.{ts,tsx,js,css,json}',
  '../i18n/*/vocabulary.json',
  '../src/ui/fonts/display.woff2',
];

/** Next writes this file when it builds: with it, the second start would find a changed source. */
const WRITTEN_BY_NEXT = 'next-env.d.ts';

/** Returns the paths of the admin's sources in the folder, sorted. */
async function findSources(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(
    glob(ADMIN_SOURCES, { cwd: folder, exclude: [WRITTEN_BY_NEXT] }),
  );
  return files.sort();
}

/** Builds the admin if one of its sources has changed since the last build. */
export async function ensureBuilt(folder: string): Promise<void> {
  const hash = await hashFiles(folder, await findSources(folder));
  const marker = path.join(folder, '.next', 'built-from');
  if (await isUpToDate(marker, hash)) return;
  console.log('Building the admin, about a minute…');
  await run(
    process.execPath,
    [path.join(folder, 'node_modules/next/dist/bin/next'), 'build'],
    folder,
  );
  await writeMarker(marker, hash);
}

/**
 * Installs the packages of a folder if they are missing or its lock file has changed.
 *
 * @param name what the packages are, for the log
 */
export async function ensureInstalled(
  folder: string,
  name = 'the admin (Payload on Next)',
): Promise<void> {
  const marker = path.join(folder, 'node_modules', '.installed-from');
  const hash = await hashFiles(folder, ['package-lock.json']);
  if (await isUpToDate(marker, hash)) return;
  console.log(`Installing ${name}, once…`);
  await run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  await writeMarker(marker, hash);
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const OUTPUT = path.join(ROOT, 'cms/.preview');

const ASTRO = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');

const ADAPTER = path.join(ROOT, 'node_modules/@astrojs/node');

const SOURCES = [
  'src/**/*.{astro,css,mjs,ts,tsx,woff2}',
  'i18n/**/*.{json,ts}',
  'cms/contract/*.ts',
  '{astro-i18next.config.ts,package-lock.json,tailwind.config.ts,tsconfig.json}',
];

/** Returns the file that the preview's server runs; it need not exist. */
export const previewEntry = (): string => path.join(OUTPUT, 'server/entry.mjs');

/**
 * Builds the preview if one of its sources has changed since the last build. It asks no CMS for
 * anything.
 *
 * @throws {Error} when the packages of the site are not installed, or the build fails
 */
export async function ensurePreviewBuilt(): Promise<void> {
  if (!existsSync(ADAPTER)) {
    throw new Error('run "npm ci" in the root folder of the repository first');
  }
  const files = await Array.fromAsync(glob(SOURCES, { cwd: ROOT }));
  const hash = await hashFiles(ROOT, files.sort());
  const marker = path.join(OUTPUT, 'built-from');
  if (await isUpToDate(marker, hash)) return;
  console.log('Building the preview, a few seconds…');
  await rm(marker, { force: true });
  // In the root folder, where the site's tools look for their configuration.
  await run(process.execPath, [ASTRO, 'build', '--root', 'src/preview', '--silent'], ROOT);
  await writeMarker(marker, hash);
}

const FILE = 'file:';

const SUFFIX = '.ts';

const namesIn = async (folder: string): Promise<string[]> =>
  (await Array.fromAsync(glob(`[0-9]*${SUFFIX}`, { cwd: folder }))).map((file) =>
    path.basename(file, SUFFIX),
  );

/**
 * Returns whether an SQLite database has every migration and an administrator, so that the step that
 * adds them can be left out: that one starts Payload, which takes seconds. `false` for a database that
 * this cannot read, such as PostgreSQL.
 *
 * @param uri of the database, e.g. `file:/srv/cms.db`
 * @param migrations folder of the migrations
 */
export async function isSetUp(uri: string, migrations: string): Promise<boolean> {
  if (!uri.startsWith(FILE)) return false;
  const file = uri.startsWith(`${FILE}//`) ? fileURLToPath(uri) : uri.slice(FILE.length);
  if (!existsSync(file)) return false;
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const done = database.prepare('SELECT name FROM payload_migrations').all();
    const names = new Set(done.map(({ name }) => name));
    const { count } = database
      .prepare("SELECT COUNT(*) AS count FROM users WHERE role = 'admin'")
      .get() as { count: number };
    return count > 0 && (await namesIn(migrations)).every((name) => names.has(name));
  } catch {
    // An empty database, or one of another form.
    return false;
  } finally {
    database.close();
  }
}
