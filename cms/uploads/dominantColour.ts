import sharp from 'sharp';

const RASTER = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Small enough to be quick, large enough for the histogram to find the ground of a picture. */
const SAMPLE_PIXELS = 96;

const hex = (value: number) => value.toString(16).padStart(2, '0');

/**
 * Finds the colour that fills most of a picture, as `#rrggbb`.
 *
 * @returns nothing for a picture with transparent parts, for other files, and for a picture that
 *   sharp cannot read
 */
export async function dominantColour(file: {
  data: Buffer;
  mimetype: string;
}): Promise<string | undefined> {
  if (!RASTER.includes(file.mimetype)) return undefined;
  try {
    const small = await sharp(file.data)
      .resize(SAMPLE_PIXELS, SAMPLE_PIXELS, { fit: 'inside' })
      .png()
      .toBuffer();
    const { dominant, isOpaque } = await sharp(small).stats();
    return isOpaque ? `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` : undefined;
  } catch {
    // The upload itself says what is wrong with the file; the placeholder is only a courtesy.
    return undefined;
  }
}
