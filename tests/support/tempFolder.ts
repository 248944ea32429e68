import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives a test run a temporary folder of its own, in which all that is made for it lies, and clears it
 * in the end: a run leaves nothing behind.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foco-tests-'));
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  return () => rm(folder, { recursive: true, force: true });
}
