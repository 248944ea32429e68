import { readFile, readdir, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { assertInKey, buildSession } from '~/session/buildSession';
import { createFixture, sitePath } from '../../../tests/unit/build/incremental/keyedFixture.ts';

afterEach(() => (buildSession.isBuild = false));

const ANA = sitePath('ana', 'page props');

describe('a page of the previous build', () => {
  it('is reused when its key and what every page depends on are the same', async () => {
    const { build } = await createFixture();
    await build([ANA], () => 'Ana');
    const { rendered, outDir } = await build([ANA], () => 'Berta');
    expect(rendered).toEqual([]);
    expect(await readFile(new URL('ana.html', outDir), 'utf8')).toBe('Ana');
  });

  it.each(['a%2fb', '100%', 'señora'])('is reused when its path is %s', async (name) => {
    const { build } = await createFixture();
    const path = sitePath(name, 'page props');
    const first = await build([path], () => 'Ana');
    const { rendered, outDir } = await build([path], () => 'Ana');
    expect([first.rendered, rendered]).toEqual([[`/${name}`], []]);
    expect(await readdir(outDir)).toEqual([`${name}.html`]);
  });

  it.each([
    ['its props differ', sitePath('ana', 'page others'), 'a'],
    ['what every page depends on differs', ANA, 'b'],
  ])('is rendered again when %s', async (_why, path, inputs) => {
    const { build } = await createFixture();
    await build([ANA], () => 'Ana');
    expect((await build([path], () => 'Ana', { inputs })).rendered).toEqual(['/ana']);
  });

  it('is reused with other sources when its path is content-addressed', async () => {
    const { build } = await createFixture();
    const image = sitePath('image', 'content');
    await build([image], () => 'a');
    expect((await build([image], () => 'a', { inputs: 'b' })).rendered).toEqual([]);
  });

  it('is rendered again when the hash in its key changes, and only then', async () => {
    const { build } = await createFixture();
    const sheet = (hash: string) => sitePath('sheet', `content ${hash}`);
    await build([sheet('1')], () => 'a');
    expect((await build([sheet('1')], () => 'a', { inputs: 'b' })).rendered).toEqual([]);
    expect((await build([sheet('2')], () => 'a', { inputs: 'b' })).rendered).toEqual(['/sheet']);
  });

  it('is rendered after the files that it may link to', async () => {
    const { build } = await createFixture();
    const file = sitePath('ana.pdf', 'content');
    file.route = { ...file.route, type: 'endpoint' };
    expect((await build([ANA, file], () => 'Ana')).rendered).toEqual(['/ana.pdf', '/ana']);
  });

  it('is rendered by every build when it has no key, or was incomplete', async () => {
    const { build } = await createFixture();
    const alone = sitePath('alone', undefined);
    await build([alone], () => 'Ana');
    await build([ANA], () => 'Ana', { headers: { 'cache-control': 'no-store' } });
    expect((await build([ANA, alone], () => 'Ana')).rendered).toEqual(['/ana', '/alone']);
  });

  it('is rendered again when its file in the cache is modified, truncated or lost', async () => {
    for (const content of ['Ann', '', undefined]) {
      const { build, root, indexFile } = await createFixture();
      const { made } = await build([ANA], () => 'Ana');
      const cached = new URL(`site/files/${made['ana.html']!.checksum}`, root);
      if (content === undefined) await writeFile(indexFile, 'half');
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

describe('a page that asks for what its key lacks', () => {
  it('ends the build with page and query', async () => {
    const { build } = await createFixture();
    const ask = () => assertInKey('all talents');
    await expect(build([ANA], ask)).rejects.toThrow(
      'src/pages/[slug].astro (ana.html) asks for all talents, which is not in its key',
    );
    await expect(build([sitePath('ana', undefined)], ask)).resolves.toBeDefined();
  });

  it('may not ask for the day either, which is only in the hash of a file', async () => {
    const { build } = await createFixture();
    const ask = () => assertInKey('the day', true);
    await expect(build([ANA], ask)).rejects.toThrow('asks for the day');
    await expect(build([sitePath('ana', 'content 1')], ask)).resolves.toBeDefined();
  });
});

const HTML = '<head><link rel="icon"></head>';

describe('a rendered page', () => {
  it('is kept, and handed over once', async () => {
    const { build, root } = await createFixture();
    const { made, pages } = await build([ANA], () => HTML);
    const cached = new URL(`site/files/${made['ana.html']!.checksum}`, root);
    expect(await readFile(cached, 'utf8')).toBe(HTML);
    expect([...pages]).toEqual([['ana.html', HTML]]);
    const { rendered, pages: later } = await build([ANA], () => HTML);
    expect(rendered).toEqual([]);
    expect(later.size).toBe(0);
  });

  it('is not handed over when it is not HTML', async () => {
    const { build, root } = await createFixture();
    const { made, pages } = await build([ANA], () => HTML, { type: 'text/plain' });
    const cached = new URL(`site/files/${made['ana.html']!.checksum}`, root);
    expect(await readFile(cached, 'utf8')).toBe(HTML);
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
