import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';

/** Deletes a file, or a folder with all that it contains. */
export const remove = (file: URL) => rm(file, { recursive: true, force: true });

/** Creates a folder; deletes a file that is in its place. */
export async function ensureFolder(folder: URL): Promise<void> {
  const place = new URL(folder.href.replace(/\/$/, ''));
  const stats = await stat(place).catch(() => undefined);
  if (stats?.isDirectory()) return;
  await remove(place);
  await mkdir(folder, { recursive: true });
}

/**
 * Writes a file atomically; deletes a folder that is in its place. The writes are
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
