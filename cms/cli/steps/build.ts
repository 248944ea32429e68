import { glob } from 'node:fs/promises';
import path from 'node:path';
import { run } from './command.ts';
import { hashFiles, isUpToDate, writeMarker } from './marker.ts';

/** What the admin is built from; no test or script of the command line is part of it. */
const SOURCES = [
  '*.{ts,mjs,json}',
  '!(cli|data|migrations|node_modules|sample)/**/*.{ts,tsx,js,css}',
  '../i18n/*/vocabulary.json',
  '../src/ui/fonts/display.woff2',
];
/** Next writes this file when it builds: with it, the second start would find a changed source. */
const WRITTEN_BY_NEXT = 'next-env.d.ts';

/** Returns the paths of the admin's sources in the folder, sorted. */
async function findSources(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(SOURCES, { cwd: folder, exclude: [WRITTEN_BY_NEXT] }));
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
