import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser/chromium.ts';
import { MEASUREMENT_ID } from './e2e/support/analyticsServer.ts';
import { DECLINED } from './e2e/support/consent.ts';

const PORT = Number(process.env.E2E_PORT || 4329);
const minutes = (count: number) => count * 60_000;

export default defineConfig({
  globalSetup: './support/tempFolder.ts',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  // Two open pages. The third waits for the installation and the builds of the editors' project.
  workers: 3,
  // They run with `npm run test:long -- browser`.
  grepInvert: /@long/,
  // Tests wait for states. The limits only end tests that hang, so a busy machine may take long.
  timeout: minutes(5),
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // The site redirects by the language of the browser.
    locale: 'es-ES',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      // Installs and builds the admin and builds the site three times. It takes longest, so it
      // starts first. It writes neither to `dist` nor to the CMS's data.
      name: 'editors',
      testDir: './editors',
      workers: 1,
      timeout: minutes(25),
      expect: { timeout: minutes(2) },
    },
    {
      // The default visitor declined all cookies, so the consent bar is hidden.
      name: 'site',
      testDir: './e2e',
      fullyParallel: true,
      workers: 2,
      use: { storageState: DECLINED },
    },
    {
      // The same build, served by Netlify's own code.
      name: 'netlify',
      testDir: './netlify',
      workers: 1,
      use: { storageState: DECLINED },
    },
  ],
  webServer: {
    command: `npm run build -- --strict && npm run preview -- --port ${PORT}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${PORT}/actrices`,
    // Enables analytics; the account does not exist.
    env: { PUBLIC_GA_MEASUREMENT_ID: MEASUREMENT_ID },
    timeout: minutes(15),
    reuseExistingServer: false,
  },
});
