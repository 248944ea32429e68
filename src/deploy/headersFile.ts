import type { AstroIntegration } from 'astro';
import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageService } from '../content/imageSettings.ts';
import { contentPolicy } from '../lib/contentPolicy.ts';
import { findPolicy, hostHeaders, POLICY_HEADER } from './hostHeaders.ts';
import { checkScripts, ownScripts, scriptHash } from './inlineScripts.ts';

/** Read by Netlify, and by some other hosts. */
const FILE = '_headers';

/** Works out the policy from the pages as they were built. */
async function policyOf(folder: string, files: readonly string[]): Promise<string> {
  const page = (name: string) => readFile(path.join(folder, name), 'utf8');
  const own = ownScripts(await page('index.html'), await page('404.html'));
  for (const name of files) checkScripts(name, await page(name), own);
  return contentPolicy({
    scriptHashes: [...own].map(scriptHash),
    hasAnalytics: Boolean(process.env.PUBLIC_GA_MEASUREMENT_ID),
    imageOrigin: imageService().config.origin,
  });
}

/**
 * Writes the headers that only the build knows into a file for the host: the policy with the hashes
 * of the scripts, and what holds for pages alone. The others stand in `netlify.toml`. `astro preview`
 * sends the policy too; `astro dev`, which puts its own scripts into the pages, goes without.
 */
export const headersFile = (): AstroIntegration => ({
  name: 'headers-file',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      const file = path.join(fileURLToPath(config.outDir), FILE);
      if (command !== 'preview' || !existsSync(file)) return;
      const policy = findPolicy(readFileSync(file, 'utf8'));
      if (policy) updateConfig({ server: { headers: { [POLICY_HEADER]: policy } } });
    },
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const files = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
      const headers = hostHeaders(await policyOf(folder, files), files);
      await writeFile(path.join(folder, FILE), headers);
    },
  },
});
