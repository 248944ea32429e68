import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../model/media.ts';
import { buildSession } from '../session/buildSession.ts';
import { fileStem, sha256 } from '../lib/hash.ts';
import { type Size, cropAround, cssPosition } from './crop.ts';
import { type Format, QUALITY } from './quality.ts';

/** A file that is made from a picture. Sizes are in pixels. */
export interface PictureFile extends Size {
  picture: Pick<Picture, 'url' | 'width' | 'height' | 'colour' | 'record'>;
  format: Format;
  /** The CSS position of the point to crop around; missing if nothing is cropped. */
  position?: string | undefined;
  /** The metadata that it carries; thumbnails have none. */
  xmp?: string | undefined;
}

/**
 * The lowest effort. A portrait of 720 px takes 80 ms at 0, 360 ms at 2 and 3.6 s at 4; the sizes
 * differ by less than 3 %.
 */
const AVIF_EFFORT = 0;

const ENCODERS: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }),
  jpg: (image) => image.jpeg({ quality: QUALITY.jpg, progressive: true }),
  png: (image) => image.png({ quality: QUALITY.png, palette: true }),
};

/** The stems of a picture's files by what else they are made of: each picture has a dozen files. */
const stems = new WeakMap<PictureFile['picture'], Map<string, string>>();

function stemOf({ picture, position = '', xmp = '' }: PictureFile): string {
  const known = stems.get(picture) ?? new Map<string, string>();
  stems.set(picture, known);
  const variant = `${position} ${xmp}`;
  let stem = known.get(variant);
  if (stem === undefined) {
    const { pathname, search } = new URL(picture.url);
    // The same in every format: the finder's index names the files of a portrait once.
    const parts = [pathname, search, position, xmp, QUALITY, AVIF_EFFORT];
    stem = fileStem(picture.record.filename, sha256(JSON.stringify(parts)));
    known.set(variant, stem);
  }
  return stem;
}

/**
 * Returns the name of a file, with a hash of everything else that it is made of. The origin is none of it:
 * the port of the embedded CMS varies.
 */
export const pictureFileName = (file: PictureFile): string =>
  `${stemOf(file)}-${file.width}x${file.height}.${file.format}`;

/** Makes a file from the original of its picture. */
export async function renderPictureFile(
  original: Uint8Array,
  { width, height, format, position, xmp }: Omit<PictureFile, 'picture'>,
): Promise<Buffer> {
  const image = sharp(original, { failOn: 'none' }).autoOrient();
  if (position !== undefined) {
    const { autoOrient } = await image.metadata();
    image.extract(cropAround(autoOrient, { width, height }, cssPosition.parse(position)));
  }
  image.resize({ width, height, fit: 'fill' });
  return ENCODERS[format](xmp ? image.withXmp(xmp) : image).toBuffer();
}

/** The files that this build needs, by their names relative to the output folder. */
export const neededFiles = buildSession.pictures as Map<string, PictureFile>;
