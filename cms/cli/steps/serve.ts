import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** How Next is started: built (`start`) or as one edits (`dev`), and where it listens. */
export interface Serving {
  command: 'start' | 'dev';
  host: string;
  port: string;
}

/**
 * Runs the admin's server until it ends; a signal to end is passed on to it.
 *
 * @param folder the CMS's own folder
 * @returns 0 when it was asked to end, else the server's exit code
 */
export async function serve(folder: string, { command, host, port }: Serving): Promise<number> {
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, command, '--hostname', host, '--port', port], {
    cwd: folder,
    stdio: 'inherit',
  });
  let isAskedToEnd = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isAskedToEnd = true;
      server.kill(signal);
    });
  }
  const [code] = (await once(server, 'exit')) as [number | null];
  return isAskedToEnd ? 0 : (code ?? 1);
}
