import { existsSync } from 'node:fs';
import tailwind from '@astrojs/tailwind';
import i18next from 'astro-i18next';
import { defineConfig } from 'astro/config';
import { embeddedCms } from './cms/integration.ts';
import { dictionaries } from './i18n/dictionaries.ts';
import { incrementalPages } from './src/build/incremental/incrementalPages.ts';
import { atomicOutput } from './src/build/publication/atomicOutput.ts';
import { buildLock } from './src/build/publication/buildLock.ts';
import { buildReport } from './src/build/publication/writeBuildReport.ts';
import {
  buildFolders,
  checkSettings,
  isIndexedDeploy,
  siteUrl,
} from './src/settings/environment.ts';
import { imageService } from './src/pictures/serviceSettings.ts';
import { headersFile } from './src/build/hosting/headersIntegration.ts';
import { netlifyImages } from './src/build/hosting/imageCdn.ts';
import { formsMock } from './src/build/hosting/formsMock.ts';
import { previewRules } from './src/build/hosting/previewRules.ts';
import react from '@astrojs/react';
import { licenses } from './src/build/scripts/licenses.ts';
import { redirectRules } from './src/build/hosting/redirectRules.ts';
import { scriptTexts } from './src/build/scripts/scriptTexts.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

/** Names a script of the site: `choose.browser.ts` becomes `choose.[hash].js`. */
const scriptName = ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`;

// A wrong setting ends the command here, and not after minutes.
checkSettings();
isIndexedDeploy();

export default defineConfig({
  site: siteUrl(),
  ...buildFolders(),
  trailingSlash: 'never',
  // The policy allows no inline <style>, and the client router would not remove those of earlier pages.
  build: { format: 'file', inlineStylesheets: 'never' },
  vite: {
    // One stylesheet for what most pages have; a page links what only it has (`?url`).
    build: {
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      // Shorter scripts: constants from other modules are inserted where they are used.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
    },
    // Scripts have short addresses: `[name].[hash].js`, without the suffixes of Astro and of our files.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { entryFileNames: scriptName, chunkFileNames: scriptName },
          },
        },
      },
    },
    // Klaro is published as untranspiled source, which Node cannot load.
    resolve: { noExternal: ['klaro'] },
  },
  // Replaced by src/navigation: Astro's prefetch still fetches on tap over a slow connection.
  prefetch: false,
  i18n: {
    locales: ['es', 'en'],
    defaultLocale: 'es',
    routing: { prefixDefaultLocale: false },
  },
  image: {
    service: imageService(),
    endpoint: { route: '/_image', entrypoint: './src/pictures/imageEndpoint.ts' },
    remotePatterns: [{ pathname: '/api/media/**' }],
  },
  prerenderConflictBehavior: 'error',
  integrations: [
    // Must be first: it ends a second build in this folder.
    buildLock(),
    dictionaries(),
    embeddedCms(),
    formsMock(),
    react(),
    scriptTexts(),
    headersFile(),
    // After the forms mock, because the first proxy whose pattern matches answers; and after the headers,
    // which its pages have.
    previewRules(),
    redirectRules(),
    netlifyImages(),
    licenses(),
    tailwind({ applyBaseStyles: false }),
    i18next(),
    // After the headers: a page whose scripts are refused must not be saved for the next build.
    incrementalPages(),
    buildReport(),
    // Must be last: it publishes what the other integrations write.
    atomicOutput(),
  ],
  server: { port: 4321 },
  devToolbar: { enabled: false },
});
