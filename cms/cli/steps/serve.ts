import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Whether the build is served (`start`) or Next's development server runs (`dev`), and its address. */
interface ServeOptions {
  command: 'start' | 'dev';
  host: string;
  port: string;
  /** Whether the preview is built when its sources have changed. @default false */
  buildsPreview?: boolean;
}

/**
 * Runs the admin's server until it exits. Forwards SIGINT and SIGTERM to it.
 *
 * @param folder the CMS's folder
 * @returns 0 after one of these signals, else the server's exit code
 */
export async function serve(
  folder: string,
  { command, host, port, buildsPreview = false }: ServeOptions,
): Promise<number> {
  const args = ['server.ts', host, port];
  if (command === 'dev') args.push('--dev');
  if (buildsPreview) args.push('--build-preview');
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
