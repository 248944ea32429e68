import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A running `astro dev`, which renders each page on request. */
export interface DevServer {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts `astro dev` on a free port in a copy of the site.
 *
 * @throws {Error} with the server's output when it exits before it listens
 */
export async function startDevServer(folder: string): Promise<DevServer> {
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const data = process.env.CMS_DATA_DIR || path.join(ROOT, 'cms/data');
  const child = spawn(process.execPath, [astro, 'dev', '--ignore-lock', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, CMS_DATA_DIR: data, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  let output = '';
  const listening = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (origin) resolve(origin);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const origin = await Promise.race([
    listening,
    exit.then(() => Promise.reject(new Error(`astro dev exited:\n${output}`))),
  ]);
  const stop = async () => {
    child.kill();
    await exit;
  };
  return { origin, stop };
}
