import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Returns path and text of the sources in these folders of src. */
async function sources(folders: string[]): Promise<[file: string, text: string][]> {
  const files = await Array.fromAsync(
    glob(folders.flatMap((folder) => [`src/${folder}/**/*.{ts,astro}`, `src/${folder}.ts`])),
  );
  return Promise.all(
    files
      .sort()
      .map(async (file): Promise<[string, string]> => [file, await readFile(file, 'utf8')]),
  );
}

test('every route with static paths adds cache keys, except the routes that every build renders', async () => {
  const pages = await sources(['pages']);
  const withoutKeys = pages.filter(
    ([, text]) =>
      text.includes('getStaticPaths') &&
      !/\b(withCacheKeys|contentAddressed)\(|(staticPaths|facetPages|talentPaths)'/.test(text),
  );
  expect(withoutKeys.map(([file]) => file)).toEqual([
    'src/pages/[hostRules].ts',
    'src/pages/[wellKnown]/security.txt.ts',
    'src/pages/[wellKnown]/tdmrep.json.ts',
  ]);
});

/*
 * An environment variable that affects a page must be read in a tracked query or be part of the
 * inputs hash. A new file in this list must satisfy one of the two, or be read by no page, as the
 * publication is.
 */
test('the environment is read only in files whose reads are tracked or hashed', async () => {
  const readers = (
    await sources([
      'build/environment',
      'features',
      'lib',
      'loaders',
      'model',
      'site',
      'ui',
      'pages',
    ])
  ).filter(([, text]) => text.includes('process.env'));
  expect(readers.map(([file]) => file)).toEqual([
    'src/build/environment.ts',
    'src/loaders/cmsConfig.ts',
  ]);
});
