import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleIn, sampleLocation } from './sampleLocation.ts';
import { checkDatabase, dataFolder, ensureWritable, mediaFolder } from './settings.ts';

const SEED = fileURLToPath(new URL('../sample/seed.ts', import.meta.url));

/** Environment variables that select a database and its uploads. */
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
  const child = spawn(process.execPath, [SEED], {
    // Seeding must not start a publication.
    env: { ...process.env, ...environment, BUILD_HOOK_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Seeding the sample agency failed (exit code ${code})`);
}

async function seedFolder(folder: string): Promise<void> {
  const stagingDir = await mkdtemp(path.join(dataFolder(), 'new-'));
  const { databaseUri, mediaDir } = sampleIn(stagingDir);
  console.log(`Creating the sample agency in ${path.relative('', folder)} …`);
  try {
    await seed({ DATABASE_URI: databaseUri, MEDIA_DIR: mediaDir });
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
  const namedUri = process.env.DATABASE_URI;
  ensureWritable(dataFolder(), 'CMS_DATA_DIR');
  if (namedUri) {
    checkDatabase(namedUri);
    const mediaDir = mediaFolder();
    ensureWritable(mediaDir, 'MEDIA_DIR');
    return { DATABASE_URI: namedUri, MEDIA_DIR: mediaDir };
  }
  const { folder, databaseUri, mediaDir } = await sampleLocation();
  if (!existsSync(folder)) await seedFolder(folder);
  return { DATABASE_URI: databaseUri, MEDIA_DIR: mediaDir };
}
