import { defineConfig } from '@playwright/test';
import config, { LONG_TESTS } from './playwright.config.ts';

/** The browser tests that `npm test` omits, because they take long or repeat others. */
export default defineConfig({
  ...config,
  grep: LONG_TESTS,
  grepInvert: [],
  projects: [
    ...config.projects!,
    // Firefox and WebKit, and slow pages, which wait for most of the time.
    { name: 'browsers', testDir: './browsers', fullyParallel: true, workers: 2 },
  ],
});
