import { mkdir, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SeededRandom } from '../support/random.ts';

async function pickFile(folder: string, random: SeededRandom): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const file = random.pick(files.map(({ parentPath, name }) => path.join(parentPath, name)).sort());
  return file;
}

/**
 * Writes a new file in place of another, with its times. Writing into a cached page would change the
 * output too, which is a hard link of it.
 */
async function rewrite(file: string, edit: (content: Buffer) => Buffer): Promise<void> {
  const { atime, mtime } = await stat(file);
  const content = await readFile(file);
  await rm(file);
  await writeFile(file, edit(content));
  await utimes(file, atime, mtime);
}

/** Returns the content with one bit changed. */
function flipBit(content: Buffer, random: SeededRandom): Buffer {
  const index = random.integer(content.length);
  content[index] = (content[index] ?? 0) ^ 1;
  return content;
}

async function replaceByFolder(file: string): Promise<void> {
  await rm(file, { recursive: true, force: true });
  await mkdir(path.join(file, 'folder'), { recursive: true });
}

const DAMAGES: Record<string, (file: string, random: SeededRandom) => Promise<void>> = {
  deleted: (file) => rm(file, { recursive: true, force: true }),
  truncated: (file) => rewrite(file, (content) => content.subarray(0, 10)),
  corrupted: (file, random) => rewrite(file, (content) => flipBit(content, random)),
  'replaced by a folder': replaceByFolder,
};

/** Deletes, truncates or corrupts part of the build cache and returns what it did. */
export async function corruptCache(cache: string, random: SeededRandom): Promise<string> {
  const parts = ['', 'site', 'site/files', 'site/made.json', 'site/bundle'];
  const part = random.pick(parts)!;
  if (random.boolean(0.2)) {
    await rm(path.join(cache, part), { recursive: true, force: true });
    return `deleted ${part || 'the whole cache'}`;
  }
  const file = random.boolean(0.4)
    ? path.join(cache, random.pick(['data-store.json', 'site/made.json', 'site/bundle.json'])!)
    : await pickFile(path.join(cache, part), random);
  if (!file) return 'the cache was empty';
  const damage = random.pick(Object.keys(DAMAGES))!;
  await DAMAGES[damage]!(file, random).catch(() => undefined);
  return `${damage} ${path.relative(cache, file)}`;
}
