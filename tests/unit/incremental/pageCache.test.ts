import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTENT_ADDRESSED } from '~/lib/incremental/cacheKey.ts';
import { TRACKER_KEY } from '~/lib/incremental/trackedQuery.ts';
import { sitePath, workshop } from './fixture.ts';

afterEach(() => void delete (globalThis as Record<symbol, unknown>)[TRACKER_KEY]);

const ANA = sitePath('ana', 'key');

describe('a page of the last build', () => {
  it('stands when its key and what it asked are the same', async () => {
    const { build } = await workshop();
    await build([ANA], () => 'Ana');
    const { anew, outDir } = await build([ANA], () => 'Ana');
    expect(anew).toEqual([]);
    expect(await readFile(new URL('ana.html', outDir), 'utf8')).toBe('Ana');
  });

  it.each([
    ['what it asked has another answer', ANA, () => 'Berta', 'g'],
    ['its props differ', sitePath('ana', 'another'), () => 'Ana', 'g'],
    ['the code differs', ANA, () => 'Ana', 'another'],
  ])('is made anew when %s', async (_why, found, ask, guard) => {
    const { build } = await workshop();
    await build([ANA], () => 'Ana');
    expect((await build([found], ask, { guard })).anew).toEqual(['/ana']);
  });

  it('stands whatever the code where its address tells what is in it', async () => {
    const { build } = await workshop();
    const card = sitePath('card', CONTENT_ADDRESSED);
    await build([card], () => 'a');
    expect((await build([card], () => 'a', { guard: 'another' })).anew).toEqual([]);
  });

  it('is made anew by every build when it has props and no key', async () => {
    const { build } = await workshop();
    const paths = [sitePath('ana', undefined), sitePath('alone', undefined, '/alone')];
    await build(paths, () => 'Ana');
    expect((await build(paths, () => 'Ana')).anew).toEqual(['/ana']);
  });

  it('is made anew when what was kept of it was changed, lost or cut', async () => {
    for (const content of ['Ann', '', undefined]) {
      const { build, root } = await workshop();
      const { manifest } = await build([ANA], () => 'Ana');
      const kept = new URL(`keep/${manifest.pages.ana!.file.digest}`, root);
      if (content === undefined) await writeFile(new URL('manifest.json', root), 'half');
      else await writeFile(kept, content);
      expect((await build([ANA], () => 'Ana')).anew).toEqual(['/ana']);
    }
  });

  it('stands with its picture', async () => {
    const { build } = await workshop();
    await build([ANA], () => 'Ana', { picture: 'a.avif' });
    const { anew, outDir } = await build([ANA], () => 'Ana');
    expect(anew).toEqual([]);
    expect(await readFile(new URL('_astro/a.avif', outDir), 'utf8')).toBe('pixels');
  });

  it.each([
    ['a picture on it', 'a.avif', 'pixelz'],
    ['what is noted beside a picture on it', 'a.avif.json', '{"expires'],
  ])('is made anew, and its picture too, when %s is not as it was', async (_what, name, found) => {
    const { build, root } = await workshop();
    await build([ANA], () => 'Ana', { picture: 'a.avif' });
    await writeFile(new URL(`assets/${name}`, root), found);
    expect((await build([ANA], () => 'Ana', { picture: 'a.avif' })).anew).toEqual(['/ana']);
    const read = (file: string) => readFile(new URL(`assets/${file}`, root), 'utf8');
    expect([await read('a.avif'), await read('a.avif.json')]).toEqual(['pixels', '{"expires":1}']);
  });

  it('is left to Astro with all others when two claim one path', async () => {
    const { build } = await workshop();
    await build([ANA], () => 'Ana');
    expect((await build([ANA, ANA], () => 'Ana')).anew).toEqual(['/ana', '/ana']);
  });
});

describe('a page that is made', () => {
  it('is kept as it was finished, with its note', async () => {
    const { build, root } = await workshop();
    const { manifest } = await build([ANA], () => 'a draft');
    const kept = new URL(`keep/${manifest.pages.ana!.file.digest}`, root);
    expect(await readFile(kept, 'utf8')).toBe('a final');
    const { anew, notes } = await build([ANA], () => 'a draft');
    expect(anew).toEqual([]);
    expect([...notes]).toEqual([['ana.html', 'note of a final']]);
  });

  it('is left as it is when it is no HTML', async () => {
    const { build, root } = await workshop();
    const { manifest, notes } = await build([ANA], () => 'a draft', { type: 'text/plain' });
    const kept = new URL(`keep/${manifest.pages.ana!.file.digest}`, root);
    expect(await readFile(kept, 'utf8')).toBe('a draft');
    expect(notes.size).toBe(0);
  });

  it('is made anew when somebody wrote into it where the site has it', async () => {
    const { build } = await workshop();
    await build([ANA], () => 'Ana');
    const { outDir } = await build([ANA], () => 'Ana');
    await writeFile(new URL('ana.html', outDir), 'Berta');
    expect((await build([ANA], () => 'Ana')).anew).toEqual(['/ana']);
  });
});
