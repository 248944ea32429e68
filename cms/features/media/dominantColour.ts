import sharp from 'sharp';
import { RASTER_TYPES } from '#contract/uploads.ts';

/** Side of the analysed thumbnail: small enough to be fast, large enough to find the background. */
const THUMBNAIL_PIXELS = 96;

const hex = (value: number) => value.toString(16).padStart(2, '0');

/**
 * Returns the colour that covers most of a picture, as `#rrggbb`.
 *
 * @returns `undefined` for a picture with transparency, for one that sharp cannot read, and for files
 *   that are not raster pictures
 */
export async function dominantColour(file: {
  data: Buffer;
  mimetype: string;
}): Promise<string | undefined> {
  if (!RASTER_TYPES.includes(file.mimetype)) return undefined;
  try {
    const small = await sharp(file.data)
      .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside' })
      .png()
      .toBuffer();
    const { dominant, isOpaque } = await sharp(small).stats();
    return isOpaque ? `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` : undefined;
  } catch {
    // The upload's own validation reports the problem; the placeholder colour is optional.
    return undefined;
  }
}
