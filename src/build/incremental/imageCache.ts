import type { CachedImage } from './manifest.ts';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path/posix';
import { isReplaced } from '../../lib/images/originals.ts';
import { isUnchanged, linkOrCopy, statFile } from './outputStore.ts';

interface Folders {
  /** Astro's cache of generated images. */
  cache: URL;
  outDir: URL;
}

/**
 * The images of one build, by output file (`_astro/ana.avif`). Astro generates them and finds them
 * in its own cache; this class checks that cache and restores the images of reused pages.
 */
export class ImageCache {
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
