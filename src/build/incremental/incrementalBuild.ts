import type { AstroConfig, AstroPrerenderer } from 'astro';
import { type SourceHashes, hashInputs } from './inputsHash.ts';
import { rm } from 'node:fs/promises';
import { CONTENT_ADDRESSED, NOT_CACHED, buildTracker } from '../../lib/dependencies.ts';
import { BuildTracker } from '../../lib/dependencyTracker.ts';
import { OutputStore, ensureCacheFolders, checkedFile } from './outputStore.ts';
import { PictureFiles } from './pictureFiles.ts';
import { postprocess } from '../postprocess.ts';

/** An output file of a route and what it was rendered from. */
interface CachedPage {
  component: string;
  /** Fingerprint of the props; a path without props has none. */
  cacheKey?: string | undefined;
  dependencies: string[];
  /** Hash of the content, which names it in the store. */
  file: string;
  pictures: string[];
}

/** The cache entries that a build leaves to the next one. */
interface Manifest {
  inputsHash: string;
  /** The fingerprint of the result of each query that a page ran; none if the query failed. */
  queries: Record<string, string | undefined>;
  /** By output file, such as `en/actores.html`. */
  pages: Record<string, CachedPage>;
  pictures: PictureFiles['hashes'];
}

const EMPTY: Manifest = { inputsHash: '', queries: {}, pages: {}, pictures: {} };

/** Reads the manifest of the previous build; returns an empty one if it is missing or damaged. */
export const readManifest = async (file: URL): Promise<Manifest> =>
  (await checkedFile.read<Manifest>(file)) ?? EMPTY;

/** A path to render, with the cache key of its props. */
export type SitePath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number] & {
  cacheKey?: string | undefined;
};

/** Decodes a path as Astro does; one that is not valid percent-encoding remains as it is. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns a path's file relative to the output folder, for `build.format: 'file'`. */
function outputFileOf({ pathname, route }: SitePath): string {
  const name = pathname.replace(/^\/|\/$/g, '');
  return route.type === 'page' ? `${name || 'index'}.html` : name;
}

/** Whether a path can be cached: its route has no parameters, or its props have a cache key. */
const isCacheable = ({ route, cacheKey }: SitePath) =>
  (route.type === 'page' || route.type === 'endpoint') &&
  (route.pathname !== undefined || cacheKey !== undefined);

async function areDependenciesUnchanged(
  { queries }: Manifest,
  { dependencies }: CachedPage,
  tracker: BuildTracker,
): Promise<boolean> {
  for (const key of dependencies) {
    const fingerprint = queries[key];
    if (!fingerprint || fingerprint !== (await tracker.resultFingerprint(key))) return false;
  }
  return true;
}

const isPage = ({ route }: SitePath) => route.type === 'page';

interface BuildOptions {
  config: AstroConfig;
  sources: SourceHashes;
  /** Receives the final HTML of each rendered page, in which it is cached. */
  onPage?: (rendered: { page: string; html: string }) => void;
  /** Whether the cache of the previous build is discarded. */
  isForced?: boolean;
}

/** One build that reuses the unchanged pages of the previous one and renders the others. */
export class IncrementalBuild {
  readonly #options: BuildOptions;
  /** Empty after {@link restore}, to free its memory. */
  #previous: Manifest;
  readonly #store: OutputStore;
  readonly #pictures: PictureFiles;
  readonly #tracker = new BuildTracker();
  readonly #pages = new Map<string, CachedPage>();
  #inputsHash = '';
  #pending = new Map<string, SitePath>();

  private constructor(options: BuildOptions, previous: Manifest) {
    const { cacheDir, outDir } = options.config;
    this.#options = options;
    this.#previous = previous;
    this.#store = new OutputStore(new URL('site/files/', cacheDir));
    this.#pictures = new PictureFiles(this.#store, outDir, previous.pictures);
  }

  /** Opens the cache that the previous build left in `cacheDir`. */
  static async open(options: BuildOptions): Promise<IncrementalBuild> {
    const file = manifestFile(options.config);
    await ensureCacheFolders(options.config.cacheDir);
    if (options.isForced) await rm(file, { recursive: true, force: true });
    return new IncrementalBuild(options, await readManifest(file));
  }

  /** Hashes the inputs and installs the tracker: after bundling, before the site's modules load. */
  async start(): Promise<void> {
    this.#inputsHash = await hashInputs(this.#options.config, this.#options.sources);
    buildTracker.set(this.#tracker);
  }

  /** Writes the reusable pages to the output and returns the paths to render. */
  async restore(paths: SitePath[]): Promise<SitePath[]> {
    const keys = new Set(paths.map(outputFileOf));
    // Astro reports two pages with the same path only if it renders both.
    const isUnambiguous = keys.size === paths.length;
    const rest: SitePath[] = [];
    for (const path of paths) if (!isUnambiguous || !(await this.#reuse(path))) rest.push(path);
    this.#previous = EMPTY;
    this.#pending = new Map(rest.map((path) => [outputFileOf(path), path]));
    // Files before pages, because a page has no link to a file that could not be made.
    return rest.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)));
  }

  /** Renders a page, transforms its HTML and caches it with its dependencies. */
  async render(request: Request, render: () => Promise<Response>): Promise<Response> {
    const { result: response, dependencies, pictures } = await this.#tracker.collect(render);
    const { status, headers } = response;
    if ((status >= 300 && status < 400) || !response.body) return response;
    const file = decodePath(new URL(request.url).pathname).slice(1);
    const content = await this.#process(file, response);
    const path = this.#pending.get(file);
    const isComplete = headers.get('cache-control') !== NOT_CACHED;
    if (path && isCacheable(path) && isComplete) {
      const { cacheKey, route } = path;
      this.#pages.set(file, {
        ...{ component: route.component, cacheKey, dependencies: [...dependencies] },
        pictures: [...pictures],
        file: await this.#store.write(content),
      });
    }
    return new Response(content, { status, headers });
  }

  /** Makes the files of pictures that the previous build does not have; returns how many. */
  createPictures(): Promise<number> {
    return this.#pictures.create(this.#tracker.pictures);
  }

  /** Saves the cache for the next build and deletes entries that this build does not use. */
  async saveCache(): Promise<void> {
    const pages = [...this.#pages.values()];
    const queries: Manifest['queries'] = {};
    for (const key of new Set(pages.flatMap(({ dependencies }) => dependencies))) {
      queries[key] = await this.#tracker.resultFingerprint(key);
    }
    const manifest: Manifest = {
      inputsHash: this.#inputsHash,
      queries,
      pages: Object.fromEntries(this.#pages),
      pictures: this.#pictures.hashes,
    };
    await checkedFile.write(manifestFile(this.#options.config), manifest);
    await this.#store.prune([
      ...pages.map(({ file }) => file),
      ...Object.values(manifest.pictures),
    ]);
  }

  async #process(page: string, response: Response): Promise<Uint8Array<ArrayBuffer>> {
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      return new Uint8Array(await response.arrayBuffer());
    }
    const html = postprocess(await response.text());
    this.#options.onPage?.({ page, html });
    // A TextEncoder takes three times as long.
    return Buffer.from(html);
  }

  /** Links a cached page into the output, or returns false if it must be rendered. */
  async #reuse(path: SitePath): Promise<boolean> {
    const file = outputFileOf(path);
    const page = this.#previous.pages[file];
    if (!page || !isCacheable(path) || !(await this.#isUpToDate(page, path))) return false;
    const to = new URL(encodeURI(file), this.#options.config.outDir);
    if (!this.#pictures.restore(page.pictures) || !this.#store.restore(page.file, to)) return false;
    this.#pages.set(file, page);
    return true;
  }

  async #isUpToDate(page: CachedPage, { route, cacheKey }: SitePath): Promise<boolean> {
    if (page.component !== route.component || page.cacheKey !== cacheKey) return false;
    if (cacheKey?.startsWith(CONTENT_ADDRESSED)) return true;
    if (this.#previous.inputsHash !== this.#inputsHash) return false;
    return areDependenciesUnchanged(this.#previous, page, this.#tracker);
  }
}

const manifestFile = ({ cacheDir }: AstroConfig) => new URL('site/manifest.json', cacheDir);
