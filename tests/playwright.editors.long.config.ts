import { defineConfig } from '@playwright/test';
import config from './playwright.editors.config.ts';
import { LONG_TESTS } from './playwright.config.ts';

/**
 * The journeys of editors that `npm test` omits, because they take minutes. Each has eight minutes, of
 * which the first start of the admin takes one.
 */
export default defineConfig({
  ...config,
  // Some parts of `npm run test:long` run those of `npm test` too.
  grep: process.env.EVERY_JOURNEY ? /./ : LONG_TESTS,
  grepInvert: [],
  retries: process.env.CI ? 1 : 0,
  timeout: 8 * 60_000,
});
