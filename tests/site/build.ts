import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** How a build ended, and all that it said. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Builds the site in a folder, with these variables above those of the test. */
export async function buildSite(
  folder: string,
  environment: Record<string, string>,
): Promise<Ended> {
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: folder,
    // Vitest's own mode would make React and Astro take the test's for theirs.
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** Every file below a folder, with the hash of what is in it. */
export async function filesOf(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true }))) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    files[path.relative(folder, file)] = hash;
  }
  return files;
}
