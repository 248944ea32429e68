import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The browser tests that `npm test` omits, because they take long or repeat others. */
export default defineConfig({
  ...config,
  grep: /@long/,
  grepInvert: [],
  projects: (config.projects ?? []).filter(({ name }) => ['site', 'pictures'].includes(name ?? '')),
});
