import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { SitePath } from '../../../src/build/pages.ts';
import { Assembly } from '../../../src/build/assembly.ts';
import { Keep } from '../../../src/build/keep.ts';
import { readManifest, writeManifest } from '../../../src/build/manifest.ts';
import { Pictures } from '../../../src/build/pictures.ts';
import { summarise } from '../../../src/build/summary.ts';
import { LASTING } from '../../../src/lib/pathKeys.ts';
import { NOTARY, question } from '../../../src/lib/questions.ts';

const sitePath = (name: string, cacheKey: string | undefined, pathname?: string): SitePath =>
  ({
    pathname: `/${name}`,
    cacheKey,
    route: { component: 'src/pages/[slug].astro', type: 'page', pathname },
  }) as SitePath;

/** A folder in which a site is built again and again. */
async function workshop() {
  const root = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'assembly-'))}/`);
  const folder = (name: string) => new URL(`${name}/`, root);
  for (const name of ['assets', '0', '1', '2']) await mkdir(folder(name), { recursive: true });
  const manifest = new URL('manifest.json', root);
  let count = 0;

  /** Builds these paths, whose pages show what is asked; gives the names of those made anew. */
  async function build(
    paths: SitePath[],
    ask: () => unknown,
    { guard = 'g', picture = '', type = 'text/html; charset=utf-8' } = {},
  ) {
    const outDir = folder(String(count++));
    const last = await readManifest(manifest);
    const pictures = new Pictures({ cache: folder('assets'), outDir }, last.pictures);
    const keep = new Keep(folder('keep'));
    let notes: ReadonlyMap<string, string> = new Map();
    const finishing = {
      finish: (html: string) => html.replace('draft', 'final'),
      notes: {
        noteOf: (html: string) => `note of ${html}`,
        take: (all: typeof notes) => (notes = all),
      },
    };
    const assembly = new Assembly({ last, guard, keep, pictures, finishing, outDir });
    const asked = question('shown', ask);
    const rest = await assembly.restore(paths);
    for (const { pathname } of rest) {
      await assembly.make(new Request(`https://a.example${pathname}.html`), async () => ({
        response: new Response(String(asked()), {
          headers: { 'content-type': type },
        }),
        metadata: { staticImages: picture ? [{ finalPath: `/_astro/${picture}` }] : [] } as never,
      }));
    }
    await writeManifest(manifest, await summarise(assembly, guard, pictures.finish()));
    assembly.tell();
    return {
      notes,
      anew: rest.map(({ pathname }) => pathname),
      outDir,
      manifest: await readManifest(manifest),
    };
  }
  return { build, root, manifest };
}

afterEach(() => void delete (globalThis as Record<symbol, unknown>)[NOTARY]);

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
    const card = sitePath('card', LASTING);
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

  it('is made anew when a picture on it is not as it was made', async () => {
    const { build, root } = await workshop();
    const picture = new URL('assets/a.avif', root);
    await writeFile(picture, 'pixels');
    await writeFile(`${picture.pathname}.json`, '{}');
    await build([ANA], () => 'Ana', { picture: 'a.avif' });
    const { anew, outDir } = await build([ANA], () => 'Ana');
    expect(anew).toEqual([]);
    expect(await readFile(new URL('_astro/a.avif', outDir), 'utf8')).toBe('pixels');
    await writeFile(picture, 'pixelz');
    expect((await build([ANA], () => 'Ana')).anew).toEqual(['/ana']);
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
