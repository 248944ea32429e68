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
import { checkedPaths, isSlug } from '~/lib/routing/pathChecks';
export const paths = ['es', 'en'].flatMap((locale) =>
  ['leo-paz', 'Leo Paz'].map((slug) => ({ params: { locale: locale === 'en' ? locale : undefined, slug }, props: {} })),
);
export const getStaticPaths = checkedPaths(() => paths, {
  isValid: ({ params }) => isSlug(params.slug),
  middleware: [${JSON.stringify(middleware)}],
});
---
<p>{Astro.params.slug}</p>`;

/** Builds a site of one page, and returns the output and whether the build succeeded. */
async function build(folder: string, middleware: string) {
  const pages = path.join(folder, 'src/pages/[...locale]');
  await mkdir(pages, { recursive: true });
  await writeFile(path.join(folder, 'astro.config.mjs'), CONFIG);
  await writeFile(path.join(pages, '[slug].astro'), page(middleware));
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  return new Promise<{ isBuilt: boolean; output: string }>((resolve) =>
    execFile(
      process.execPath,
      [astro, 'build', '--root', folder],
      { env },
      (error, stdout, stderr) => resolve({ isBuilt: !error, output: stdout + stderr }),
    ),
  );
}

test('an unknown middleware fails the build with its name', async () => {
  const { isBuilt, output } = await build(test.info().outputPath('site'), 'ghost');
  expect(isBuilt).toBe(false);
  expect(output).toContain('Unknown middleware "ghost"');
});

test('a page that fails its validity check is not built', async () => {
  const { isBuilt, output } = await build(test.info().outputPath('site'), 'inEveryLanguage');
  expect(isBuilt, output).toBe(true);
  const isFile = (file: string) => existsSync(test.info().outputPath('site', 'dist', file));
  expect(isFile('leo-paz.html')).toBe(true);
  expect(isFile('en/leo-paz.html')).toBe(true);
  expect(isFile('Leo Paz.html') || isFile('en/Leo Paz.html')).toBe(false);
});
