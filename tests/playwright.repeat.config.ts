import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

const SLOW_PAGES = 10;

/** Repeats the browser tests of the site `REPEAT` times; with `SLOW`, as on a slow phone. */
export default defineConfig({
  ...config,
  repeatEach: Number(process.env.REPEAT || 10),
  retries: 0,
  // The long ones too, but for those that start servers of their own.
  grepInvert: /\.long\.spec/,
  // Slow pages wait for most of the time, so many fit beside each other. Each wait takes four times as long.
  ...(process.env.SLOW && {
    tsconfig: fileURLToPath(new URL('repeat/tsconfig.slow.json', import.meta.url)),
    workers: SLOW_PAGES,
    timeout: 20 * 60_000,
    expect: { timeout: 60_000, toPass: { timeout: 180_000 } },
  }),
  projects: (config.projects ?? [])
    .filter(({ name }) => ['site', 'pictures'].includes(name ?? ''))
    .map((project) => (process.env.SLOW ? { ...project, workers: SLOW_PAGES } : project)),
});
