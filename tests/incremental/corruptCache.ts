import { readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SeededRandom } from '../support/random.ts';

async function pickFile(folder: string, random: SeededRandom): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const file = random.pick(files.map(({ parentPath, name }) => path.join(parentPath, name)).sort());
  return file;
}

/** Changes one byte of a file; its size stays the same. */
async function flipByte(file: string, random: SeededRandom): Promise<void> {
  const content = await readFile(file);
  const index = random.integer(content.length);
  content[index] = (content[index] ?? 0) ^ 1;
  await writeFile(file, content);
}

/** Deletes, truncates or corrupts part of the build cache and returns what it did. */
export async function corruptCache(cache: string, random: SeededRandom): Promise<string> {
  const part = random.pick(['', 'site', 'site/pages', 'site/manifest.json', 'assets'])!;
  if (random.boolean(0.2)) {
    await rm(path.join(cache, part), { recursive: true, force: true });
    return `deleted ${part || 'the whole cache'}`;
  }
  const file = random.boolean(0.4)
    ? path.join(cache, random.pick(['data-store.json', 'site/manifest.json'])!)
    : await pickFile(path.join(cache, part), random);
  if (!file) return 'the cache was empty';
  const how = random.integer(3);
  if (how === 0) await rm(file, { force: true });
  else if (how === 1) await truncate(file, 10).catch(() => undefined);
  else await flipByte(file, random).catch(() => undefined);
  return `${['deleted', 'truncated', 'corrupted'][how]} ${path.relative(cache, file)}`;
}
