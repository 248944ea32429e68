import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '../../../cms/runtime/settings.ts';
import { multiplyTalents } from './multiply.ts';

const FILL = path.join(import.meta.dirname, 'fill.ts');
const GENERATOR_SOURCES = ['fill.ts', 'multiply.ts', 'people.ts'].map((name) =>
  path.join(import.meta.dirname, name),
);

/** Number of talents that are created through Payload; the others are copies of their rows. */
const CREATED = 100;

/** Returns the environment variables with which the CMS opens an agency. */
export const cmsEnvironment = (folder: string) => ({
  DATABASE_URI: `file:${path.join(folder, 'cms.db')}`,
  MEDIA_DIR: path.join(folder, 'media'),
  DISABLE_PAYLOAD_HMR: 'true',
  PAYLOAD_LOG_LEVEL: 'error',
  BUILD_HOOK_URL: '',
});

/** Returns the folder of a generated agency, which is created once and cached beside the sample. */
export async function prepareAgency(talents: number): Promise<string> {
  const hash = createHash('sha256');
  for (const file of GENERATOR_SOURCES) hash.update(await readFile(file));
  const version = hash.digest('hex').slice(0, 12);
  const folder = path.join(settings.dataFolder, `bench-${version}-${talents}`);
  if (existsSync(folder)) return folder;
  await mkdir(settings.dataFolder, { recursive: true });
  const staging = await mkdtemp(path.join(settings.dataFolder, 'new-'));
  const created = Math.min(CREATED, talents);
  const child = spawn(process.execPath, [FILL, String(created)], {
    env: { ...process.env, ...cmsEnvironment(staging) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) {
    await multiplyTalents(staging, created, talents);
    await rename(staging, folder);
  } else await rm(staging, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The agency of ${talents} talents could not be created`);
  return folder;
}
