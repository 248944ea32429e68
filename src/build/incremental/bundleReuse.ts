import type { AstroConfig, HookParameters } from 'astro';
import type { BuilderOptions, Rolldown, ViteBuilder } from 'vite';
import { type SourceHashes, hashInputs, hashSources } from './inputsHash.ts';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { OutputStore, checkedFile } from './outputStore.ts';

type BuildApp = NonNullable<BuilderOptions['buildApp']>;

/** The stylesheets of each page by its key, which Astro keeps in memory while it bundles. */
type Pages = ReadonlyMap<string, { styles: unknown[] }>;

interface StoredBundle {
  /** The hash of everything that is bundled. */
  key: string;
  styles: Record<string, unknown[]>;
  /** `hash` names the file in the store; `name` is relative to the output folder. */
  files: { name: string; hash: string }[];
}

/** The module that renders pages, as Astro names it. */
const ENTRY = /^prerender-entry\.[^/]+\.mjs$/;

/** Returns a builder that bundles nothing and tells Astro the module that renders pages. */
function withoutBundling(builder: ViteBuilder, entry: string): ViteBuilder {
  const chunk = { type: 'chunk', fileName: entry, code: '', moduleIds: [] };
  return {
    ...builder,
    build: async (environment) => {
      // Vite bundles everything itself if nothing is built.
      environment.isBuilt = true;
      return { output: [chunk] } as unknown as Rolldown.RolldownOutput;
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Returns the folder of the code that renders pages, which may be below the site's files or elsewhere. */
function pagesFolderOf({ environments }: ViteBuilder): string {
  const folder = environments.prerender?.config.build.outDir;
  if (!folder) throw new Error('Astro no longer bundles an environment "prerender"');
  return path.resolve(folder);
}

/**
 * Reuses the bundle of the previous build while sources, packages and configuration are the same. A bundle
 * has no content, so an editor's change needs no other one.
 */
export class BundleReuse {
  readonly #config: AstroConfig;
  readonly #outDir: string;
  readonly #file: URL;
  readonly #store: OutputStore;
  #save: (() => Promise<void>) | undefined;

  constructor(config: AstroConfig) {
    this.#config = config;
    this.#outDir = fileURLToPath(config.outDir);
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
    const keyOf = (current: SourceHashes) => hashInputs(this.#config, current, vite.mode);
    const buildApp: BuildApp = async (builder) => {
      const pagesFolder = pagesFolderOf(builder);
      const key = await keyOf(sources);
      const entry = isForced ? undefined : await this.#restore(key, pages);
      if (entry) return bundle(withoutBundling(builder, entry));
      await bundle(builder);
      // A source that was edited in the meantime may or may not be in the bundle.
      if (key !== (await keyOf(await hashSources(this.#config.root)))) return;
      this.#save = () => this.#write(key, pages, pagesFolder);
    };
    updateConfig({ builder: { buildApp } });
  }

  /** Stores a new bundle with what Astro changed after bundling; call it before a page is rendered. */
  async save(): Promise<void> {
    await this.#save?.();
  }

  /** Writes the stored bundle to the output; returns its entry, or undefined if it cannot be reused. */
  async #restore(key: string, pages: Pages): Promise<string | undefined> {
    const bundle = await checkedFile.read<StoredBundle>(this.#file);
    if (bundle?.key !== key) return undefined;
    const names = bundle.files.map(({ name }) => path.basename(name));
    const entry = names.find((name) => ENTRY.test(name));
    // Before anything is written: bundling would write into the linked files.
    if (!entry || !bundle.files.every(({ hash }) => this.#store.isWhole(hash))) return undefined;
    for (const { name, hash } of bundle.files) {
      this.#store.restore(hash, pathToFileURL(path.resolve(this.#outDir, name)));
    }
    for (const [name, page] of pages) page.styles = bundle.styles[name] ?? [];
    return entry;
  }

  async #write(key: string, pages: Pages, pagesFolder: string): Promise<void> {
    const files: StoredBundle['files'] = [];
    for (const file of new Set([
      ...(await listFiles(this.#outDir)),
      ...(await listFiles(pagesFolder)),
    ])) {
      const hash = await this.#store.write(await readFile(file));
      files.push({ name: path.relative(this.#outDir, file), hash });
    }
    const styles = Object.fromEntries([...pages].map(([name, page]) => [name, page.styles]));
    await checkedFile.write(this.#file, { key, styles, files } satisfies StoredBundle);
    await this.#store.prune(files.map(({ hash }) => hash));
  }
}
