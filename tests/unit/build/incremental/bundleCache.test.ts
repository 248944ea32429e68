import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BundleCache, type BundledPages } from '~/build/incremental/bundleCache.ts';
import { BundleReuse } from '~/build/incremental/bundleReuse.ts';
import { hashSources } from '~/build/incremental/inputsHash.ts';

const ENTRY = 'prerender-entry.abc.mjs';
const pages = (styles: unknown[] = []): BundledPages => new Map([['/&index.astro', { styles }]]);

async function createFolders() {
  const root = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  const folders = { site: path.join(root, 'dist'), pages: path.join(root, 'dist/.prerender') };
  const cacheDir = pathToFileURL(`${root}/node_modules/.astro/`);
  const clear = () => rm(folders.site, { recursive: true, force: true });
  const bundle = async () => {
    await mkdir(path.join(folders.pages, 'chunks'), { recursive: true });
    await writeFile(path.join(folders.site, 'site.css'), 'body{}');
    await writeFile(path.join(folders.site, 'two words é.txt'), 'public');
    await writeFile(path.join(folders.pages, ENTRY), 'import "./chunks/page.mjs"');
    await writeFile(path.join(folders.pages, 'chunks/page.mjs'), 'export {}');
  };
  return { root, folders, cacheDir, clear, bundle, cache: new BundleCache({ cacheDir }) };
}

async function createSaved() {
  const fixture = await createFolders();
  await fixture.bundle();
  await fixture.cache.save('key', pages(['style.css']), fixture.folders);
  await fixture.clear();
  return fixture;
}

describe('a cached bundle', () => {
  it('is written to both folders, with the stylesheets of pages', async () => {
    const { cache, folders } = await createSaved();
    const restored = pages();
    expect(await cache.restore('key', restored, folders)).toBe(ENTRY);
    expect([...restored.values()]).toEqual([{ styles: ['style.css'] }]);
    const read = (name: string) => readFile(path.join(folders.site, name), 'utf8');
    expect(await read('site.css')).toBe('body{}');
    expect(await read('two words é.txt')).toBe('public');
    expect(await read('.prerender/chunks/page.mjs')).toBe('export {}');
  });

  it('is not used when the inputs differ', async () => {
    const { cache, folders } = await createSaved();
    expect(await cache.restore('another key', pages(), folders)).toBeUndefined();
  });

  it.each([
    ['a file is modified', 'bundle', 'x'],
    ['its manifest is truncated', 'bundle.json', '{'],
    ['there is none', undefined, ''],
  ])('is not used when %s', async (_why, damaged, content) => {
    const { cache, folders, cacheDir } = await createSaved();
    const site = new URL('site/', cacheDir);
    if (!damaged) await rm(site, { recursive: true });
    else if (damaged === 'bundle.json') await writeFile(new URL(damaged, site), content);
    else {
      const manifest = await readFile(new URL('bundle.json', site), 'utf8');
      const { hash } = JSON.parse(manifest.split('\n')[1]!).files[0].file;
      await writeFile(new URL(`bundle/${hash}`, site), content);
    }
    expect(await cache.restore('key', pages(), folders)).toBeUndefined();
  });
});

interface BuildOptions {
  isForced?: boolean;
  environment?: Record<string, string>;
  /** Runs while the code is bundled. */
  edit?: () => Promise<void>;
  /** The name of the plugin that prepares images. */
  imagePlugin?: string;
}

/** Runs the hook `astro:build:setup` and Vite's bundling; returns whether it bundled. */
async function build(
  { root, folders, cacheDir, bundle, clear }: Awaited<ReturnType<typeof createFolders>>,
  { isForced = false, environment = {}, edit, imagePlugin = 'astro:assets' }: BuildOptions = {},
) {
  const [rootUrl, outDir] = [root, folders.site].map((name) => pathToFileURL(`${name}/`));
  const reuse = new BundleReuse({ root: rootUrl, outDir, cacheDir, build: {} } as never, isForced);
  const images: { astroAsset?: object } = globalThis;
  const earlier = images.astroAsset;
  delete images.astroAsset;
  onTestFinished(() => void Object.assign(images, { astroAsset: earlier }));
  // As Astro's own plugin: without its start, pages link images of the development server.
  const buildStart = () => void (images.astroAsset = { addStaticImage: () => '/_astro/1.avif' });
  const plugins = [{ name: imagePlugin, buildStart }];
  const prerender = { isBuilt: false, config: { build: { outDir: folders.pages } }, plugins };
  let [isBundled, entry] = [false, ''];
  const bundler = {
    environments: { prerender },
    build: async (which: typeof prerender) => {
      [isBundled, which.isBuilt] = [true, true];
      buildStart();
      await bundle();
      await edit?.();
      return { output: [{ fileName: ENTRY }] };
    },
  };
  const standard = async (builder: typeof bundler) => {
    entry = (await builder.build(builder.environments.prerender)).output[0]!.fileName;
  };
  let buildApp: typeof standard = standard;
  const updateConfig = ({ builder }: { builder: { buildApp: typeof standard } }) =>
    (buildApp = builder.buildApp);
  const setup = { vite: { builder: { buildApp: standard } }, pages: pages(), updateConfig };
  Object.assign(process.env, environment);
  reuse.install(setup as never, await hashSources(rootUrl!));
  await buildApp(bundler);
  for (const name of Object.keys(environment)) delete process.env[name];
  await reuse.save();
  const isComplete = existsSync(path.join(folders.pages, entry));
  expect(images).toHaveProperty('astroAsset');
  await clear();
  expect([entry, prerender.isBuilt, isComplete]).toEqual([ENTRY, true, true]);
  return isBundled;
}

describe('a build', () => {
  it('reuses the bundle of the previous one when nothing changed', async () => {
    const fixture = await createFolders();
    expect([await build(fixture), await build(fixture)]).toEqual([true, false]);
  });

  it('fails when it reuses a bundle and Astro no longer has the plugin that prepares images', async () => {
    const fixture = await createFolders();
    await build(fixture);
    await expect(build(fixture, { imagePlugin: 'astro:other' })).rejects.toThrow('astro:assets');
    await fixture.clear();
  });

  it.each([
    ['it is forced', { isForced: true }, ''],
    ['an inlined variable differs', { environment: { PUBLIC_BUNDLE_TEST: '1' } }, ''],
    ['a source differs', {}, 'a.ts'],
    ['a file of variables differs', {}, '.env.local'],
    ['the installed packages differ', {}, 'node_modules/.package-lock.json'],
  ])('bundles when %s', async (_why, options: BuildOptions, changed) => {
    const fixture = await createFolders();
    await build(fixture);
    if (changed) await writeFile(path.join(fixture.root, changed), 'changed');
    expect(await build(fixture, options)).toBe(true);
  });

  it('does not save a bundle whose sources were edited while it was made', async () => {
    const fixture = await createFolders();
    const file = path.join(fixture.root, 'a.ts');
    await build(fixture, { edit: () => writeFile(file, 'edited') });
    await rm(file);
    expect(await build(fixture)).toBe(true);
  });
});
