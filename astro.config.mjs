import { existsSync } from 'node:fs';
import i18next from 'astro-i18next';
import { defineConfig, passthroughImageService } from 'astro/config';
import { embeddedCms } from './cms/integration.ts';
import { dictionaries } from './i18n/integration.ts';
import { hosting } from './src/build/hosting/hosting.ts';
import { islands } from './src/build/islands/islands.ts';
import { publication } from './src/build/publication/publication.ts';
import { imageService } from './src/pictures/serviceSettings.ts';
import {
  buildFolders,
  checkSettings,
  isIndexedDeploy,
  siteUrl,
} from './src/settings/environment.ts';

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
    build: {
      assetsInlineLimit: 0,
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
    // No page uses Astro's: src/pictures/pictureUrl.ts reads the configuration.
    service: { ...passthroughImageService(), config: imageService() },
    endpoint: { route: '/_image', entrypoint: './src/pictures/imageEndpoint.ts' },
  },
  prerenderConflictBehavior: 'error',
  integrations: publication(embeddedCms(), dictionaries(), i18next(), islands(), hosting()),
  server: { port: 4321 },
  devToolbar: { enabled: false },
});
