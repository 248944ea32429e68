import { existsSync } from 'node:fs';
import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import i18next from 'astro-i18next';
import { defineConfig } from 'astro/config';
import { embeddedCms } from './cms/integration.ts';
import { reloadDictionaries } from './i18n/reload.ts';
import { incrementalPages } from './src/incremental/integration.ts';
import { prioritiseHead, normaliseIslands } from './src/html/postprocess.ts';
import { atomicOutput } from './src/integrations/atomicOutput.ts';
import { isPreviewDeploy } from './src/config/deploy.ts';
import { imageService } from './src/config/imageService.ts';
import { retryImageFetch } from './src/integrations/retryImageFetch.ts';
import { headersFile } from './src/hosting/headersIntegration.ts';
import { netlifyImages } from './src/hosting/imageCdn.ts';
import { ScriptNotes } from './src/hosting/inlineScripts.ts';
import { formsMock } from './src/hosting/formsDevServer.ts';
import { clientInteraction } from './src/islands/directive/integration.ts';
import { scriptImports } from './src/integrations/scriptImports.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const isPreview = isPreviewDeploy();
// Visits to a preview are not the public's: none is counted.
if (isPreview) process.env.PUBLIC_GA_MEASUREMENT_ID = '';

/** Shared by the integration that makes the pages and the one that looks at their scripts. */
const scripts = new ScriptNotes();

export default defineConfig({
  // Netlify sets URL to the site's main address.
  site: process.env.SITE_URL || process.env.URL || 'https://foco-agencia.example',
  trailingSlash: 'never',
  // What is kept of a preview never reaches a build for the public.
  cacheDir: isPreview ? './node_modules/.astro/preview' : './node_modules/.astro',
  // No inline style: the router keeps a page's, and a strict policy would have to allow it.
  build: { format: 'file', inlineStylesheets: 'never' },
  vite: {
    // One stylesheet: what a kind of page has of its own is a hundred bytes here and there, each of which
    // would be a request that the first picture waits for.
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    // Klaro comes as source alone, which Node itself could not load.
    resolve: { noExternal: ['klaro'] },
  },
  // Astro's own falls back to prefetching on tap where the line is slow, which must ask for nothing.
  prefetch: false,
  i18n: {
    locales: ['es', 'en'],
    defaultLocale: 'es',
    routing: { prefixDefaultLocale: false },
  },
  image: { service: imageService() },
  prerenderConflictBehavior: 'error',
  integrations: [
    embeddedCms(),
    retryImageFetch(),
    formsMock(),
    react(),
    clientInteraction(),
    scriptImports(),
    headersFile(scripts),
    netlifyImages(),
    tailwind({ applyBaseStyles: false }),
    i18next(),
    reloadDictionaries(),
    incrementalPages({
      finish: (html) => prioritiseHead(normaliseIslands(html)),
      notes: scripts,
    }),
    // Last: what the others do at the end belongs to the site that it puts in place.
    atomicOutput(),
  ],
  server: { port: 4321 },
  devToolbar: { enabled: false },
});
