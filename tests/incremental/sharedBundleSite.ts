import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { Site } from './fullBuildSite.ts';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'astro';
import { generatePages } from '../../node_modules/astro/dist/core/build/generate.js';
import { ContentLayer } from '../../node_modules/astro/dist/content/content-layer.js';
import { MutableDataStore } from '../../node_modules/astro/dist/content/mutable-data-store.js';

/** A value of Astro's internal modules, for which it exports no types. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- `unknown` would need a cast at every use
type Untyped = any;
const folderUrl = (folder: string) => pathToFileURL(`${path.resolve(folder)}/`);

/** Interrupts a build. */
class Interruption extends Error {}

/**
 * Bundles the code once and runs only the later phases of a build: loading, rendering, images and
 * the page cache. It depends on Astro's internal modules, so a few sequences also run full builds.
 */
export class SharedBundleSite implements Site {
  readonly folder: string;
  #options: Untyped;
  #internals: Untyped;
  #count = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Bundles the code in a folder; needs `CMS_URL` and `CMS_TOKEN`. */
  static async bundle(folder: string): Promise<SharedBundleSite> {
    const site = new SharedBundleSite(folder);
    await site.#bundle();
    return site;
  }

  async build(outDir: string, cacheDir: string, interruptAt?: number): Promise<boolean> {
    const { settings, logger } = this.#options;
    const staging = folderUrl(outDir);
    await rm(staging, { recursive: true, force: true });
    await cp(path.join(this.folder, '.bundle/client'), staging, { recursive: true });
    Object.assign(settings.config, { outDir: staging, cacheDir: folderUrl(cacheDir) });
    await mkdir(cacheDir, { recursive: true });
    const { hooks }: Untyped = settings.config.integrations.find(
      ({ name }: AstroIntegration) => name === 'incremental-pages',
    );
    await hooks['astro:config:setup']({ command: 'sync', config: settings.config });
    await this.#load(cacheDir);
    const setPrerenderer = (make: (standard: AstroPrerenderer) => AstroPrerenderer) => {
      settings.prerenderer = (standard: AstroPrerenderer) =>
        interrupting(make(standard), interruptAt);
    };
    await hooks['astro:build:start']({ logger, setPrerenderer });
    try {
      await generatePages(this.#options, this.#internals, await this.#copyBundle());
    } catch (error) {
      if (error instanceof Interruption) return false;
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
    await writeFile(config, text.replace('hosting()),', 'hosting()).concat(globalThis.capture),'));
    Object.assign(globalThis, { capture });
    process.chdir(this.folder);
    const [outDir, cacheDir] = [path.join(this.folder, '.first'), path.join(this.folder, '.cache')];
    await build({ outDir, cacheDir, logLevel: 'error' }).catch((error: unknown) => {
      if (!(error instanceof Interruption)) throw error;
    });
  }

  async #capture(standard: Untyped): Promise<never> {
    const staging = path.join(this.folder, '.first.next');
    const entry = await findFile(staging, '.prerender/prerender-entry.*.mjs');
    const { app } = await import(pathToFileURL(entry).href);
    const setInternals = app.setInternals.bind(app);
    app.setInternals = (internals: Untyped) => {
      this.#internals = internals;
      setInternals(internals);
    };
    await standard.setup();
    this.#options = app.getOptions();
    await cp(path.join(staging, '.prerender'), path.join(this.folder, '.bundle/pages'), {
      recursive: true,
    });
    await rm(path.join(staging, '.prerender'), { recursive: true });
    await cp(staging, path.join(this.folder, '.bundle/client'), { recursive: true });
    throw new Interruption('The code is bundled');
  }

  async #load(cacheDir: string): Promise<void> {
    const { settings, logger } = this.#options;
    const file = new URL('data-store.json', folderUrl(cacheDir));
    const store = await MutableDataStore.fromFile(file);
    const layer: Untyped = new ContentLayer({ settings, logger, store } as Untyped);
    await layer.sync();
    layer.dispose();
  }

  /** Copies the bundle to a new path, because Node caches modules by path. */
  async #copyBundle(): Promise<URL> {
    const copy = path.join(this.folder, `.pages-${++this.#count}`);
    await cp(path.join(this.folder, '.bundle/pages'), copy, { recursive: true });
    return folderUrl(copy);
  }
}

async function findFile(folder: string, pattern: string): Promise<string> {
  for await (const file of glob(pattern, { cwd: folder })) return path.join(folder, file);
  throw new Error(`No ${pattern} in ${folder}`);
}

/** Approximate number of paths of a small agency. */
const PAGE_COUNT = 100;

/** Wraps a prerenderer so that it throws after a share of the pages, from 0 to 1. */
function interrupting(
  prerenderer: AstroPrerenderer,
  interruptAt: number | undefined,
): AstroPrerenderer {
  let remaining = interruptAt === undefined ? Infinity : interruptAt * PAGE_COUNT;
  return {
    ...prerenderer,
    render: async (...request) => {
      if (remaining-- <= 0) throw new Interruption('The test interrupts the build');
      return prerenderer.render(...request);
    },
  };
}
