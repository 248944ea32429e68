import type { AstroConfig, HookParameters } from 'astro';
import type { BuildEnvironment, BuilderOptions, Rolldown, ViteBuilder } from 'vite';
import { type SourceHashes, hashBundleInputs, hashSources } from './inputsHash.ts';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { OutputStore, checkedFile } from './outputStore.ts';

type BuildApp = NonNullable<BuilderOptions['buildApp']>;

/** The stylesheets of each page by its key, which Astro keeps in memory while it bundles. */
type Pages = ReadonlyMap<string, { styles: unknown[] }>;

/** The two parts of a bundle; the code that renders pages may be below the site's files. */
interface Folders {
  site: string;
  pages: string;
}

interface StoredBundle {
  /** The hash of everything that is bundled. */
  key: string;
  styles: Record<string, unknown[]>;
  /** `hash` names the file in the store; `name` is relative to the folder of its part. */
  files: { part: keyof Folders; name: string; hash: string }[];
}

/** The module that renders pages, as Astro names it. */
const ENTRY = /^prerender-entry\.[^/]+\.mjs$/;

/** The plugin with which Astro prepares the images of pages when bundling starts. */
const IMAGE_PLUGIN = 'astro:assets';

/**
 * Prepares the images of pages as the start of bundling does. Without it, pages would link images of
 * the development server.
 */
async function startImages({ plugins }: BuildEnvironment): Promise<void> {
  const hook = plugins.find(({ name, buildStart }) => name === IMAGE_PLUGIN && buildStart);
  const start = hook?.buildStart;
  await (typeof start === 'function' ? start : start?.handler)?.call(
    undefined as never,
    undefined as never,
  );
  const { astroAsset } = globalThis as { astroAsset?: { addStaticImage?: unknown } };
  if (!astroAsset?.addStaticImage) {
    throw new Error(`Astro no longer prepares images with its plugin "${IMAGE_PLUGIN}"`);
  }
}

/** Returns a builder that bundles nothing and tells Astro the module that renders pages. */
function withoutBundling(builder: ViteBuilder, entry: string): ViteBuilder {
  const chunk = { type: 'chunk', fileName: entry, code: '', moduleIds: [] };
  return {
    ...builder,
    build: async (environment) => {
      await startImages(environment);
      // Vite bundles everything itself if nothing is built.
      environment.isBuilt = true;
      return { output: [chunk] } as unknown as Rolldown.RolldownOutput;
    },
  };
}

/** Returns the files below a folder, relative to it, without those below another folder. */
async function listFiles(folder: string, except?: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !except || !file.startsWith(`${except}${path.sep}`))
    .map((file) => path.relative(folder, file));
}

/**
 * Reuses the bundle of the previous build while sources, packages and configuration are the same. A bundle
 * has no content, so an editor's change needs no other one.
 */
export class BundleReuse {
  /** Vite's configuration for a bundle that has no content: pages read the entries from memory. */
  static readonly vite = {
    resolve: {
      alias: {
        'astro:data-layer-content': fileURLToPath(new URL('./dataStoreModule.ts', import.meta.url)),
      },
    },
  };

  readonly #config: AstroConfig;
  readonly #file: URL;
  readonly #store: OutputStore;
  #save: (() => Promise<void>) | undefined;

  constructor(config: AstroConfig) {
    this.#config = config;
    this.#file = new URL('site/bundle.json', config.cacheDir);
    this.#store = new OutputStore(new URL('site/bundle/', config.cacheDir));
  }

  /**
   * Replaces the bundling in Vite's configuration; for the hook `astro:build:setup`.
   *
   * @param isForced bundles in any case
   */
  install(
    { vite, pages, updateConfig }: HookParameters<'astro:build:setup'>,
    sources: SourceHashes,
    isForced: boolean,
  ): void {
    const bundle = vite.builder?.buildApp;
    if (!bundle) throw new Error('Astro no longer bundles with builder.buildApp');
    const keyOf = (current: SourceHashes) => hashBundleInputs(this.#config, current, vite.mode);
    const buildApp: BuildApp = async (builder) => {
      const folders = this.#foldersOf(builder);
      const key = await keyOf(sources);
      const entry = isForced ? undefined : await this.#restore(key, pages, folders);
      if (entry) return bundle(withoutBundling(builder, entry));
      await bundle(builder);
      // A source that was edited in the meantime may or may not be in the bundle.
      if (key !== (await keyOf(await hashSources(this.#config.root)))) return;
      this.#save = () => this.#write(key, pages, folders);
    };
    updateConfig({ builder: { buildApp } });
  }

  /** Stores a new bundle with what Astro changed after bundling; call it before a page is rendered. */
  async save(): Promise<void> {
    await this.#save?.();
  }

  /** Writes the stored bundle to the output; returns its entry, or undefined if it cannot be reused. */
  async #restore(key: string, pages: Pages, folders: Folders): Promise<string | undefined> {
    const bundle = await checkedFile.read<StoredBundle>(this.#file);
    const entry = bundle?.files.find(({ part, name }) => part === 'pages' && ENTRY.test(name));
    if (bundle?.key !== key || !entry) return undefined;
    // Before anything is written: bundling would write into the linked files.
    if (!bundle.files.every(({ hash }) => this.#store.isWhole(hash))) return undefined;
    for (const { part, name, hash } of bundle.files) {
      this.#store.restore(hash, pathToFileURL(path.join(folders[part], name)));
    }
    for (const [name, page] of pages) page.styles = bundle.styles[name] ?? [];
    return entry.name;
  }

  async #write(key: string, pages: Pages, folders: Folders): Promise<void> {
    const files: StoredBundle['files'] = [];
    for (const part of ['site', 'pages'] as const) {
      const except = part === 'site' ? folders.pages : undefined;
      for (const name of await listFiles(folders[part], except)) {
        const content = await readFile(path.join(folders[part], name));
        files.push({ part, name, hash: await this.#store.write(content) });
      }
    }
    const styles = Object.fromEntries([...pages].map(([name, page]) => [name, page.styles]));
    await checkedFile.write(this.#file, { key, styles, files } satisfies StoredBundle);
    await this.#store.prune(files.map(({ hash }) => hash));
  }

  #foldersOf({ environments }: ViteBuilder): Folders {
    const pages = environments.prerender?.config.build.outDir;
    if (!pages) throw new Error('Astro no longer bundles an environment "prerender"');
    return { site: fileURLToPath(this.#config.outDir), pages: path.resolve(pages) };
  }
}
