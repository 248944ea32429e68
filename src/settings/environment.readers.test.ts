import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/*
 * What a page reads from the environment must be in the key of every page (`settingsOf` in
 * src/build/incremental/inputsHash.ts), or be read by no page, as the publication is.
 */
test('the environment is read only in files whose reads are in the keys of pages', async () => {
  const folders = ['features', 'lib', 'loaders', 'model', 'site', 'ui', 'pages'];
  const patterns = folders.map((folder) => `src/${folder}/**/*.{ts,astro}`);
  const files = await Array.fromAsync(glob([...patterns, 'src/settings/environment.ts']));
  const readers: string[] = [];
  for (const file of files.sort()) {
    if ((await readFile(file, 'utf8')).includes('process.env')) readers.push(file);
  }
  expect(readers).toEqual(['src/settings/environment.ts', 'src/settings/cmsSettings.ts']);
});
