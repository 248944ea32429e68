import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { Site } from './builtSite.ts';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'astro';
import { generatePages } from '../../node_modules/astro/dist/core/build/generate.js';
import { ContentLayer } from '../../node_modules/astro/dist/content/content-layer.js';
import { MutableDataStore } from '../../node_modules/astro/dist/content/mutable-data-store.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- these are Astro's insides, which have no types */

type Loose = any;
const folderUrl = (folder: string) => pathToFileURL(`${path.resolve(folder)}/`);

/** Thrown where a build is to break. */
class Broken extends Error {}

/**
 * A site whose code is bundled once; each of its builds is all that a build does beyond that. It
 * reaches into Astro, so what it shows is also shown, in fewer sequences, by builds of a process
 * each.
 */
export class QuickSite implements Site {
  readonly folder: string;
  #options: Loose;
  #internals: Loose;
  #count = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Bundles the code; environment variables must say where the CMS is. */
  static async bundle(folder: string): Promise<QuickSite> {
    const site = new QuickSite(folder);
    await site.#bundle();
    return site;
  }

  async build(outDir: string, cacheDir: string, breakAt?: number): Promise<boolean> {
    const { settings, logger } = this.#options;
    const draft = folderUrl(outDir);
    await rm(draft, { recursive: true, force: true });
    await cp(path.join(this.folder, '.bundle/client'), draft, { recursive: true });
    Object.assign(settings.config, { outDir: draft, cacheDir: folderUrl(cacheDir) });
    await mkdir(cacheDir, { recursive: true });
    const { hooks }: Loose = settings.config.integrations.find(
      ({ name }: AstroIntegration) => name === 'incremental-pages',
    );
    await hooks['astro:config:setup']({ command: 'sync', config: settings.config });
    await this.#load(cacheDir);
    const setPrerenderer = (make: (standard: AstroPrerenderer) => AstroPrerenderer) => {
      settings.prerenderer = (standard: AstroPrerenderer) => breaking(make(standard), breakAt);
    };
    await hooks['astro:build:start']({ logger, setPrerenderer });
    try {
      await generatePages(this.#options, this.#internals, await this.#freshBundle());
    } catch (error) {
      if (error instanceof Broken) return false;
      throw error;
    }
    await hooks['astro:build:done']({ logger });
    return true;
  }

  async #bundle(): Promise<void> {
    const capture: AstroIntegration = {
      name: 'capture',
      hooks: {
        'astro:build:start': ({ setPrerenderer }) =>
          setPrerenderer((standard) => ({ ...standard, setup: () => this.#capture(standard) })),
      },
    };
    const config = path.join(this.folder, 'astro.config.mjs');
    const text = await readFile(config, 'utf8');
    await writeFile(config, text.replace('atomicOutput(),', 'globalThis.capture, atomicOutput(),'));
    Object.assign(globalThis, { capture });
    process.chdir(this.folder);
    const [outDir, cacheDir] = [path.join(this.folder, '.first'), path.join(this.folder, '.cache')];
    await build({ outDir, cacheDir, logLevel: 'error' }).catch((error: unknown) => {
      if (!(error instanceof Broken)) throw error;
    });
  }

  async #capture(standard: Loose): Promise<never> {
    const draft = path.join(this.folder, '.first.next');
    const entry = await anyOf(draft, '.prerender/prerender-entry.*.mjs');
    const { app } = await import(pathToFileURL(entry).href);
    const learn = app.setInternals.bind(app);
    app.setInternals = (internals: Loose) => {
      this.#internals = internals;
      learn(internals);
    };
    await standard.setup();
    this.#options = app.getOptions();
    await cp(path.join(draft, '.prerender'), path.join(this.folder, '.bundle/pages'), {
      recursive: true,
    });
    await rm(path.join(draft, '.prerender'), { recursive: true });
    await cp(draft, path.join(this.folder, '.bundle/client'), { recursive: true });
    throw new Broken('The code is bundled');
  }

  async #load(cacheDir: string): Promise<void> {
    const { settings, logger } = this.#options;
    const file = new URL('data-store.json', folderUrl(cacheDir));
    const store = await MutableDataStore.fromFile(file);
    const layer: Loose = new ContentLayer({ settings, logger, store } as Loose);
    await layer.sync();
    layer.dispose();
  }

  /** The bundle at a new place, since Node loads a module once. */
  async #freshBundle(): Promise<URL> {
    const copy = path.join(this.folder, `.pages-${++this.#count}`);
    await cp(path.join(this.folder, '.bundle/pages'), copy, { recursive: true });
    resetPictures();
    return folderUrl(copy);
  }
}

async function anyOf(folder: string, pattern: string): Promise<string> {
  for await (const file of glob(pattern, { cwd: folder })) return path.join(folder, file);
  throw new Error(`No ${pattern} in ${folder}`);
}

let addStaticImage: unknown;

/** Astro forgets the pictures of a build when its process ends, and this one goes on. */
function resetPictures(): void {
  const { astroAsset } = globalThis as Loose;
  addStaticImage ??= astroAsset.addStaticImage;
  Object.assign(astroAsset, {
    addStaticImage,
    staticImages: new Map(),
    referencedImages: new Set(),
  });
}

/** How many paths a small agency has, about. */
const MOST_PAGES = 100;

/** A prerenderer that gives up after some pages. */
function breaking(prerenderer: AstroPrerenderer, breakAt: number | undefined): AstroPrerenderer {
  let left = breakAt === undefined ? Infinity : breakAt * MOST_PAGES;
  return {
    ...prerenderer,
    render: async (...request) => {
      if (left-- <= 0) throw new Broken('It breaks here');
      return prerenderer.render(...request);
    },
  };
}
