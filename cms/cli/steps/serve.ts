import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Whether the build is served (`start`) or Next's development server runs (`dev`), and its address. */
export interface ServeOptions {
  command: 'start' | 'dev';
  host: string;
  port: string;
}

/**
 * Runs the admin's server until it exits. Forwards SIGINT and SIGTERM to it.
 *
 * @param folder the CMS's folder
 * @returns 0 after one of these signals, else the server's exit code
 */
export async function serve(
  folder: string,
  { command, host, port }: ServeOptions,
): Promise<number> {
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  const args =
    command === 'start'
      ? ['server.ts', host, port]
      : [next, 'dev', '--hostname', host, '--port', port];
  const server = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: command === 'start' ? 'production' : 'development' },
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
