import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '../../runtime/settings.ts';

/**
 * Runs the admin's server until it exits. Forwards SIGINT and SIGTERM to it.
 *
 * @param isDev whether it is Next's development server instead of a build
 * @returns 0 after one of these signals, else the server's exit code
 */
export async function serve(host: string, port: number, isDev = false): Promise<number> {
  const flags = isDev ? ['--dev'] : [];
  const server = spawn(process.execPath, ['server.ts', host, String(port), ...flags], {
    cwd: settings.codeFolder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: isDev ? 'development' : 'production' },
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true;
      server.kill(signal);
    });
  }
  const [code] = (await once(server, 'exit')) as [number | null];
  return isStopping ? 0 : (code ?? 1);
}

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
