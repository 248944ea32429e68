import type { AstroIntegration } from 'astro';
import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageService } from '../content/imageSettings.ts';
import { contentPolicy } from '../lib/contentPolicy.ts';
import { checkScripts, ownScripts, scriptHash } from './inlineScripts.ts';

/** Netlify's file of headers; other hosts read it too. */
const FILE = '_headers';
const POLICY = 'Content-Security-Policy';

/** Works out the policy from the pages as they were built. */
async function policyOf(folder: string): Promise<string> {
  const page = (name: string) => readFile(path.join(folder, name), 'utf8');
  const own = ownScripts(await page('index.html'), await page('404.html'));
  for await (const name of glob('**/*.html', { cwd: folder })) {
    checkScripts(name, await page(name), own);
  }
  return contentPolicy({
    scriptHashes: [...own].map(scriptHash),
    hasAnalytics: Boolean(process.env.PUBLIC_GA_MEASUREMENT_ID),
    imageOrigin: imageService().config.origin,
  });
}

/** Reads the policy that the last build wrote. */
function findPolicy(folder: string): string | undefined {
  const file = path.join(folder, FILE);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const start = `  ${POLICY}: `;
  return lines.find((line) => line.startsWith(start))?.slice(start.length);
}

/**
 * Writes the one header that only the build knows, the policy with the hashes of its scripts, into
 * a file that Netlify reads, and has `astro preview` send it too. `astro dev`, which puts scripts
 * and styles of its own into the pages, goes without. The other headers stand in `netlify.toml`.
 */
export const policyHeader = (): AstroIntegration => ({
  name: 'policy-header',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      const policy = command === 'preview' && findPolicy(fileURLToPath(config.outDir));
      if (policy) updateConfig({ server: { headers: { [POLICY]: policy } } });
    },
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const rule = `/*\n  ${POLICY}: ${await policyOf(folder)}\n`;
      await writeFile(path.join(folder, FILE), rule);
    },
  },
});
