import type { AstroIntegration } from 'astro';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What Astro writes before the first island of a page, wherever that stands. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/;

/**
 * Takes Astro's own style element out of the built pages: HTML allows none in a page's body. What
 * it says stands in `site.css`.
 */
export const plainIslands = (): AstroIntegration => ({
  name: 'plain-islands',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      for await (const name of glob('**/*.html', { cwd: folder })) {
        const file = path.join(folder, name);
        const html = await readFile(file, 'utf8');
        const plain = html.replace(ISLAND_STYLE, '');
        if (plain !== html) await writeFile(file, plain);
      }
    },
  },
});
