import type { KeptPicture } from './manifest.ts';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path/posix';
import { isAsKept, lend, lookAt } from './outputStore.ts';

/** Where Astro keeps the pictures that it has made, and where the site wants them. */
interface Folders {
  cache: URL;
  outDir: URL;
}

/** The pictures of one build, by their paths on the site. Astro makes them, and finds its own again. */
export class Pictures {
  readonly #folders: Folders;
  readonly #kept: Record<string, KeptPicture>;
  readonly #isCached = new Map<string, boolean>();
  readonly #used = new Set<string>();
  readonly #reused = new Set<string>();

  /** @param kept those of the last build */
  constructor(folders: Folders, kept: Record<string, KeptPicture>) {
    this.#folders = folders;
    this.#kept = kept;
  }

  /** Notes those of a page that is made anew, and gives their paths. */
  use(images: { finalPath: string }[]): string[] {
    const names = [...new Set(images.map(({ finalPath }) => finalPath.replace(/^\//, '')))];
    for (const name of names) this.#used.add(name);
    return names;
  }

  /** Notes those of a page that stands. */
  reuse(names: string[]): void {
    for (const name of names) this.#reused.add(name);
  }

  /** Whether all of these are as the last build made them. */
  areKept(names: string[]): boolean {
    return names.every((name) => this.#check(name));
  }

  /** Takes what is not as it was, or not known, out of Astro's way, before it makes what is missing. */
  async discardDoubtful(): Promise<void> {
    const doubtful = [...this.#used].filter((name) => !this.#check(name));
    await Promise.all(
      doubtful.flatMap((name) => {
        const files = [this.#cached(name), this.#noted(name)];
        return files.map((file) => rm(file, { force: true }));
      }),
    );
  }

  /** Puts those of the pages that stand beside those that Astro has put there, and tells of all. */
  finish(): Record<string, KeptPicture> {
    for (const name of this.#reused) {
      if (!this.#used.has(name)) lend(this.#cached(name), new URL(name, this.#folders.outDir));
    }
    const all = [...new Set([...this.#used, ...this.#reused])];
    return Object.fromEntries(
      all.flatMap((name) => {
        const found = this.#look(name);
        return found ? [[name, found]] : [];
      }),
    );
  }

  /** Lets go of what no page shows, in the cache too: nobody would know it there. */
  async retain(wanted: Record<string, KeptPicture>): Promise<void> {
    const names = new Set(Object.keys(wanted).map((name) => path.basename(name)));
    const files = await readdir(this.#folders.cache).catch(() => []);
    const gone = files.filter((file) => !names.has(file.replace(/\.json$/, '')));
    await Promise.all(gone.map((file) => rm(new URL(file, this.#folders.cache), { force: true })));
  }

  #cached(name: string): URL {
    return new URL(path.basename(name), this.#folders.cache);
  }

  /** What Astro notes beside a picture, without which it makes it anew, and of which it must be whole. */
  #noted(name: string): URL {
    return new URL(`${this.#cached(name).href}.json`);
  }

  #look(name: string): KeptPicture | undefined {
    const kept = this.#check(name) ? this.#kept[name] : undefined;
    // Of a page that is made anew Astro may have noted something else.
    if (kept && !this.#used.has(name)) return kept;
    const file = kept ?? lookAt(this.#cached(name));
    const beside = lookAt(this.#noted(name));
    return file && beside && { ...file, beside };
  }

  #check(name: string): boolean {
    const known = this.#isCached.get(name);
    if (known !== undefined) return known;
    const kept = this.#kept[name];
    const isCached =
      kept !== undefined &&
      isAsKept(this.#cached(name), kept) &&
      isAsKept(this.#noted(name), kept.beside);
    this.#isCached.set(name, isCached);
    return isCached;
  }
}
