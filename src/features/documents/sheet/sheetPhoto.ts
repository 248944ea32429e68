import sharp from 'sharp';
import { type Point, type Size, croppedSize, fitInside } from '~/pictures/crop';
import { fillFrame, freePixels } from '~/pictures/fillFrame';

/** The frame of the template, 77 × 96 mm, with 220 pixels per inch. */
const FRAME: Size = { width: 667, height: 832 };
const PAPER = '#ffffff';
/** Leaves a sheet below 200 kB: sixty credits with their structure and the fonts have 110 kB. */
const MAX_BYTES = 80_000;
/** Qualities in the order they are tried; only very detailed photographs need more than the first. */
const QUALITIES = [76, 66, 54, 40, 25, 10];

/** Longer side of the large photograph, in pixels: 25 × 20 cm with 200 pixels per inch. */
const LARGE_SIDE = 2000;
const LARGE_QUALITY = 84;

async function encode(original: Uint8Array, focal: Point, xmp: string): Promise<Buffer> {
  const { autoOrient } = await sharp(original, { failOn: 'none' }).metadata();
  const { height } = croppedSize(autoOrient, FRAME.width / FRAME.height);
  // A small picture is not enlarged.
  const frame = fitInside(FRAME, height);
  const { data, info } = await fillFrame(original, frame, focal, PAPER);
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: info }).withXmp(xmp).jpeg({ quality }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  freePixels(data);
  return jpeg!;
}

let last: { original: Uint8Array; settings: string; jpeg: Promise<Buffer> } | undefined;

/**
 * Returns the photograph of a sheet as a JPEG of at most 80 kB, cropped around the focal point. The
 * last one is cached: the sheets of both languages are rendered in sequence.
 *
 * @param original the file of the picture
 * @param xmp its metadata, which stays in the PDF
 */
function sheetPhoto(original: Uint8Array, focal: Point, xmp: string): Promise<Buffer> {
  const settings = JSON.stringify([focal, xmp]);
  if (last?.original !== original || last.settings !== settings) {
    last = { original, settings, jpeg: encode(original, focal, xmp) };
  }
  return last.jpeg;
}

/**
 * Returns the large photograph of a casting pack: the whole picture as a JPEG, without the metadata
 * of the original, such as the place, but with its rights.
 *
 * @param original the file of the picture
 */
function largePhoto(original: Uint8Array, xmp: string): Promise<Buffer> {
  return sharp(original, { failOn: 'none' })
    .autoOrient()
    .resize({ width: LARGE_SIDE, height: LARGE_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .withXmp(xmp)
    .jpeg({ quality: LARGE_QUALITY, progressive: true })
    .toBuffer();
}

export const packPhotos = { sheet: sheetPhoto, large: largePhoto };
