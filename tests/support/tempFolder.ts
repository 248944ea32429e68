import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates a temporary folder for a test run, in which all its temporary files are created, and
 * returns a function that deletes it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foco-tests-'));
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  return () => rm(folder, { recursive: true, force: true });
}
