import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_DIR, HOST_BUILD_DIR } from '../support/ownFolders.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The exit code and the output of a build. */
export interface BuildResult {
  code: number | null;
  output: string;
}

async function runBuild(
  folder: string,
  options: string[],
  environment: Record<string, string>,
  command = [path.join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build'],
): Promise<BuildResult> {
  // Vitest sets both, and React and Astro would build for tests.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  const child = spawn(process.execPath, [...command, ...options], {
    cwd: folder,
    env: { ...env, ...(folder === ROOT && { BUILD_DIR }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** Builds the site in a folder; the variables override those of the process. */
export const buildSite = (
  folder: string,
  environment: Record<string, string>,
  options: string[] = [],
): Promise<BuildResult> => runBuild(folder, options, environment);

/**
 * Builds the site of the repository into another folder than `dist` with the command of a host, which
 * reports to the CMS.
 */
export const runHostBuild = (
  outDir: string,
  environment: Record<string, string>,
): Promise<BuildResult> =>
  runBuild(ROOT, ['--outDir', outDir], { BUILD_DIR: HOST_BUILD_DIR, ...environment }, [
    path.join(ROOT, 'src/build/command.ts'),
  ]);

/** Returns the SHA-256 of every file below a folder, by relative path. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
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

/**
 * Builds the site of the repository into another folder than `dist`.
 *
 * @throws {Error} with the output of a failed build
 */
export async function buildSiteTo(
  outDir: string,
  environment: Record<string, string>,
): Promise<void> {
  const { code, output } = await runBuild(ROOT, ['--outDir', outDir], environment);
  if (code !== 0) throw new Error(`The build exited with code ${code}:\n${output}`);
}
