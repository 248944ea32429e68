import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';

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
