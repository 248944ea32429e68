import type { Sharp } from 'sharp';
import { UPLOAD_LIMITS } from '#contract/uploads.ts';

/** Compression of JPEGs and WebPs: a second one leaves no difference that the site shows. */
const LOSSY = { quality: 90 } as const;

const AVIF = { quality: 70, effort: 2 } as const;

/**
 * Returns a picture as it is stored: upright, its longer side has {@link UPLOAD_LIMITS.pictureSide}
 * pixels at most, its colours are sRGB, and without metadata, so without a GPS position.
 *
 * @param format another one than JPEG, PNG and WebP becomes AVIF
 * @throws {Error} when sharp cannot decode the picture
 */
export function encodePicture(picture: Sharp, format: string): Promise<Buffer> {
  const size = { fit: 'inside', withoutEnlargement: true } as const;
  const { pictureSide } = UPLOAD_LIMITS;
  const stored = picture.autoOrient().resize(pictureSide, pictureSide, size);
  if (format === 'jpeg') return stored.jpeg(LOSSY).toBuffer();
  if (format === 'png') return stored.png().toBuffer();
  return (format === 'webp' ? stored.webp(LOSSY) : stored.avif(AVIF)).toBuffer();
}
