import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import tailwind from '@astrojs/tailwind';
import i18next from 'astro-i18next';
import { defineConfig } from 'astro/config';
import { PREVIEW_PATHS } from '#contract/preview.ts';
import { scriptTexts } from '../build/scriptTexts.ts';
import react from '@astrojs/react';

const fileIn = (folder) => (name) => fileURLToPath(new URL(`${folder}/${name}`, import.meta.url));
const own = fileIn('.');
const fromRoot = fileIn('../..');
const replacement = fileIn('./replacements');

/** What the site's pages import, and what they get here: no consent bar, no prefetching, no last day. */
const REPLACEMENTS = [
  { find: '~/features/consent/ConsentPanel.astro', replacement: own('Notes.astro') },
  { find: '~/site/InlineScripts.astro', replacement: replacement('Nothing.astro') },
  { find: '~/site/Scripts.astro', replacement: replacement('Scripts.astro') },
  { find: '~/features/proposals/ProposalOver.astro', replacement: replacement('Nothing.astro') },
  { find: '~/site/Sharing.astro', replacement: replacement('Nothing.astro') },
];
// Vite passes over an alias that nothing imports: without this, a moved file would come back unreplaced.
for (const { find } of REPLACEMENTS) {
  if (!existsSync(fromRoot(find.replace('~', 'src')))) {
    throw new Error(`The live preview replaces ${find}, which does not exist.`);
  }
}

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
    service: { entrypoint: fromRoot('src/lib/images/imageService.ts'), config: {} },
    endpoint: { route: '/image', entrypoint: own('image.ts') },
    remotePatterns: [{ pathname: '/api/media/**' }],
  },
  vite: {
    cacheDir: fromRoot('node_modules/.vite/preview-server'),
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    resolve: {
      noExternal: ['klaro'],
      alias: [...REPLACEMENTS, { find: '~', replacement: fromRoot('src') }],
    },
  },
  integrations: [react(), scriptTexts(), tailwind({ applyBaseStyles: false }), i18next()],
  devToolbar: { enabled: false },
});
