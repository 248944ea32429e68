import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser/chromium.ts';
import { LONG_TESTS } from './playwright.config.ts';
import './support/ownFolders.ts';

const minutes = (count: number) => count * 60_000;

/**
 * The journey of the editors, which installs and builds the admin and builds the site three times. It
 * writes neither to `dist` nor to the CMS's data, so it runs beside the other tests.
 */
export default defineConfig({
  globalSetup: './support/tempFolder.ts',
  testDir: './editors',
  outputDir: '../test-results/editors',
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['./support/repeatedTests.ts']],
  workers: 1,
  // They run with `npm run test:long -- editors`.
  grepInvert: LONG_TESTS,
  // The limits only end tests that hang: a busy machine takes long for builds.
  timeout: minutes(25),
  expect: { timeout: minutes(2), toPass: { timeout: minutes(4) } },
  // An action that waits forever is named in the report.
  use: { launchOptions: launchOptions(), actionTimeout: minutes(2), navigationTimeout: minutes(2) },
});
