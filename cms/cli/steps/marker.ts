import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** Hash of some files' contents, in the order given. */
export async function hashOf(files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** Says whether the stamp file holds this hash. */
export async function isStamped(stamp: string, hash: string): Promise<boolean> {
  return (await readFile(stamp, 'utf8').catch(() => '')) === hash;
}

/** Notes the hash of what was worked from, so that the same work is not done again. */
export const putStamp = (stamp: string, hash: string): Promise<void> => writeFile(stamp, hash);
