import { createHash } from 'node:crypto';
import { closeSync, copyFileSync, linkSync, mkdirSync, openSync, readSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { sha256 } from '../../lib/hash.ts';
import { ensureFolder, remove, replaceFile } from '../../lib/replaceFile.ts';

/*
 * The cache may be damaged in any way, e.g. restored by a host with a folder in place of a file.
 * Whatever has the wrong type is deleted.
 */

/** The folders of the cache, each after its parent. */
const CACHE_FOLDERS = ['./', 'site/', 'site/files/', 'site/bundle/'];
/** Folders and files of earlier versions, with pages and pictures of people who may have been erased since. */
const FORMER_FOLDERS = ['assets', 'site/pages', 'site/manifest.json'];

/** Creates the folders of the cache; deletes files that are in their place, and former folders. */
export async function ensureCacheFolders(cacheDir: URL): Promise<void> {
  for (const name of CACHE_FOLDERS) await ensureFolder(new URL(name, cacheDir));
  await Promise.all(FORMER_FOLDERS.map((name) => remove(new URL(name, cacheDir))));
}

/** Bump when the format of a {@link checkedFile} changes. */
const VERSION = 10;

const checksumOf = (json: string) => sha256(`${VERSION} ${json}`);

/** Files of JSON with a checksum. */
export const checkedFile = {
  /** Returns `undefined` if the file is missing or damaged. */
  async read<T>(file: URL): Promise<T | undefined> {
    const content = await readFile(file, 'utf8').catch(() => '');
    const [checksum, json = ''] = content.split('\n', 2);
    return checksum === checksumOf(json) ? (JSON.parse(json) as T) : undefined;
  },

  write(file: URL, value: unknown): Promise<void> {
    const json = JSON.stringify(value);
    return replaceFile(file, `${checksumOf(json)}\n${json}`);
  },
};

/*
 * Functions that are called for each of up to 100,000 files are synchronous: the overhead of a
 * promise per file costs more than concurrency gains.
 */

/**
 * What files are read into. A buffer for each of 50,000 files would make V8 collect the garbage of the
 * whole heap again and again.
 */
const spare = Buffer.allocUnsafeSlow(1 << 20);

/**
 * Returns the SHA-256 of a file, or undefined if it cannot be read. Always reads the content: a storage
 * error changes neither size nor modification time.
 */
function hashFile(file: URL): string | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(file, 'r');
    const hash = createHash('sha256');
    let length: number;
    do {
      length = readSync(handle, spare);
      hash.update(spare.subarray(0, length));
    } while (length === spare.length);
    return hash.digest('hex');
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
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
function linkOrCopy(from: URL, to: URL): void {
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

  async write(content: Uint8Array): Promise<string> {
    const hash = sha256(content);
    await replaceFile(new URL(hash, this.#folder), content);
    return hash;
  }

  /** Takes a file of the output, whose hash is known, without copying it. */
  async adopt(hash: string, from: URL): Promise<void> {
    if (this.isWhole(hash)) return;
    const file = new URL(hash, this.#folder);
    await remove(file);
    linkOrCopy(from, file);
  }

  isWhole(hash: string): boolean {
    return hashFile(new URL(hash, this.#folder)) === hash;
  }

  /** Links a stored file into the output; returns false if it is not as it was stored. */
  restore(hash: string, to: URL): boolean {
    if (!this.isWhole(hash)) return false;
    linkOrCopy(new URL(hash, this.#folder), to);
    return true;
  }

  async prune(except: string[]): Promise<void> {
    const hashes = new Set(except);
    const names = await readdir(this.#folder).catch(() => []);
    const orphans = names.filter((name) => !hashes.has(name));
    await Promise.all(orphans.map((name) => remove(new URL(name, this.#folder))));
  }
}
