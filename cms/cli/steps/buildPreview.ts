import { existsSync } from 'node:fs';
import { glob, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './command.ts';
import { hashFiles, isUpToDate, writeMarker } from './marker.ts';

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
