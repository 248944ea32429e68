import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the SHA-256 hash of the paths and contents of files, in the given order. The paths are
 * relative to the folder, so that a folder that is moved stays up to date.
 */
export async function hashFiles(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}

/** Checks whether the marker file contains this hash; a missing file counts as outdated. */
export async function isUpToDate(marker: string, hash: string): Promise<boolean> {
  return (await readFile(marker, 'utf8').catch(() => '')) === hash;
}

/** Writes the hash of a step's inputs, so that the step is skipped while they are unchanged. */
export const writeMarker = (marker: string, hash: string): Promise<void> => writeFile(marker, hash);
