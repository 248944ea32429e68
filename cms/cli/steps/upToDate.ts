/*
 * The steps before the admin starts, which are skipped while nothing that they depend on has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './command.ts';

/** Next writes this file when it builds: with it, the second start would find a changed source. */
const WRITTEN_BY_NEXT = 'next-env.d.ts';

/**
 * Runs a step unless its sources are those of the last time. The hash of their paths and contents is kept
 * in a file. The paths are relative to the folder, so that a folder that is moved stays up to date.
 *
 * @param sources patterns of files in the folder
 * @param marker the file for the hash; without it the step runs
 */
async function runIfChanged(
  folder: string,
  sources: string[],
  marker: string,
  step: () => Promise<void>,
): Promise<void> {
  const files = await Array.fromAsync(glob(sources, { cwd: folder, exclude: [WRITTEN_BY_NEXT] }));
  const content = createHash('sha256');
  for (const file of files.sort()) {
    content.update(file).update(await readFile(path.join(folder, file)));
  }
  const hash = content.digest('hex');
  if ((await readFile(marker, 'utf8').catch(() => '')) === hash) return;
  await rm(marker, { force: true });
  await step();
  await writeFile(marker, hash);
}

/** What the admin is built from; no test or script of the command line is part of it. */
const ADMIN_SOURCES = [
  '*.{ts,mjs,json}',
  '!(cli|data|migrations|node_modules|sample)/**/*.{ts,tsx,js,css,json}',
  '../i18n/{*/vocabulary,synonyms/*}.json',
  '../src/ui/fonts/display.woff2',
];

/** Builds the admin if one of its sources has changed since the last build. */
export const ensureBuilt = (folder: string): Promise<void> =>
  runIfChanged(folder, ADMIN_SOURCES, path.join(folder, '.next/built-from'), async () => {
    console.log('Building the admin, about a minute…');
    const next = path.join(folder, 'node_modules/next/dist/bin/next');
    await run(process.execPath, [next, 'build'], folder);
  });

/** Installs the packages of a folder if they are missing or its lock file has changed. */
export const ensureInstalled = (
  folder: string,
  name = 'the admin (Payload on Next)',
): Promise<void> => {
  const marker = path.join(folder, 'node_modules/.installed-from');
  return runIfChanged(folder, ['package-lock.json'], marker, async () => {
    console.log(`Installing ${name}, once…`);
    await run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  });
};

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const OUTPUT = path.join(ROOT, 'cms/.preview');

const PREVIEW_SOURCES = [
  'src/**/*.{astro,css,json,mjs,ts,tsx,woff2}',
  'i18n/**/*.{json,ts}',
  'cms/contract/*.{json,ts}',
  '{astro-i18next.config.ts,package-lock.json,tailwind.config.ts,tsconfig.json}',
];

/** Returns the file that the preview's server runs; it need not exist. */
export const previewEntry = (): string => path.join(OUTPUT, 'server/entry.mjs');

/**
 * Builds the preview if one of its sources has changed since the last build. It asks no CMS for anything.
 * The admin works without it: a failure is a warning.
 */
export async function ensurePreviewBuilt(): Promise<void> {
  try {
    if (!existsSync(path.join(ROOT, 'node_modules/@astrojs/node'))) {
      throw new Error('run "npm ci" in the root folder of the repository first');
    }
    await runIfChanged(ROOT, PREVIEW_SOURCES, path.join(OUTPUT, 'built-from'), async () => {
      console.log('Building the preview, a few seconds…');
      const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
      // In the root folder, where the site's tools look for their configuration.
      await run(process.execPath, [astro, 'build', '--root', 'src/preview', '--silent'], ROOT);
    });
  } catch (error) {
    console.warn('The preview is not built:', error instanceof Error ? error.message : error);
  }
}
