import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { originals } from '~/lib/images/originals.ts';
import { buildTracker } from '~/lib/dependencies.ts';
import { createFixture, sitePath } from './incrementalFixture.ts';

afterEach(() => buildTracker.set(undefined));

const ANA = sitePath('ana', 'key');

it.each([
  ['a page', 'site/pages/'],
  ['an image', 'assets/'],
])(
  'a page is rendered again when a bit of %s was flipped without a new size or time',
  async (_what, folder) => {
    const { build, root } = await createFixture();
    const { manifest } = await build([ANA], () => 'Ana', { image: 'a.avif' });
    const name = folder === 'assets/' ? 'a.avif' : manifest.pages.ana!.file;
    const file = new URL(folder + name, root);
    const { atime, mtime } = await stat(file);
    const content = await readFile(file);
    content[0]! ^= 1;
    await writeFile(file, content);
    await utimes(file, atime, mtime);
    const { rendered } = await build([ANA], () => 'Ana', { image: 'a.avif' });
    expect(rendered).toEqual(['/ana']);
    expect(await readFile(new URL('assets/a.avif', root), 'utf8')).toBe('pixels');
  },
);

it.each(['site', 'site/pages', 'site/manifest.json', 'assets', 'assets/a.avif'])(
  'a page is rendered again when %s is of the wrong type',
  async (name) => {
    const { build, root } = await createFixture();
    await build([ANA], () => 'Ana', { image: 'a.avif' });
    const entry = new URL(name, root);
    const isFolder = (await stat(entry)).isDirectory();
    await rm(entry, { recursive: true });
    await (isFolder
      ? writeFile(entry, 'a file')
      : mkdir(new URL(`${name}/child`, root), { recursive: true }));
    const options = { image: 'a.avif' };
    expect((await build([ANA], () => 'Ana', options)).rendered).toEqual(['/ana']);
    expect((await build([ANA], () => 'Ana', options)).rendered).toEqual([]);
    expect(await readFile(new URL('assets/a.avif', root), 'utf8')).toBe('pixels');
  },
);

it('a page is rendered again by the next build when its image is a placeholder', async () => {
  const { build } = await createFixture();
  originals.markReplaced('broken.avif');
  await build([ANA], () => 'Ana', { image: 'broken.avif' });
  expect((await build([ANA], () => 'Ana', { image: 'broken.avif' })).rendered).toEqual(['/ana']);
});
