import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BundleReuse } from './bundleReuse';
import { hashSources } from './inputsHash';
import { ensureCacheFolders } from './outputStore';

const ENTRY = 'prerender-entry.abc.mjs';
/** What a bundle has, below the output folder. */
const FILES = {
  'site.css': 'body{}',
  'two words é.txt': 'public',
  [`.prerender/${ENTRY}`]: 'import "~/build/incremental/chunks/page.mjs"',
  '.prerender/chunks/page.mjs': 'export {}',
};

async function createFixture() {
  const root = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = (name: string) => pathToFileURL(`${path.join(root, name)}/`);
  const cacheDir = folder('node_modules/.astro');
  await ensureCacheFolders(cacheDir);
  return { root, config: { root: folder(''), outDir: folder('dist'), cacheDir, build: {} } };
}

interface BuildOptions {
  isForced?: boolean;
  /** Runs while the code is bundled. */
  edit?: () => Promise<void>;
}

/** Runs the hook `astro:build:setup` and Vite's bundling, and returns what came of it. */
async function build(
  { root, config }: Awaited<ReturnType<typeof createFixture>>,
  { isForced = false, edit }: BuildOptions = {},
) {
  const site = path.join(root, 'dist');
  await rm(site, { recursive: true, force: true });
  const reuse = new BundleReuse(config as never);
  const outDir = path.join(site, '.prerender');
  const prerender = { isBuilt: false, config: { build: { outDir } } };
  const page = { styles: [] as unknown[] };
  let [isBundled, entry] = [false, ''];
  const bundler = {
    environments: { prerender },
    build: async (_environment: typeof prerender) => {
      [isBundled, prerender.isBuilt] = [true, true];
      page.styles.push('site.css');
      for (const [name, content] of Object.entries(FILES)) {
        await mkdir(path.dirname(path.join(site, name)), { recursive: true });
        await writeFile(path.join(site, name), content);
      }
      await edit?.();
      return { output: [{ fileName: ENTRY }] };
    },
  };
  const standard = async (builder: typeof bundler) => {
    entry = (await builder.build(prerender)).output[0]!.fileName;
  };
  let buildApp: typeof standard = standard;
  const updateConfig = ({ builder }: { builder: { buildApp: typeof standard } }) =>
    (buildApp = builder.buildApp);
  const setup = { vite: { builder: { buildApp: standard } }, pages: new Map([['/', page]]) };
  reuse.install({ ...setup, updateConfig } as never, await hashSources(config.root), isForced);
  await buildApp(bundler);
  await reuse.save();
  const read = (name: string) => readFile(path.join(site, name), 'utf8').catch(() => undefined);
  const names = Object.keys(FILES);
  return {
    isBundled,
    entry,
    styles: page.styles,
    isBuilt: prerender.isBuilt,
    files: Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await read(name)])),
    ),
  };
}

const isBundled = async (...args: Parameters<typeof build>) => (await build(...args)).isBundled;

describe('a build', () => {
  it('reuses the bundle of the previous one: files and stylesheets of pages', async () => {
    const fixture = await createFixture();
    const first = await build(fixture);
    expect(first).toMatchObject({ isBundled: true, entry: ENTRY, files: FILES });
    const second = await build(fixture);
    expect(second).toEqual({ ...first, isBundled: false });
    expect(second).toMatchObject({ styles: ['site.css'], isBuilt: true });
  });

  it.each(['a.ts', '.env.local', 'node_modules/.package-lock.json'])(
    'bundles when %s differs',
    async (changed) => {
      const fixture = await createFixture();
      await build(fixture);
      await writeFile(path.join(fixture.root, changed), 'changed');
      expect(await isBundled(fixture)).toBe(true);
      expect(await isBundled(fixture)).toBe(false);
    },
  );

  it('bundles when it is forced, and when an inlined variable differs', async () => {
    const fixture = await createFixture();
    await build(fixture);
    expect(await isBundled(fixture, { isForced: true })).toBe(true);
    process.env.PUBLIC_BUNDLE_TEST = '1';
    onTestFinished(() => void delete process.env.PUBLIC_BUNDLE_TEST);
    expect(await isBundled(fixture)).toBe(true);
  });

  it('does not store a bundle whose sources were edited while it was made', async () => {
    const fixture = await createFixture();
    const file = path.join(fixture.root, 'a.ts');
    await build(fixture, { edit: () => writeFile(file, 'edited') });
    await rm(file);
    expect(await isBundled(fixture)).toBe(true);
  });

  it.each(['a stored file', 'bundle.json'])('bundles when %s is damaged', async (damaged) => {
    const fixture = await createFixture();
    await build(fixture);
    const store = new URL('site/bundle/', fixture.config.cacheDir);
    const [name = ''] = await readdir(store);
    const file = new URL(damaged === 'bundle.json' ? '../bundle.json' : name, store);
    expect(existsSync(file)).toBe(true);
    await rm(file);
    await writeFile(file, 'x');
    expect(await build(fixture)).toMatchObject({ isBundled: true, files: FILES });
    expect(await isBundled(fixture)).toBe(false);
  });
});
