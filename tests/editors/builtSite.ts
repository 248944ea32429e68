import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Builds the site from the CMS's data into a folder, as `npm run build` does. */
export async function buildSite(
  dataDir: string,
  outDir: string,
  environment: Record<string, string | undefined> = {},
) {
  const child = spawn('astro', ['build', '--outDir', outDir], {
    env: { ...process.env, CMS_DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`The build ended with code ${code}`);
}

/** The built pages: path without ending → HTML. */
export async function loadPages(outDir: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for await (const file of glob('**/*.html', { cwd: outDir })) {
    pages.set(`/${file.replace(/\.html$/, '')}`, await readFile(path.join(outDir, file), 'utf8'));
  }
  return pages;
}

/** The paths of the pages that differ, came or went between two builds, sorted. */
export const changedPages = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((page) => before.get(page) !== after.get(page))
    .sort();
