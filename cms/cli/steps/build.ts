import { glob } from 'node:fs/promises';
import path from 'node:path';
import { run } from './command.ts';
import { hashFiles, isUpToDate, writeMarker } from './marker.ts';

const SOURCES = [
  '*.{ts,mjs,json}',
  '{accounts,admin,app,audit,blocks,collections,components,contract,fields,globals,network,publishing,runtime,uploads}/**/*.{ts,tsx,js}',
  '../i18n/*/vocabulary.json',
];

/** Builds the admin if one of its sources has changed since the last build. */
export async function ensureBuilt(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(SOURCES, { cwd: folder }));
  const hash = await hashFiles(files.sort().map((file) => path.join(folder, file)));
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
