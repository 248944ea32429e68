import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { BRAND } from '#contract/brand.ts';
import { checkDatabase, settings, ensureWritable } from './settings.ts';

interface CmsEnvironment {
  DATABASE_URI: string;
  MEDIA_DIR: string;
}

/**
 * Fills an empty database with the sample agency in a child process, because Payload opens only one
 * database per process.
 *
 * @throws {Error} with the child's exit code when it fails; its messages are on standard error
 */
export async function seed(environment: CmsEnvironment): Promise<void> {
  const child = spawn(process.execPath, [path.join(settings.codeFolder, 'sample/seed.ts')], {
    // Seeding must not start a publication.
    env: { ...process.env, ...environment, BUILD_HOOK_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Seeding the sample agency failed (exit code ${code})`);
}

/** The files that affect the sample's database; of the code, what computes values of each upload. */
const SAMPLE_SOURCES = [
  'sample/**/*.{yaml,ts}',
  'sample/files/*',
  'features/media/derivedValues.ts',
];

/** Returns the database and the uploads of a sample in `folder`, which need not exist. */
const sampleIn = (folder: string): CmsEnvironment => ({
  DATABASE_URI: `file:${path.join(folder, 'cms.db')}`,
  MEDIA_DIR: path.join(folder, 'media'),
});

/**
 * Returns the folder of the current sample agency, named after the hash of its sources and the agency's
 * name. Changed sources get a new database, and edits made in an old one are preserved.
 */
export async function sampleFolder(): Promise<string> {
  const hash = createHash('sha256').update(BRAND.name);
  const files = await Array.fromAsync(glob(SAMPLE_SOURCES, { cwd: settings.codeFolder }));
  for (const file of files.sort()) {
    hash.update(file).update(await readFile(path.join(settings.codeFolder, file)));
  }
  return path.join(settings.dataFolder, `sample-${hash.digest('hex').slice(0, 12)}`);
}

async function seedFolder(folder: string): Promise<void> {
  const stagingDir = await mkdtemp(path.join(settings.dataFolder, 'new-'));
  console.log(`Creating the sample agency in ${path.relative('', folder)} …`);
  try {
    await seed(sampleIn(stagingDir));
    await rename(stagingDir, folder);
  } catch (error) {
    await rm(stagingDir, { recursive: true, force: true });
    // Another process may have created the same sample in the meantime: use that one.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Returns the database to open: `DATABASE_URI`, else the sample agency's, which is created on first
 * use. A sample that fails half-way is deleted.
 */
export async function prepareDatabase(): Promise<CmsEnvironment> {
  ensureWritable(settings.dataFolder, 'CMS_DATA_DIR');
  const { DATABASE_URI } = process.env;
  if (DATABASE_URI) {
    checkDatabase(DATABASE_URI);
    ensureWritable(settings.mediaFolder, 'MEDIA_DIR');
    return { DATABASE_URI, MEDIA_DIR: settings.mediaFolder };
  }
  const folder = await sampleFolder();
  if (!existsSync(folder)) await seedFolder(folder);
  return sampleIn(folder);
}
