import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleIn, sampleLocation } from './sampleLocation.ts';
import { dataFolder } from './settings.ts';

const SEED = fileURLToPath(new URL('../sample/seed.ts', import.meta.url));

/** What a process needs in its environment to open a database and its files. */
export interface CmsEnvironment {
  DATABASE_URI: string;
  MEDIA_DIR: string;
}

/**
 * Fills an empty database with the sample agency, in a process of its own, since Payload keeps
 * one database per process.
 *
 * @throws {Error} with the seed's exit code, when it fails; its messages are on standard error
 */
export async function seed(environment: CmsEnvironment): Promise<void> {
  const child = spawn(process.execPath, [SEED], {
    // Filling an agency in is no publication.
    env: { ...process.env, ...environment, BUILD_HOOK_URL: '', PREVIEW_HOOK_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error(`The sample agency could not be put into the CMS (exit code ${code})`);
}

async function seedFolder(folder: string): Promise<void> {
  await mkdir(dataFolder(), { recursive: true });
  const draft = await mkdtemp(path.join(dataFolder(), 'new-'));
  const { databaseUri, mediaDir } = sampleIn(draft);
  console.log(`Making the sample agency in ${path.relative('', folder)} …`);
  try {
    await seed({ DATABASE_URI: databaseUri, MEDIA_DIR: mediaDir });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process that started at the same time may have been first: then its sample serves.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Makes sure that there is a database to open, and says which: the one that `DATABASE_URI` names,
 * else the sample agency's, made on first use. A half-made sample is never left behind.
 */
export async function prepareDatabase(): Promise<CmsEnvironment> {
  const named = process.env.DATABASE_URI;
  if (named) {
    const mediaDir = process.env.MEDIA_DIR || path.join(dataFolder(), 'media');
    return { DATABASE_URI: named, MEDIA_DIR: mediaDir };
  }
  const { folder, databaseUri, mediaDir } = await sampleLocation();
  if (!existsSync(folder)) await seedFolder(folder);
  return { DATABASE_URI: databaseUri, MEDIA_DIR: mediaDir };
}
