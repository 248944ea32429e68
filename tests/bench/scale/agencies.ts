import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder } from '../../../cms/runtime/settings.ts';
import { multiply } from './multiply.ts';

const FILL = path.join(import.meta.dirname, 'fill.ts');
const MADE_FROM = ['fill.ts', 'multiply.ts', 'people.ts'].map((name) =>
  path.join(import.meta.dirname, name),
);

/** How many are put in through Payload; the others are copies of their rows. */
const FIRST = 100;

/** What a CMS needs in its environment to open an agency. */
export const environmentOf = (folder: string) => ({
  DATABASE_URI: `file:${path.join(folder, 'cms.db')}`,
  MEDIA_DIR: path.join(folder, 'media'),
  DISABLE_PAYLOAD_HMR: 'true',
  PAYLOAD_LOG_LEVEL: 'error',
  BUILD_HOOK_URL: '',
});

/** The folder of a generated agency of so many talents; it is filled once, and kept beside the sample. */
export async function prepareAgency(talents: number): Promise<string> {
  const hash = createHash('sha256');
  for (const file of MADE_FROM) hash.update(await readFile(file));
  const version = hash.digest('hex').slice(0, 12);
  const folder = path.join(dataFolder(), `bench-${version}-${talents}`);
  if (existsSync(folder)) return folder;
  const draft = await mkdtemp(path.join(dataFolder(), 'new-'));
  const first = Math.min(FIRST, talents);
  const child = spawn(process.execPath, [FILL, String(first)], {
    env: { ...process.env, ...environmentOf(draft) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) {
    await multiply(draft, first, talents);
    await rename(draft, folder);
  } else await rm(draft, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The agency of ${talents} talents could not be filled`);
  return folder;
}
