import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser/chromium.ts';
import { DECIDED } from './e2e/support/decided.ts';
import { MEASUREMENT_ID } from './e2e/support/analyticsHost.ts';

const PORT = Number(process.env.E2E_PORT || 4329);

export default defineConfig({
  globalSetup: './temporary.ts',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can hold a browser up for seconds: what fails three times there is a failure.
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  workers: 2,
  use: {
    baseURL: `http://localhost:${PORT}`,
    // The site meets a visitor in the browser's language.
    locale: 'es-ES',
    launchOptions: launchOptions(),
  },
  projects: [
    // Tests that are not about consent meet a visitor who has declined: no bar is in their way.
    { name: 'site', testDir: './e2e', use: { storageState: DECIDED } },
    // The same build as Netlify would serve it.
    { name: 'netlify', testDir: './netlify', use: { storageState: DECIDED } },
    {
      // Works on a copy of the agency and builds the site anew: alone, after the others.
      name: 'editors',
      testDir: './editors',
      dependencies: ['site'],
      workers: 1,
      timeout: 600_000,
      // On a busy machine the admin takes its time to answer.
      expect: { timeout: 30_000 },
    },
  ],
  webServer: {
    command: `npm run build && npm run preview -- --port ${PORT}`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://localhost:${PORT}/actrices`,
    // Without an account there are no analytics to be tested; nothing real has this one.
    env: { PUBLIC_GA_MEASUREMENT_ID: MEASUREMENT_ID },
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
