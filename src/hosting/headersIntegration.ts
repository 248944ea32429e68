import type { AstroIntegration } from 'astro';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageService } from '../config/imageService.ts';
import { buildCsp } from './csp.ts';
import type { ScriptNotes } from './inlineScripts.ts';
import { findPolicy, hostHeaders, POLICY_HEADER } from './headers.ts';
import { checkScripts, ownScripts, scriptHash } from './inlineScripts.ts';

/** Read by Netlify, and by some other hosts. */
const FILE = '_headers';

/** The pages of a site, without its folder of bundled files: `en/actores.html`. */
async function findPages(folder: string, assets: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const inner = entries.map(async (entry) => {
    if (!entry.isDirectory()) return entry.name;
    if (entry.name === assets) return [];
    const names = await readdir(path.join(folder, entry.name), { recursive: true });
    return names.map((name) => path.posix.join(entry.name, ...name.split(path.sep)));
  });
  return (await Promise.all(inner)).flat().filter((name) => name.endsWith('.html'));
}

/**
 * Works out the policy from the pages as they were built.
 *
 * @param files of all pages that differ in their scripts, one at least
 */
async function policyOf(folder: string, files: readonly string[]): Promise<string> {
  const page = (name: string) => readFile(path.join(folder, name), 'utf8');
  const own = ownScripts(await page('index.html'), await page('404.html'));
  for (const name of files) checkScripts(name, await page(name), own);
  return buildCsp({
    scriptHashes: [...own].map(scriptHash),
    hasAnalytics: Boolean(process.env.PUBLIC_GA_MEASUREMENT_ID),
    imageOrigin: imageService().config.origin,
  });
}

/**
 * Writes the headers that only the build knows into a file for the host: the policy with the hashes
 * of the scripts, and what holds for pages alone. The others stand in `netlify.toml`. `astro preview`
 * sends the policy too; `astro dev`, which puts its own scripts into the pages, goes without.
 *
 * @param scripts what was noted of the pages when they were made
 */
export const headersFile = (scripts: ScriptNotes): AstroIntegration => {
  let assets: string;
  return {
    name: 'headers-file',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        assets = config.build.assets;
        const file = path.join(fileURLToPath(config.outDir), FILE);
        if (command !== 'preview' || !existsSync(file)) return;
        const policy = findPolicy(readFileSync(file, 'utf8'));
        if (policy) updateConfig({ server: { headers: { [POLICY_HEADER]: policy } } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = (await findPages(folder, assets)).sort();
        const policy = await policyOf(folder, scripts.differing(files));
        await writeFile(path.join(folder, FILE), hostHeaders(policy, files));
      },
    },
  };
};
