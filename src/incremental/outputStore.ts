import type { KeptFile } from './manifest.ts';
import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { sha256 } from './hash.ts';

/*
 * Nothing here waits where it touches one file after another, a hundred thousand of them: what
 * could go on meanwhile would gain less than the waiting costs.
 */

/** What is remembered of a file; nothing where there is none. */
export function lookAt(file: URL): KeptFile | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  return { size: stats.size, mtimeMs: stats.mtimeMs, digest: sha256(readFileSync(file)) };
}

/**
 * Whether a file is as it was. Size and time tell, as they tell Git; where only the time differs,
 * as after a copy of the cache, the content is read.
 */
export function isAsKept(file: URL, kept: KeptFile): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || stats.size !== kept.size) return false;
  return stats.mtimeMs === kept.mtimeMs || sha256(readFileSync(file)) === kept.digest;
}

function withFolder(file: URL, make: () => void): void {
  try {
    make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(new URL('.', file), { recursive: true });
    make();
  }
}

/**
 * Gives the site a file without a copy of it, where that is possible: ten thousand pages are half a
 * gigabyte to write. The build writes into no page that is there; who does so by hand is found out,
 * since what is kept is then no more as it was.
 */
export function lend(from: URL, to: URL): void {
  withFolder(to, () => {
    try {
      linkSync(from, to);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') throw error;
      // Another disk, or one without links; a file that lies there already is the same.
      if (code !== 'EEXIST') copyFileSync(from, to);
    }
  });
}

/** A folder of files that are named after what is in them. */
export class Keep {
  readonly #folder: URL;

  constructor(folder: URL) {
    this.#folder = folder;
  }

  fileOf({ digest }: Pick<KeptFile, 'digest'>): URL {
    return new URL(digest, this.#folder);
  }

  /** Keeps what a page holds. */
  async put(content: Uint8Array): Promise<KeptFile> {
    const digest = sha256(content);
    const file = this.fileOf({ digest });
    const part = new URL(`${file.href}.part`);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(part, content);
    await rename(part, file);
    return { size: content.length, mtimeMs: statSync(file).mtimeMs, digest };
  }

  /** Lets go of all but these. */
  async retain(files: KeptFile[]): Promise<void> {
    const wanted = new Set(files.map(({ digest }) => digest));
    const names = await readdir(this.#folder).catch(() => []);
    const gone = names.filter((name) => !wanted.has(name));
    await Promise.all(gone.map((name) => rm(new URL(name, this.#folder), { recursive: true })));
  }
}
