import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The sources below some folders of src, by their paths. */
async function sources(folders: string[]): Promise<[file: string, text: string][]> {
  const files = await Array.fromAsync(
    glob(folders.map((folder) => `src/${folder}/**/*.{ts,astro}`)),
  );
  return Promise.all(
    files
      .sort()
      .map(async (file): Promise<[string, string]> => [file, await readFile(file, 'utf8')]),
  );
}

test('every page with paths gives them keys, or is one that each build is to make anew', async () => {
  const pages = await sources(['pages']);
  const unkeyed = pages.filter(
    ([, text]) =>
      text.includes('getStaticPaths') &&
      !/\b(withCacheKeys|contentAddressed)\(|lib\/routing\/staticPaths'/.test(text),
  );
  expect(unkeyed.map(([file]) => file)).toEqual(['src/pages/[rules].ts']);
});

/*
 * What pages show of the environment must be the answer of a question, or be hashed with the
 * configuration. Who reads it in another file finds this test, and thinks of that.
 */
test('the environment is read where it is known to be accounted for', async () => {
  const readers = (
    await sources(['config', 'content', 'lib', 'loaders', 'components', 'layouts', 'pages'])
  ).filter(([, text]) => text.includes('process.env'));
  expect(readers.map(([file]) => file)).toEqual([
    'src/config/deploy.ts',
    'src/config/imageService.ts',
    'src/content/site.ts',
    'src/loaders/config.ts',
  ]);
});
