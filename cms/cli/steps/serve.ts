import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
