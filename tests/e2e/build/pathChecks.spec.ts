import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const CONFIG = `export default {
  build: { format: 'file' },
  vite: { resolve: { alias: { '~': ${JSON.stringify(`${ROOT}/src`)} } } },
};`;

const page = (middleware: string) => `---
import { checkedPaths, isSlug } from '../../../src/lib/routing/pathChecks';
export const paths = ['es', 'en'].flatMap((locale) =>
  ['leo-paz', 'Leo Paz'].map((slug) => ({ params: { locale: locale === 'en' ? locale : undefined, slug }, props: {} })),
);
export const getStaticPaths = checkedPaths(() => paths, {
  isValid: ({ params }) => isSlug(params.slug),
  middleware: [${JSON.stringify(middleware)}],
});
---
<p>{Astro.params.slug}</p>`;

/** Builds a site of that one page and gives what the build said, and whether it came to its end. */
async function build(folder: string, middleware: string) {
  const pages = path.join(folder, 'src/pages/[...locale]');
  await mkdir(pages, { recursive: true });
  await writeFile(path.join(folder, 'astro.config.mjs'), CONFIG);
  await writeFile(path.join(pages, '[slug].astro'), page(middleware));
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  return new Promise<{ isBuilt: boolean; said: string }>((resolve) =>
    execFile(
      process.execPath,
      [astro, 'build', '--root', folder],
      { env },
      (error, stdout, stderr) => resolve({ isBuilt: !error, said: stdout + stderr }),
    ),
  );
}

test('a middleware that does not exist stops the build, which says its name', async () => {
  const { isBuilt, said } = await build(test.info().outputPath('site'), 'ghost');
  expect(isBuilt).toBe(false);
  expect(said).toContain('Unknown middleware "ghost"');
});

test('a page whose validity check fails is not built, so that its address is a 404', async () => {
  const { isBuilt, said } = await build(test.info().outputPath('site'), 'inEveryLanguage');
  expect(isBuilt, said).toBe(true);
  const built = (file: string) => existsSync(test.info().outputPath('site', 'dist', file));
  expect(built('leo-paz.html')).toBe(true);
  expect(built('en/leo-paz.html')).toBe(true);
  expect(built('Leo Paz.html') || built('en/Leo Paz.html')).toBe(false);
});
