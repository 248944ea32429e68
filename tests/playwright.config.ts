import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { NO_PICTURES, launchOptions } from './browser/chromium.ts';
import { MEASUREMENT_ID } from './e2e/support/analyticsServer.ts';
import { DECLINED } from './e2e/support/consent.ts';
import { BUILD_DIR } from './support/ownFolders.ts';

const PORT = Number(process.env.E2E_PORT || 4329);
/**
 * The tests in which pictures matter; the others do not load them. Chromium keeps pages whose pictures
 * it was told not to load, which looks like a leak.
 */
const WITH_PICTURES = ['{build,media,pages}/**', '**/navigation/router.spec.ts'];
/** The tests whose title ends in `@long`, or whose file is named so. */
export const LONG_TESTS = /@long|\.long\.spec/;
const minutes = (count: number) => count * 60_000;

export default defineConfig({
  globalSetup: './support/tempFolder.ts',
  outputDir: '../test-results/site',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}-{platform}{ext}',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['./support/repeatedTests.ts']],
  // More than cores, because tests wait for states.
  workers: 3,
  // They run with `npm run test:long -- browser`; new snapshots are those of all tests.
  grepInvert: process.argv.includes('--update-snapshots') ? [] : LONG_TESTS,
  // Tests wait for states. The limits only end tests that hang, so a busy machine may take long.
  timeout: minutes(5),
  expect: { timeout: 20_000, toPass: { timeout: minutes(1) } },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // The site redirects by the language of the browser.
    locale: 'es-ES',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      // The default visitor declined all cookies, so the consent bar is hidden.
      name: 'site',
      testDir: './e2e',
      testIgnore: WITH_PICTURES,
      fullyParallel: true,
      workers: 2,
      use: { storageState: DECLINED, launchOptions: launchOptions(NO_PICTURES) },
    },
    {
      name: 'pictures',
      testDir: './e2e',
      testMatch: WITH_PICTURES,
      fullyParallel: true,
      workers: 2,
      use: { storageState: DECLINED },
    },
    {
      // The same build, served by Netlify's own code.
      name: 'netlify',
      testDir: './netlify',
      workers: 1,
      // Netlify's code needs 30 ms of processor time for each file: a page with its pictures seconds.
      expect: { timeout: minutes(1) },
      use: { storageState: DECLINED },
    },
  ],
  webServer: {
    command: `npm run build -- --strict && npm run preview -- --port ${PORT}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${PORT}/actrices`,
    // Analytics is on; the account does not exist.
    env: { BUILD_DIR, PUBLIC_GA_MEASUREMENT_ID: MEASUREMENT_ID },
    timeout: minutes(15),
    reuseExistingServer: false,
  },
});
