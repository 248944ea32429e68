import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import tailwind from '@astrojs/tailwind';
import i18next from 'astro-i18next';
import { defineConfig, passthroughImageService } from 'astro/config';
import { PREVIEW_PATHS } from '#contract/preview.ts';
import { scriptTexts } from '../build/islands/scriptTexts.ts';
import react from '@astrojs/react';

const fileIn = (folder) => (name) => fileURLToPath(new URL(`${folder}/${name}`, import.meta.url));
const own = fileIn('.');
const fromRoot = fileIn('../..');
const replacement = fileIn('./replacements');

/** What the site's pages import, and what they get here: no consent bar, no prefetching, no last day. */
const REPLACEMENTS = new Map([
  [fromRoot('src/features/consent/ConsentPanel.astro'), own('Notes.astro')],
  [fromRoot('src/site/InlineScripts.astro'), replacement('Nothing.astro')],
  [fromRoot('src/site/Scripts.astro'), replacement('Scripts.astro')],
  [fromRoot('src/features/proposals/ProposalOver.astro'), replacement('Nothing.astro')],
  [fromRoot('src/site/Sharing.astro'), replacement('Nothing.astro')],
]);
for (const file of REPLACEMENTS.keys()) {
  if (!existsSync(file))
    throw new Error(`The live preview replaces ${file}, which does not exist.`);
}

/** Replaces files, however an import spells them. */
const replacements = {
  name: 'preview-replacements',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && REPLACEMENTS.get(found.id);
  },
};

/**
 * The server that renders the site's own pages from the forms of the CMS. The site's build knows nothing
 * of it. Built with `astro build --root src/preview` in the root folder.
 */
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  site: process.env.SITE_URL || 'https://foco-agencia.example',
  base: PREVIEW_PATHS.pages,
  trailingSlash: 'never',
  // A root of its own: in the other, Astro would replace the types of the site's collections. There are
  // no collections here, so a build asks no CMS for anything.
  root: own(''),
  srcDir: own(''),
  outDir: fromRoot('cms/.preview'),
  cacheDir: fromRoot('node_modules/.astro/preview-server'),
  build: { inlineStylesheets: 'never' },
  image: {
    service: passthroughImageService(),
    endpoint: { route: '/image', entrypoint: own('image.ts') },
  },
  vite: {
    cacheDir: fromRoot('node_modules/.vite/preview-server'),
    plugins: [replacements],
    build: { assetsInlineLimit: 0 },
    resolve: {
      noExternal: ['klaro'],
      alias: { '~': fromRoot('src') },
    },
  },
  integrations: [react(), scriptTexts(), tailwind({ applyBaseStyles: false }), i18next()],
  devToolbar: { enabled: false },
});
