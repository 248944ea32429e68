import type { AstroIntegration } from 'astro';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageService } from '../environment/imageService.ts';
import { buildCsp } from './csp.ts';
import { POLICY_HEADER, commonHeaders, hostHeaders } from './headers.ts';
import { InlineScriptIndex, allowedScripts, checkScripts, scriptHash } from './inlineScripts.ts';

/** Read by Netlify and by some other hosts. */
const FILE = '_headers';

/** Lists the pages of a built site (`en/actores.html`) without reading the folder of bundled assets. */
async function listPages(folder: string, assets: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    if (!entry.isDirectory()) return entry.name;
    if (entry.name === assets) return [];
    const names = await readdir(path.join(folder, entry.name), { recursive: true });
    return names.map((name) => path.posix.join(entry.name, ...name.split(path.sep)));
  });
  return (await Promise.all(nested)).flat().filter((name) => name.endsWith('.html'));
}

/**
 * Builds the policy from the inline scripts of the built pages.
 *
 * @param files at least one page of each distinct set of inline scripts
 * @throws {Error} when a page has an inline script that the site does not add itself
 */
async function createPolicy(folder: string, files: readonly string[]): Promise<string> {
  const readPage = (name: string) => readFile(path.join(folder, name), 'utf8');
  const allowed = allowedScripts(
    await readPage('index.html'),
    await readPage('404.html'),
    await readPage('propuesta.html'),
  );
  for (const name of files) checkScripts(name, await readPage(name), allowed);
  return buildCsp({
    scriptHashes: [...allowed].map(scriptHash),
    hasAnalytics: Boolean(process.env.PUBLIC_GA_MEASUREMENT_ID),
    imageOrigin: imageService().config.origin,
  });
}

/**
 * Writes the headers that depend on the build to `_headers`: the policy with the script hashes, what the
 * agency declares about AI, and the headers of pages. Constant headers are in `netlify.toml`.
 * `astro preview` sends those of every page too; `astro dev` does not, because it injects scripts of
 * its own.
 */
export const headersFile = (): AstroIntegration => {
  const scripts = new InlineScriptIndex();
  let assets: string;
  return {
    name: 'headers-file',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        assets = config.build.assets;
        const file = path.join(fileURLToPath(config.outDir), FILE);
        if (command !== 'preview' || !existsSync(file)) return;
        updateConfig({ server: { headers: commonHeaders(readFileSync(file, 'utf8')) } });
      },
      'incremental:metadata': () => scripts,
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = (await listPages(folder, assets)).sort();
        const policy = await createPolicy(folder, scripts.distinctPages(files));
        const file = path.join(folder, FILE);
        // src/pages/[hostRules].ts renders the headers that depend on the content.
        const declared = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
        const common = { [POLICY_HEADER]: policy, ...declared };
        await writeFile(file, hostHeaders(common, files));
      },
    },
  };
};
