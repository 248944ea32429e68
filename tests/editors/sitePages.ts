import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the pages of a built site: HTML by path without extension. */
export async function readPages(outDir: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for await (const file of glob('**/*.html', { cwd: outDir })) {
    pages.set(`/${file.replace(/\.html$/, '')}`, await readFile(path.join(outDir, file), 'utf8'));
  }
  return pages;
}

/** Returns the sorted paths of the pages that were changed, added or removed between two builds. */
export const changedPages = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((page) => before.get(page) !== after.get(page))
    .sort();
