import type { AstroConfig } from 'astro';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { fetchFile } from '../../loaders/fetchMedia.ts';
import { type PictureFile, renderPictureFile } from '../../pictures/pictureFile.ts';
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

/** The colour of a placeholder for a picture whose dominant colour is unknown. */
const NEUTRAL = '#cfcabb';

/** Returns a picture of one colour in the size of the original, so that crops of it are possible. */
const createPlaceholder = ({ width, height, colour = NEUTRAL }: PictureFile['picture']) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

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
   * Makes the files of the pictures that pages show and the previous build does not have; fetches each
   * original once.
   *
   * @param files by their names relative to the output folder (`_astro/ana-1a2b3c4d-480x600.avif`)
   * @returns how many it has made
   */
  async createPictures(files: ReadonlyMap<string, PictureFile>): Promise<number> {
    const missing = [...files].filter(([name]) => !this.restore(name, ''));
    const byOriginal = Map.groupBy(missing, ([, { picture }]) => picture.url).values();
    const work = async () => {
      for (const group of byOriginal) await this.#createFrom(group);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    return missing.length;
  }

  /** Takes the expected files into the store, writes the index, and deletes what is not in it. */
  async save(): Promise<void> {
    for (const name of this.#expected) {
      await this.#store.adopt(this.#current[name]!.checksum, this.#urlOf(name));
    }
    await checkedFile.write(this.#indexFile, this.#current);
    await this.#store.prune(Object.values(this.#current).map(({ checksum }) => checksum));
  }

  /** Makes the files of one picture. */
  async #createFrom(files: [name: string, PictureFile][]): Promise<void> {
    const { picture } = files[0]![1];
    const original = await fetchFile({ source: picture.url, ...picture }, 'placeholder');
    const source = original ?? (await createPlaceholder(picture));
    for (const [name, file] of files) {
      const checksum = await this.#store.write(await renderPictureFile(source, file));
      this.#store.restore(checksum, this.#urlOf(name));
      // The next build makes a placeholder's file from the original.
      if (original) this.#current[name] = { key: '', checksum };
    }
  }

  readonly #urlOf = (name: string): URL => new URL(encodeURI(name), this.#outDir);
}

const indexFile = (cacheDir: URL) => new URL('site/made.json', cacheDir);
