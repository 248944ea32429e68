import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const markerIn = (folder: string) => path.join(folder, '.next/dev-server');

/**
 * Deletes the output of a development server that was killed: half-written, it makes Next answer 500
 * without a reason. Marks the output as that of this process, until {@link releaseDevOutput}.
 *
 * @param folder the CMS's folder
 * @returns whether output was deleted
 */
export async function claimDevOutput(folder: string): Promise<boolean> {
  const marker = markerIn(folder);
  const pid = await readFile(marker, 'utf8').catch(() => undefined);
  if (pid !== undefined && isRunning(Number(pid))) return false;
  if (pid !== undefined) await rm(path.join(folder, '.next/dev'), { recursive: true, force: true });
  await mkdir(path.dirname(marker), { recursive: true });
  await writeFile(marker, String(process.pid));
  return pid !== undefined;
}

/** Says that the development server has ended by itself. */
export const releaseDevOutput = (folder: string): Promise<void> =>
  rm(markerIn(folder), { force: true });
