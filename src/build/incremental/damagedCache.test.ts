import { mkdir, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { problemReport } from '~/session/problemReport';
import { buildSession } from '~/session/buildSession';
import {
  type Made,
  createFixture,
  sitePath,
} from '../../../tests/unit/build/incremental/keyedFixture.ts';

beforeEach(problemReport.start);
afterEach(() => {
  problemReport.end();
  buildSession.isBuild = false;
});

const ANA = sitePath('ana', 'page props');

/** Returns the checksum of the page, or of its picture. */
const checksumOf = (made: Made, isPicture: boolean): string =>
  Object.entries(made).find(([name]) => name.startsWith('_astro/') === isPicture)![1].checksum;

/** Returns the only picture of a built site. */
async function readPicture(outDir: URL): Promise<Buffer> {
  const [name = ''] = await readdir(new URL('_astro/', outDir));
  return readFile(new URL(`_astro/${name}`, outDir));
}

it.each(['a page', 'a picture'])(
  'a page is rendered again when a bit of %s was flipped without a new size or time',
  async (what) => {
    const { build, root } = await createFixture();
    const { made, outDir } = await build([ANA], () => 'Ana', { picture: 'ana' });
    const before = Buffer.from(await readPicture(outDir));
    const file = new URL(`site/files/${checksumOf(made, what === 'a picture')}`, root);
    const { atime, mtime } = await stat(file);
    const content = await readFile(file);
    content[0]! ^= 1;
    await writeFile(file, content);
    await utimes(file, atime, mtime);
    const later = await build([ANA], () => 'Ana', { picture: 'ana' });
    expect(later.rendered).toEqual(['/ana']);
    expect(before.equals(await readPicture(later.outDir))).toBe(true);
  },
);

it.each(['site', 'site/files', 'site/made.json', 'a picture'])(
  'a page is rendered again when %s is of the wrong type',
  async (name) => {
    const { build, root } = await createFixture();
    const { made } = await build([ANA], () => 'Ana', { picture: 'ana' });
    const picture = `site/files/${checksumOf(made, true)}`;
    const entry = new URL(name === 'a picture' ? picture : name, root);
    const isFolder = (await stat(entry)).isDirectory();
    await rm(entry, { recursive: true });
    await (isFolder
      ? writeFile(entry, 'a file')
      : mkdir(new URL(`${entry.href}/child`), { recursive: true }));
    const options = { picture: 'ana' };
    expect((await build([ANA], () => 'Ana', options)).rendered).toEqual(['/ana']);
    expect((await build([ANA], () => 'Ana', options)).rendered).toEqual([]);
  },
);

it.each(['assets', 'site/pages'])(
  'what an earlier version left in %s is deleted',
  async (folder) => {
    const { build, root } = await createFixture();
    await mkdir(new URL(folder, root), { recursive: true });
    await writeFile(new URL(`${folder}/ana.avif`, root), 'a face');
    await build([ANA], () => 'Ana');
    await expect(stat(new URL(folder, root))).rejects.toThrow('ENOENT');
  },
);

it('a broken picture is replaced by its colour in its size, reported, and tried by the next build', async () => {
  const { build } = await createFixture();
  const { outDir } = await build([ANA], () => 'Ana', { picture: 'broken' });
  const placeholder = sharp(await readPicture(outDir));
  expect(await placeholder.metadata()).toMatchObject({ width: 40, height: 50 });
  expect((await placeholder.stats()).channels.map(({ mean }) => mean)).toEqual([170, 0, 0]);
  expect(problemReport.end().problems).toMatchObject([
    {
      record: 'broken.png (id 7)',
      message: 'Picture "/api/media/file/broken.png": the CMS responded with status 404',
      fallback: 'placeholder',
    },
  ]);
  expect((await build([ANA], () => 'Ana', { picture: 'broken' })).rendered).toEqual(['/ana']);
});
