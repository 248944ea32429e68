import type { AstroConfig } from 'astro';
import { rm } from 'node:fs/promises';
import { OutputStore, checkedFile, ensureCacheFolders } from './outputStore.ts';

/** A file of the site that a build has made. */
interface MadeFile {
  /** What it is made of: a file with the same name and key has the same content. */
  key: string;
  /** The SHA-256 of its content, which names it in the store. */
  checksum: string;
  /** The files of the pictures that a page shows. @default none */
  pictures?: string[];
}

/** What a build has made, by the names of the files relative to the output folder. */
type Index = Record<string, MadeFile>;

/** The made files of the previous build and of this one: pictures, sheets, packs, share images and pages. */
export class MadeFiles {
  readonly #outDir: URL;
  readonly #indexFile: URL;
  readonly #store: OutputStore;
  readonly #previous: Index;
  readonly #current: Index = {};
  /** Files that are in the output, and not in the store yet. */
  readonly #expected = new Set<string>();

  private constructor(
    { cacheDir, outDir }: Pick<AstroConfig, 'cacheDir' | 'outDir'>,
    previous: Index,
  ) {
    this.#outDir = outDir;
    this.#indexFile = indexFile(cacheDir);
    this.#store = new OutputStore(new URL('site/files/', cacheDir));
    this.#previous = previous;
  }

  /** Opens what the previous build has left in `cacheDir`: nothing if the index is missing or damaged. */
  static async open(
    config: Pick<AstroConfig, 'cacheDir' | 'outDir'>,
    isForced = false,
  ): Promise<MadeFiles> {
    const file = indexFile(config.cacheDir);
    await ensureCacheFolders(config.cacheDir);
    if (isForced) await rm(file, { recursive: true, force: true });
    return new MadeFiles(config, (await checkedFile.read<Index>(file)) ?? {});
  }

  /**
   * Links a file of the previous build with the same key into the output, and the pictures that it shows.
   *
   * @returns false if there is none, or one of them is lost or damaged
   */
  restore(name: string, key: string): boolean {
    const made = Object.hasOwn(this.#previous, name) ? this.#previous[name] : undefined;
    if (made?.key !== key) return false;
    if (Object.hasOwn(this.#current, name)) return true;
    // The key of a picture is its name.
    if (!(made.pictures ?? []).every((picture) => this.restore(picture, ''))) return false;
    if (!this.#store.restore(made.checksum, this.#urlOf(name))) return false;
    this.#current[name] = made;
    return true;
  }

  /** Keeps a file that Astro is about to write into the output. */
  expect(name: string, made: MadeFile): void {
    this.#current[name] = made;
    this.#expected.add(name);
  }

  /**
   * Writes a picture into the output.
   *
   * @param isKept whether the next build reuses it
   */
  async writePicture(name: string, content: Uint8Array, isKept: boolean): Promise<void> {
    const checksum = await this.#store.write(content);
    this.#store.restore(checksum, this.#urlOf(name));
    if (isKept) this.#current[name] = { key: '', checksum };
  }

  /** Takes the expected files into the store, writes the index, and deletes what is not in it. */
  async save(): Promise<void> {
    for (const name of this.#expected) {
      await this.#store.adopt(this.#current[name]!.checksum, this.#urlOf(name));
    }
    await checkedFile.write(this.#indexFile, this.#current);
    await this.#store.prune(Object.values(this.#current).map(({ checksum }) => checksum));
  }

  readonly #urlOf = (name: string): URL => new URL(encodeURI(name), this.#outDir);
}

const indexFile = (cacheDir: URL) => new URL('site/made.json', cacheDir);
