import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { type PictureFile, renderPictureFile } from '../../pictures/pictureFile.ts';
import { fetchFile } from '../../loaders/fetchMedia.ts';
import type { MadeFiles } from './madeFiles.ts';

/** The colour of a placeholder for a picture whose dominant colour is unknown. */
const NEUTRAL = '#cfcabb';

/** Returns a picture of one colour in the size of the original, so that crops of it are possible. */
const createPlaceholder = ({ width, height, colour = NEUTRAL }: PictureFile['picture']) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Makes the files of one picture. */
async function createFrom(made: MadeFiles, files: [name: string, PictureFile][]): Promise<void> {
  const { picture } = files[0]![1];
  const original = await fetchFile({ source: picture.url, ...picture }, 'placeholder');
  const source = original ?? (await createPlaceholder(picture));
  for (const [name, file] of files) {
    // The next build makes it from the original.
    await made.writePicture(name, await renderPictureFile(source, file), original !== undefined);
  }
}

/**
 * Makes the files of the pictures that pages show and the previous build does not have; fetches each original
 * once.
 *
 * @param files by their names relative to the output folder (`_astro/ana-1a2b3c4d-480x600.avif`)
 * @returns how many it has made
 */
export async function createPictures(
  made: MadeFiles,
  files: ReadonlyMap<string, PictureFile>,
): Promise<number> {
  const missing = [...files].filter(([name]) => !made.restore(name, ''));
  const byOriginal = Map.groupBy(missing, ([, { picture }]) => picture.url).values();
  const work = async () => {
    for (const group of byOriginal) await createFrom(made, group);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return missing.length;
}
