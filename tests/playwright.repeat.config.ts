import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Slow pages wait for most of the time, so many fit beside each other. */
const WORKERS = process.env.SLOW ? 10 : 5;

/** Repeats the browser tests of the site `REPEAT` times; with `SLOW`, as on a slow phone. */
export default defineConfig({
  ...config,
  repeatEach: Number(process.env.REPEAT || 10),
  retries: 0,
  // The long ones too, but for those that start servers of their own.
  grepInvert: /\.long\.spec/,
  workers: WORKERS,
  // A slow processor takes four times as long for the same wait.
  ...(process.env.SLOW && {
    tsconfig: fileURLToPath(new URL('repeat/tsconfig.slow.json', import.meta.url)),
    timeout: 20 * 60_000,
    expect: { timeout: 60_000, toPass: { timeout: 180_000 } },
  }),
  projects: (config.projects ?? [])
    .filter(({ name }) => ['site', 'pictures'].includes(name ?? ''))
    .map((project) => ({ ...project, workers: WORKERS })),
});
