import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';

/*
 * The cache may be damaged in any way, e.g. restored by a host with a folder in place of a file.
 * Whatever has the wrong type is deleted.
 */

const remove = (file: URL) => rm(file, { recursive: true, force: true });

/** Creates a folder of the cache; deletes a file that is in its place. */
export async function ensureFolder(folder: URL): Promise<void> {
  const path = new URL(folder.href.replace(/\/$/, ''));
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory()) return;
  await remove(path);
  await mkdir(folder, { recursive: true });
}

/** Writes a file of the cache atomically; deletes a folder that is in its place. */
export async function replaceFile(file: URL, content: string | Uint8Array): Promise<void> {
  const temporary = new URL(`${file.href}.tmp`);
  const write = async () => {
    await writeFile(temporary, content);
    await rename(temporary, file);
  };
  await write().catch(async () => {
    await ensureFolder(new URL('.', file));
    await Promise.all([remove(temporary), remove(file)]);
    await write();
  });
}
