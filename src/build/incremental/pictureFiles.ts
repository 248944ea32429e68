import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { type PictureFile, renderPictureFile } from '../../lib/images/pictureFile.ts';
import { fetchFile } from '../../loaders/fetchMedia.ts';
import type { OutputStore } from './outputStore.ts';

/** The colour of a placeholder for a picture whose dominant colour is unknown. */
const NEUTRAL = '#cfcabb';

/** Returns a picture of one colour in the size of the original, so that crops of it are possible. */
const createPlaceholder = ({ width, height, colour = NEUTRAL }: PictureFile['picture']) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/**
 * Makes the files of the pictures that pages show, and reuses those of the previous build. Their names are
 * relative to the output folder (`_astro/ana-1a2b3c4d-480x600.avif`).
 */
export class PictureFiles {
  readonly #store: OutputStore;
  readonly #outDir: URL;
  readonly #previous: Record<string, string>;
  /** Hashes of the files in the output, by name; a placeholder has none. */
  readonly hashes: Record<string, string> = {};

  /** @param previous the hashes of the previous build's files, by name */
  constructor(store: OutputStore, outDir: URL, previous: Record<string, string>) {
    this.#store = store;
    this.#outDir = outDir;
    this.#previous = previous;
  }

  /** Links files of the previous build into the output; returns false if one is lost or damaged. */
  restore(names: string[]): boolean {
    return names.every((name) => {
      const hash = this.#previous[name];
      if (name in this.hashes) return true;
      if (!hash || !this.#store.restore(hash, new URL(name, this.#outDir))) return false;
      this.hashes[name] = hash;
      return true;
    });
  }

  /**
   * Makes the files that the previous build does not have; fetches each original once.
   *
   * @returns how many it has made
   */
  async create(files: ReadonlyMap<string, PictureFile>): Promise<number> {
    const missing = [...files].filter(([name]) => !this.restore([name]));
    const byOriginal = Map.groupBy(missing, ([, { picture }]) => picture.url).values();
    const work = async () => {
      for (const group of byOriginal) await this.#createFrom(group);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    return missing.length;
  }

  async #createFrom(files: [name: string, PictureFile][]): Promise<void> {
    const { picture } = files[0]![1];
    const original = await fetchFile({ source: picture.url, ...picture }, 'placeholder');
    const source = original ?? (await createPlaceholder(picture));
    for (const [name, file] of files) {
      const hash = await this.#store.write(await renderPictureFile(source, file));
      this.#store.restore(hash, new URL(name, this.#outDir));
      // The next build makes it from the original.
      if (original) this.hashes[name] = hash;
    }
  }
}
