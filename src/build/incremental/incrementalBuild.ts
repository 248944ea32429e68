import type { AstroConfig, AstroPrerenderer } from 'astro';
import type { PageMetadata } from '../../lib/pageMetadata.ts';
import type { SourceHashes } from './inputsHash.ts';
import type {
  CachedImage,
  CachedPage,
  Manifest,
  RenderedPage,
  SitePath,
  CachedFile,
} from './manifest.ts';
import { rm, readdir } from 'node:fs/promises';
import { CONTENT_ADDRESSED, NOT_CACHED, setTracker } from '../../lib/dependencies.ts';
import { BuildTracker } from './dependencyTracker.ts';
import { hashInputs } from './inputsHash.ts';
import { decodePath } from './manifest.ts';
import { EMPTY, pageKeyOf, readManifest, writeManifest } from './manifest.ts';
import {
  ensureCacheFolders,
  isUnchanged,
  linkOrCopy,
  statFile,
  replaceFile,
} from './outputStore.ts';
import path from 'node:path/posix';
import { isReplaced } from '../../lib/images/originals.ts';
import { sha256 } from '../../lib/hash.ts';

/** Returns a path's file relative to the output folder, for `build.format: 'file'`. */
function outputFileOf({ pathname, route }: SitePath): string {
  const key = pageKeyOf(pathname);
  return route.type === 'page' ? `${key || 'index'}.html` : key;
}

/** Whether a path can be cached: its route has no parameters, or its props have a cache key. */
const isCacheable = ({ route, cacheKey }: SitePath) =>
  (route.type === 'page' || route.type === 'endpoint') &&
  (route.pathname !== undefined || cacheKey !== undefined);

/** Whether all queries that a cached page ran still have the same results. */
async function areDependenciesUnchanged(
  { queries }: Manifest,
  { dependencies }: CachedPage,
  tracker: BuildTracker,
): Promise<boolean> {
  for (const index of dependencies) {
    const [key, fingerprint] = queries[index]!;
    if (!fingerprint || fingerprint !== (await tracker.resultFingerprint(key))) return false;
  }
  return true;
}

/** Returns the manifest of a build, with the fingerprints of all query results. */
async function createManifest(
  inputsHash: string,
  rendered: ReadonlyMap<string, RenderedPage>,
  images: Record<string, CachedImage>,
  tracker: BuildTracker,
): Promise<Manifest> {
  const indices = new Map<string, number>();
  const indexOf = (key: string) => {
    const index = indices.get(key) ?? indices.size;
    indices.set(key, index);
    return index;
  };
  const pages = [...rendered].map(([name, page]) => [
    name,
    { ...page, dependencies: [...page.dependencies].map(indexOf) },
  ]);
  const queries = await Promise.all(
    [...indices.keys()].map(async (key): Promise<[string, string | undefined]> => [
      key,
      await tracker.resultFingerprint(key),
    ]),
  );
  return { inputsHash, queries, pages: Object.fromEntries(pages), images };
}

/** A folder of output files, each named by the hash of its content. */
class OutputStore {
  readonly #folder: URL;

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /** Returns the location of a stored file. */
  locate({ hash }: Pick<CachedFile, 'hash'>): URL {
    return new URL(hash, this.#folder);
  }

  /** Writes a file atomically and returns its cache entry. */
  async write(content: Uint8Array): Promise<CachedFile> {
    const hash = sha256(content);
    await replaceFile(this.locate({ hash }), content);
    return { size: content.length, hash };
  }

  /** Deletes every stored file except these. */
  async prune(except: CachedFile[]): Promise<void> {
    const hashes = new Set(except.map(({ hash }) => hash));
    const names = await readdir(this.#folder).catch(() => []);
    const orphans = names.filter((name) => !hashes.has(name));
    await Promise.all(orphans.map((name) => rm(new URL(name, this.#folder), { recursive: true })));
  }
}

interface Folders {
  /** Astro's cache of generated images. */
  cache: URL;
  outDir: URL;
}

/**
 * The images of one build, by output file (`_astro/ana.avif`). Astro generates them and finds them
 * in its own cache; this class checks that cache and restores the images of reused pages.
 */
class ImageCache {
  readonly #folders: Folders;
  readonly #previous: Record<string, CachedImage>;
  readonly #isValid = new Map<string, boolean>();
  readonly #used = new Set<string>();
  readonly #restored = new Set<string>();
  /** The originals of the images of rendered pages. */
  readonly #originals = new Map<string, string>();

  /** @param previous the images in the manifest of the previous build */
  constructor(folders: Folders, previous: Record<string, CachedImage>) {
    this.#folders = folders;
    this.#previous = previous;
  }

  /** Marks the images of a rendered page and returns their output files. */
  markUsed(images: { finalPath: string; originalPath: string }[]): string[] {
    const names = new Set<string>();
    for (const { finalPath, originalPath } of images) {
      const name = finalPath.replace(/^\//, '');
      names.add(name);
      this.#originals.set(name, originalPath);
      this.#used.add(name);
    }
    return [...names];
  }

  /** Marks the images of a reused page. */
  markRestored(names: string[]): void {
    for (const name of names) this.#restored.add(name);
  }

  /** Whether all these images are in Astro's cache as the previous build left them. */
  areUnchanged(names: string[]): boolean {
    return names.every((name) => this.#validate(name));
  }

  /** Evicts cached images that are changed or unknown, so that Astro generates them again. */
  async evictStale(): Promise<void> {
    const stale = [...this.#used].filter((name) => !this.#validate(name));
    await Promise.all(
      stale.flatMap((name) => {
        const files = [this.#cacheFile(name), this.#sidecarFile(name)];
        return files.map((file) => rm(file, { recursive: true, force: true }));
      }),
    );
  }

  /** Writes the images of reused pages to the output and returns the cache entries of all images. */
  restore(): Record<string, CachedImage> {
    for (const name of this.#restored) {
      if (this.#used.has(name)) continue;
      linkOrCopy(this.#cacheFile(name), new URL(name, this.#folders.outDir));
    }
    const all = [...new Set([...this.#used, ...this.#restored])];
    return Object.fromEntries(
      all.flatMap((name) => {
        const entry = this.#findEntry(name);
        return entry ? [[name, entry]] : [];
      }),
    );
  }

  /** Deletes every file of Astro's cache except these images and their sidecars. */
  async prune(except: Record<string, CachedImage>): Promise<void> {
    const names = new Set(Object.keys(except).map((name) => path.basename(name)));
    const files = await readdir(this.#folders.cache).catch(() => []);
    const orphans = files.filter((file) => !names.has(file.replace(/\.json$/, '')));
    await Promise.all(
      orphans.map((file) =>
        rm(new URL(file, this.#folders.cache), { recursive: true, force: true }),
      ),
    );
  }

  #cacheFile(name: string): URL {
    return new URL(path.basename(name), this.#folders.cache);
  }

  /**
   * Astro's metadata file next to a cached image. Without it Astro generates the image again; if it
   * is damaged, the build fails.
   */
  #sidecarFile(name: string): URL {
    return new URL(`${this.#cacheFile(name).href}.json`);
  }

  #findEntry(name: string): CachedImage | undefined {
    // The next build must generate a placeholder again, from the original.
    if (isReplaced(this.#originals.get(name) ?? '')) return undefined;
    const previous = this.#validate(name) ? this.#previous[name] : undefined;
    // Astro may have rewritten the sidecar of an image that a rendered page uses.
    if (previous && !this.#used.has(name)) return previous;
    const file = previous ?? statFile(this.#cacheFile(name));
    const sidecar = statFile(this.#sidecarFile(name));
    return file && sidecar && { ...file, sidecar };
  }

  /** Whether an image and its sidecar are unchanged. The result is memoised: Astro writes both later. */
  #validate(name: string): boolean {
    const memoised = this.#isValid.get(name);
    if (memoised !== undefined) return memoised;
    const previous = this.#previous[name];
    const isValid =
      previous !== undefined &&
      isUnchanged(this.#cacheFile(name), previous) &&
      isUnchanged(this.#sidecarFile(name), previous.sidecar);
    this.#isValid.set(name, isValid);
    return isValid;
  }
}

const isPage = ({ route }: SitePath) => route.type === 'page';

/**
 * Returns paths in the order in which they are rendered: files before pages, because a page has no
 * link to a file that could not be made.
 */
const filesFirst = (paths: SitePath[]): SitePath[] =>
  paths.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)));

type RenderResult = Awaited<ReturnType<AstroPrerenderer['render']>>;

/** Post-processing of a rendered page; reused pages are cached in their final form. */
interface PostProcessor {
  /** Returns the final HTML; nothing modifies the page afterwards. */
  transform(html: string): string;
}

/** Inputs of an incremental build. */
interface BuildOptions extends PostProcessor {
  config: AstroConfig;
  sources: SourceHashes;
  /** Whether the cache of the previous build is discarded. */
  isForced?: boolean;
  metadata?: PageMetadata | undefined;
}

/** One build that reuses the unchanged pages of the previous one and renders the others. */
export class IncrementalBuild {
  readonly images: ImageCache;
  readonly #options: BuildOptions;
  /** Empty after {@link restore}, to free its memory. */
  #previous: Manifest;
  readonly #store: OutputStore;
  readonly #tracker = new BuildTracker();
  readonly #pages = new Map<string, RenderedPage>();
  #inputsHash = '';
  #pending = new Map<string, SitePath>();
  #imageEntries: Record<string, CachedImage> = {};

  private constructor(options: BuildOptions, previous: Manifest) {
    const { cacheDir, outDir } = options.config;
    this.#options = options;
    this.#previous = previous;
    this.#store = new OutputStore(new URL('site/pages/', cacheDir));
    this.images = new ImageCache({ cache: new URL('assets/', cacheDir), outDir }, previous.images);
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
    setTracker(this.#tracker);
  }

  /** Writes the reusable pages to the output and returns the paths to render. */
  async restore(paths: SitePath[]): Promise<SitePath[]> {
    const keys = new Set(paths.map(({ pathname }) => pageKeyOf(pathname)));
    // Astro reports two pages with the same path only if it renders both.
    const isUnambiguous = keys.size === paths.length;
    const rest: SitePath[] = [];
    for (const path of paths) if (!isUnambiguous || !(await this.#reuse(path))) rest.push(path);
    this.#previous = EMPTY;
    this.#pending = new Map(rest.map((path) => [`/${outputFileOf(path)}`, path]));
    return filesFirst(rest);
  }

  /** Renders a page, transforms its HTML and caches it with its dependencies. */
  async render(request: Request, render: () => Promise<RenderResult>): Promise<RenderResult> {
    const { result, dependencies } = await this.#tracker.collect(render);
    const { response, metadata } = result instanceof Response ? { response: result } : result;
    const images = this.images.markUsed(metadata?.staticImages ?? []);
    const { status, headers } = response;
    if ((status >= 300 && status < 400) || !response.body) return result;
    const { content, pageMetadata } = await this.#process(response);
    const path = this.#pending.get(decodePath(new URL(request.url).pathname));
    const isComplete = headers.get('cache-control') !== NOT_CACHED;
    if (path && isCacheable(path) && isComplete) {
      const { cacheKey, route, pathname } = path;
      const file = await this.#store.write(content);
      const page = { component: route.component, cacheKey, dependencies, file, images };
      this.#pages.set(pageKeyOf(pathname), { ...page, metadata: pageMetadata });
    }
    return { response: new Response(content, { status, headers }), ...(metadata && { metadata }) };
  }

  /** Writes the images of reused pages and delivers the metadata of all pages. */
  complete(): void {
    this.#imageEntries = this.images.restore();
    const metadata = [...this.#pages].flatMap(([key, { metadata }]) =>
      metadata === undefined ? [] : [[`${key || 'index'}.html`, metadata] as const],
    );
    this.#options.metadata?.onComplete(new Map(metadata));
  }

  /** Saves the cache for the next build and deletes entries that this build does not use. */
  async saveCache(): Promise<void> {
    const [pages, images] = [this.#pages, this.#imageEntries];
    const manifest = await createManifest(this.#inputsHash, pages, images, this.#tracker);
    await writeManifest(manifestFile(this.#options.config), manifest);
    await this.images.prune(manifest.images);
    await this.#store.prune(Object.values(manifest.pages).map(({ file }) => file));
  }

  async #process(response: Response) {
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      return { content: new Uint8Array(await response.arrayBuffer()) };
    }
    const html = this.#options.transform(await response.text());
    const pageMetadata = this.#options.metadata?.extract(html);
    // A TextEncoder takes three times as long.
    return { content: Buffer.from(html), pageMetadata };
  }

  /** Links a cached page into the output, or returns false if it must be rendered. */
  async #reuse(path: SitePath): Promise<boolean> {
    const key = pageKeyOf(path.pathname);
    const page = this.#previous.pages[key];
    if (!page || !isCacheable(path) || !(await this.#isUpToDate(page, path))) return false;
    const file = this.#store.locate(page.file);
    if (!isUnchanged(file, page.file) || !this.images.areUnchanged(page.images)) return false;
    linkOrCopy(file, new URL(encodeURI(outputFileOf(path)), this.#options.config.outDir));
    this.images.markRestored(page.images);
    const dependencies = page.dependencies.map((index) => this.#previous.queries[index]![0]);
    this.#pages.set(key, { ...page, dependencies: new Set(dependencies) });
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
