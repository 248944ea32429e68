import {
  renameSync,
  writeFileSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import type { CachedFile } from './manifest.ts';
import { sha256 } from '../../lib/hash.ts';

/*
 * The cache may be damaged in any way, e.g. restored by a host with a folder in place of a file.
 * Whatever has the wrong type is deleted.
 */

/** The folders of the cache, each after its parent; `assets` is Astro's. */
const CACHE_FOLDERS = ['./', 'site/', 'site/pages/', 'assets/'];

const remove = (file: URL) => rm(file, { recursive: true, force: true });

/** Creates a folder of the cache; deletes a file that is in its place. */
async function ensureFolder(folder: URL): Promise<void> {
  const path = new URL(folder.href.replace(/\/$/, ''));
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory()) return;
  await remove(path);
  await mkdir(folder, { recursive: true });
}

/** Creates the folders of the cache; deletes files that are in their place. */
export async function ensureCacheFolders(cacheDir: URL): Promise<void> {
  for (const name of CACHE_FOLDERS) await ensureFolder(new URL(name, cacheDir));
}

/**
 * Writes a file of the cache atomically; deletes a folder that is in its place. The writes are
 * synchronous, because promises take longer than the writes themselves.
 */
export async function replaceFile(file: URL, content: string | Uint8Array): Promise<void> {
  const temporary = new URL(`${file.href}.tmp`);
  const write = () => {
    writeFileSync(temporary, content);
    renameSync(temporary, file);
  };
  try {
    write();
  } catch {
    await ensureFolder(new URL('.', file));
    await Promise.all([remove(temporary), remove(file)]);
    write();
  }
}

/*
 * Functions that are called for each of up to 100,000 files are synchronous: the overhead of a
 * promise per file costs more than concurrency gains.
 */

/** Returns size and hash of a file, or undefined if it does not exist. */
export function statFile(file: URL): CachedFile | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const content = readFileSync(file);
  return { size: content.length, hash: sha256(content) };
}

/**
 * Whether a file equals its cache entry. Always reads the content: a storage error changes neither
 * size nor modification time. 10,000 pages take a second.
 */
export function isUnchanged(file: URL, { size, hash }: CachedFile): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return Boolean(stats?.isFile()) && stats!.size === size && sha256(readFileSync(file)) === hash;
}

/** Runs a write; creates the folder and retries once if it is missing. */
function withFolder(file: URL, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(new URL('.', file), { recursive: true });
    write();
  }
}

/**
 * Hard-links a cached file into the output, or copies it across file systems; copying 10,000 pages
 * writes 500 MB. Never modify the output in place: it is the cached file. A modified file fails the
 * check and is rendered again.
 */
export function linkOrCopy(from: URL, to: URL): void {
  withFolder(to, () => {
    try {
      linkSync(from, to);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') throw error;
      // EEXIST: the output has this file already. Other codes: the file system has no hard links.
      if (code !== 'EEXIST') copyFileSync(from, to);
    }
  });
}
