import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import { sha256 } from './hash.ts';
import { digestFiles } from './inputsHash.ts';

/** What makes entries of the CMS's records. */
const CODE = ['src/content', 'src/content.config.ts', 'src/lib', 'package-lock.json'];

/** Astro's file of what was loaded. */
export const storeOf = ({ cacheDir }: AstroConfig) => new URL('data-store.json', cacheDir);
const sealOf = ({ cacheDir }: AstroConfig) => new URL('data-store.seal', cacheDir);

async function sealFor(config: AstroConfig): Promise<string> {
  const content = await readFile(storeOf(config)).catch(() => '');
  return `${await digestFiles(fileURLToPath(config.root), CODE)} ${sha256(content)}`;
}

/** Forgets what was loaded: all of it will be asked for. */
export const forgetLoaded = (config: AstroConfig): Promise<void> =>
  rm(storeOf(config), { force: true });

/** Forgets what was loaded where it is not as it was left, or where other code read it. */
export async function checkLoaded(config: AstroConfig): Promise<void> {
  const seal = await readFile(sealOf(config), 'utf8').catch(() => '');
  if (seal !== (await sealFor(config))) await forgetLoaded(config);
}

/** Notes how what was loaded looks. */
export const sealLoaded = async (config: AstroConfig): Promise<void> =>
  writeFile(sealOf(config), await sealFor(config));
