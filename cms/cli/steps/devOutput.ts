import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Deletes the output of a development server that was killed: half-written, it makes Next answer 500
 * without a reason. A server that ends by itself removes its lock.
 *
 * @param folder the CMS's folder
 * @returns whether the output was deleted
 */
export async function deleteKilledOutput(folder: string): Promise<boolean> {
  const output = path.join(folder, '.next/dev');
  const lock = await readFile(path.join(output, 'lock'), 'utf8').catch(() => undefined);
  if (lock === undefined) return false;
  const [, pid] = /"pid":(\d+)/.exec(lock) ?? [];
  if (pid && isRunning(Number(pid))) return false;
  await rm(output, { recursive: true, force: true });
  return true;
}
