import type { AstroConfig, HookParameters } from 'astro';
import type { SourceHashes } from './inputsHash.ts';
import type { BundleFolders } from './bundleCache.ts';
import type { BuildEnvironment, BuilderOptions, Rolldown, ViteBuilder } from 'vite';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BundleCache } from './bundleCache.ts';
import { hashBundleInputs, hashSources } from './inputsHash.ts';

type BuildApp = NonNullable<BuilderOptions['buildApp']>;

/** The plugin with which Astro prepares the images of pages when it starts to bundle. */
const IMAGE_PLUGIN = 'astro:assets';

/**
 * Prepares the images of pages as the start of bundling does; without it, pages would link images of
 * the development server.
 *
 * @throws {Error} when Astro has another plugin
 */
async function startImages({ plugins }: BuildEnvironment): Promise<void> {
  for (const { name, buildStart } of plugins) {
    if (name !== IMAGE_PLUGIN || !buildStart) continue;
    const start = typeof buildStart === 'function' ? buildStart : buildStart.handler;
    await start.call(undefined as never, undefined as never);
  }
  const { astroAsset } = globalThis as { astroAsset?: { addStaticImage?: unknown } };
  if (!astroAsset?.addStaticImage) {
    throw new Error(`Astro no longer prepares images with its plugin "${IMAGE_PLUGIN}"`);
  }
}

/** Returns a builder that bundles nothing and returns the name of the module that renders pages. */
function withoutBundling(builder: ViteBuilder, entry: string): ViteBuilder {
  const chunk = { type: 'chunk', fileName: entry, code: '', moduleIds: [] as string[] };
  const output = { output: [chunk] } as unknown as Rolldown.RolldownOutput;
  return {
    ...builder,
    build: async (environment) => {
      await startImages(environment);
      // Vite bundles everything itself if nothing is built.
      environment.isBuilt = true;
      return output;
    },
  };
}

/** Reuses the bundle of the previous build if sources, packages and configuration are unchanged. */
export class BundleReuse {
  readonly #config: AstroConfig;
  readonly #cache: BundleCache;
  readonly #isForced: boolean;
  /** Set if this build bundled. */
  #save: (() => Promise<void>) | undefined;

  constructor(config: AstroConfig, isForced: boolean) {
    this.#config = config;
    this.#cache = new BundleCache(config);
    this.#isForced = isForced;
  }

  /** Replaces the bundling in Vite's configuration; for the hook `astro:build:setup`. */
  install(
    { vite, pages, updateConfig }: HookParameters<'astro:build:setup'>,
    sources: SourceHashes,
  ): void {
    const bundle = vite.builder?.buildApp;
    if (!bundle) throw new Error('Astro no longer bundles with builder.buildApp');
    const hashBundled = (current: SourceHashes) =>
      hashBundleInputs(this.#config, current, vite.mode);
    const buildApp: BuildApp = async (builder) => {
      const folders = this.#foldersOf(builder);
      const key = await hashBundled(sources);
      const entry = this.#isForced ? undefined : await this.#cache.restore(key, pages, folders);
      if (entry) return bundle(withoutBundling(builder, entry));
      await bundle(builder);
      // A source that was edited in the meantime may or may not be in the bundle.
      if (key !== (await hashBundled(await hashSources(this.#config.root)))) return;
      this.#save = () => this.#cache.save(key, pages, folders);
    };
    updateConfig({ builder: { buildApp } });
  }

  /** Saves a new bundle, with Astro's changes after bundling; call it before a page is rendered. */
  async save(): Promise<void> {
    await this.#save?.();
  }

  #foldersOf({ environments }: ViteBuilder): BundleFolders {
    const pages = environments.prerender?.config.build.outDir;
    if (!pages) throw new Error('Astro no longer bundles an environment "prerender"');
    return { site: fileURLToPath(this.#config.outDir), pages: path.resolve(pages) };
  }
}
