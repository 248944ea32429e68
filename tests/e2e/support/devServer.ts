import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A site that is rendered at every request. */
export interface DevServer {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts `astro dev` in a copy of the site, beside whatever else runs.
 *
 * @throws {Error} with what the server said, when it ends before it is ready
 */
export async function startDev(folder: string): Promise<DevServer> {
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const data = process.env.CMS_DATA_DIR || path.join(ROOT, 'cms/data');
  const child = spawn(process.execPath, [astro, 'dev', '--ignore-lock', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, CMS_DATA_DIR: data, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  const ready = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  const origin = await Promise.race([
    ready,
    ended.then(() => Promise.reject(new Error(`astro dev ended:\n${said}`))),
  ]);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin, stop };
}
