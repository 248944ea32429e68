import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildReport as ContentReport } from '../session/problemReport.ts';
import { buildFolders, findPublication } from '../settings/environment.ts';
import { cmsSettings } from '../settings/cmsSettings.ts';
import { findErrorText, createReporter } from './publication/reportBuild.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const ASTRO = fileOf('../../node_modules/astro/bin/astro.mjs');
const ROOT = fileOf('../..');
const MAX_TAIL = 64_000;

/** Runs Astro in a process of its own, so that every way in which a build ends is reported. */
async function runAstro() {
  const args = [ASTRO, 'build', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'pipe'] });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    errors = (errors + chunk.toString()).slice(-MAX_TAIL);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, errors };
}

function findReporter() {
  try {
    const publication = findPublication();
    if (!publication) return undefined;
    return createReporter({ settings: cmsSettings(), publication, warn: console.warn });
  } catch {
    // Astro ends with the same error about a wrong variable.
    return undefined;
  }
}

/** Reads what the integration `build-report` has written. */
async function readProblems(): Promise<ContentReport['problems']> {
  const file = path.resolve(ROOT, buildFolders().cacheDir, 'build-report.json');
  const text = await readFile(file, 'utf8');
  return (JSON.parse(text) as ContentReport).problems;
}

/**
 * `npm run build`: builds the site with Astro, and reports to the CMS that the build has begun, and
 * that its files are final or why it failed. Ends with Astro's exit code.
 */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const report = findReporter();
  // Not awaited: the build does not wait for the CMS.
  void report?.({ state: 'begun' });
  const { code, signal, errors } = await runAstro();
  process.exitCode = code ?? 1;
  if (code === 0) await report?.({ state: 'built', problems: await readProblems() });
  else await report?.({ state: 'failed', message: findErrorText(errors, signal) });
}

await main();
