import type { CachedFile } from './manifest.ts';
import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { sha256 } from '../lib/hash.ts';

/*
 * Functions that are called for each of up to 100,000 files are synchronous: the overhead of a
 * promise per file costs more than concurrency gains.
 */

/** Returns size, modification time and hash of a file, or undefined if it does not exist. */
export function statFile(file: URL): CachedFile | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  return { size: stats.size, mtimeMs: stats.mtimeMs, hash: sha256(readFileSync(file)) };
}

/**
 * Whether a file equals its cache entry. Compares size and modification time, as Git does; reads
 * the content if only the time differs, e.g. after the cache has been copied.
 */
export function isUnchanged(file: URL, entry: CachedFile): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || stats.size !== entry.size) return false;
  return stats.mtimeMs === entry.mtimeMs || sha256(readFileSync(file)) === entry.hash;
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

/** A folder of output files, each named by the hash of its content. */
export class OutputStore {
  readonly #folder: URL;

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /** Returns the location of a stored file. */
  locate({ hash }: Pick<CachedFile, 'hash'>): URL {
    return new URL(hash, this.#folder);
  }

  /** Writes a file atomically and returns its cache entry. */
  async write(content: Uint8Array): Promise<CachedFile> {
    const hash = sha256(content);
    const file = this.locate({ hash });
    const temporary = new URL(`${file.href}.tmp`);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(temporary, content);
    await rename(temporary, file);
    return { size: content.length, mtimeMs: statSync(file).mtimeMs, hash };
  }

  /** Deletes every stored file except these. */
  async prune(except: CachedFile[]): Promise<void> {
    const hashes = new Set(except.map(({ hash }) => hash));
    const names = await readdir(this.#folder).catch(() => []);
    const orphans = names.filter((name) => !hashes.has(name));
    await Promise.all(orphans.map((name) => rm(new URL(name, this.#folder), { recursive: true })));
  }
}
