import { readFile, readdir, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTENT_ADDRESSED, buildTracker } from '~/lib/dependencies.ts';
import { createFixture, sitePath } from './incrementalFixture.ts';

afterEach(() => buildTracker.set(undefined));

const ANA = sitePath('ana', 'key');

describe('a page of the previous build', () => {
  it('is reused when its cache key and its dependencies are unchanged', async () => {
    const { build } = await createFixture();
    await build([ANA], () => 'Ana');
    const { rendered, outDir } = await build([ANA], () => 'Ana');
    expect(rendered).toEqual([]);
    expect(await readFile(new URL('ana.html', outDir), 'utf8')).toBe('Ana');
  });

  it.each(['a%2fb', '100%', 'señora'])('is reused when its path is %s', async (name) => {
    const { build } = await createFixture();
    const path = sitePath(name, 'key');
    const first = await build([path], () => 'Ana');
    const { rendered, outDir } = await build([path], () => 'Ana');
    expect([first.rendered, rendered]).toEqual([[`/${name}`], []]);
    expect(await readdir(outDir)).toEqual([`${name}.html`]);
  });

  it.each([
    ['the result of a dependency differs', ANA, () => 'Berta', 'a'],
    ['its props differ', sitePath('ana', 'another'), () => 'Ana', 'a'],
    ['the sources differ', ANA, () => 'Ana', 'b'],
  ])('is rendered again when %s', async (_why, path, query, source) => {
    const { build } = await createFixture();
    await build([ANA], () => 'Ana');
    expect((await build([path], query, { source })).rendered).toEqual(['/ana']);
  });

  it('is reused with other sources when its path is content-addressed', async () => {
    const { build } = await createFixture();
    const image = sitePath('image', CONTENT_ADDRESSED);
    await build([image], () => 'a');
    expect((await build([image], () => 'a', { source: 'b' })).rendered).toEqual([]);
  });

  it('is rendered again when the hash in its key changes, and only then', async () => {
    const { build } = await createFixture();
    const sheet = (hash: string) => sitePath('sheet', `${CONTENT_ADDRESSED} ${hash}`);
    await build([sheet('1')], () => 'a');
    expect((await build([sheet('1')], () => 'a', { source: 'b' })).rendered).toEqual([]);
    expect((await build([sheet('2')], () => 'a', { source: 'b' })).rendered).toEqual(['/sheet']);
  });

  it('is rendered after the files that it may link to', async () => {
    const { build } = await createFixture();
    const file = { ...sitePath('ana.pdf', 'key') };
    file.route = { ...file.route, type: 'endpoint' };
    expect((await build([ANA, file], () => 'Ana')).rendered).toEqual(['/ana.pdf', '/ana']);
  });

  it('is rendered by every build when it has props and no cache key', async () => {
    const { build } = await createFixture();
    const paths = [sitePath('ana', undefined), sitePath('alone', undefined, '/alone')];
    await build(paths, () => 'Ana');
    expect((await build(paths, () => 'Ana')).rendered).toEqual(['/ana']);
  });

  it('is rendered again when its cache entry is modified, truncated or lost', async () => {
    for (const content of ['Ann', '', undefined]) {
      const { build, root, manifestFile } = await createFixture();
      const { manifest } = await build([ANA], () => 'Ana');
      const cached = new URL(`site/files/${manifest.pages['ana.html']!.file}`, root);
      if (content === undefined) await writeFile(manifestFile, 'half');
      else await writeFile(cached, content);
      expect((await build([ANA], () => 'Ana')).rendered).toEqual(['/ana']);
    }
  });

  it('is reused with its picture', async () => {
    const { build } = await createFixture();
    const first = await build([ANA], () => 'Ana', { picture: 'ana' });
    const { rendered, outDir } = await build([ANA], () => 'Ana');
    expect(rendered).toEqual([]);
    const [name = ''] = await readdir(new URL('_astro/', outDir));
    expect(name).toMatch(/^ana-[0-9a-f]{8}-40x50\.png$/);
    const read = (folder: URL) => readFile(new URL(`_astro/${name}`, folder));
    expect((await read(outDir)).equals(await read(first.outDir))).toBe(true);
  });

  it('is rendered by Astro, as all others, when two pages have the same path', async () => {
    const { build } = await createFixture();
    await build([ANA], () => 'Ana');
    expect((await build([ANA, ANA], () => 'Ana')).rendered).toEqual(['/ana', '/ana']);
  });
});

const RAW = '<head><link rel="icon"><link rel="stylesheet" href="a"></head>';
const FINAL = '<head><link rel="stylesheet" href="a"><link rel="icon"></head>';

describe('a rendered page', () => {
  it('is cached in its final form, which is handed over once', async () => {
    const { build, root } = await createFixture();
    const { manifest, pages } = await build([ANA], () => RAW);
    const cached = new URL(`site/files/${manifest.pages['ana.html']!.file}`, root);
    expect(await readFile(cached, 'utf8')).toBe(FINAL);
    expect([...pages]).toEqual([['ana.html', FINAL]]);
    const { rendered, pages: later } = await build([ANA], () => RAW);
    expect(rendered).toEqual([]);
    expect(later.size).toBe(0);
  });

  it('is neither transformed nor handed over when it is not HTML', async () => {
    const { build, root } = await createFixture();
    const { manifest, pages } = await build([ANA], () => RAW, { type: 'text/plain' });
    const cached = new URL(`site/files/${manifest.pages['ana.html']!.file}`, root);
    expect(await readFile(cached, 'utf8')).toBe(RAW);
    expect(pages.size).toBe(0);
  });

  it('is rendered again when its output file was modified in place', async () => {
    const { build } = await createFixture();
    await build([ANA], () => 'Ana');
    const { outDir } = await build([ANA], () => 'Ana');
    await writeFile(new URL('ana.html', outDir), 'Berta');
    expect((await build([ANA], () => 'Ana')).rendered).toEqual(['/ana']);
  });
});
