import type { Picture } from '~/model/media';
import { cssPosition } from './crop';
import { pictureUrl } from './pictureUrl';
import { pictureSources } from './sources';

/**
 * Returns what the elements of a picture need: the `srcset` of its AVIF source, the `src` for browsers
 * without AVIF, and the focal point as an `object-position`, unless it is the centre.
 *
 * @param widths in pixels; those above the original's are replaced by its own
 * @param ratio the aspect ratio to crop to; by default the original's
 */
export function pictureFiles(
  picture: Picture,
  { widths, ratio, xmp }: { widths: readonly number[]; ratio?: number; xmp?: string },
) {
  const { size, avif, fallback } = pictureSources(picture, widths, ratio);
  const { focal } = picture;
  const isCentred = focal.x === 0.5 && focal.y === 0.5;
  return {
    avif: avif.map((file) => `${pictureUrl({ ...file, xmp })} ${file.width}w`).join(', '),
    fallback: pictureUrl({ ...fallback, xmp }),
    ...size,
    focal: isCentred ? undefined : cssPosition.format(focal),
  };
}
