import { getImage } from 'astro:assets';
import type { Picture } from '~/model/media';
import { cssPosition } from './crop';
import { type FileOptions, pictureSources } from './sources';

/** Returns the URLs of a picture's files, one for each of `widths`, or one. */
export async function createFiles(options: FileOptions): Promise<string[]> {
  const { src, srcSet } = await getImage({ ...options, src: options.picture.url });
  return options.widths ? srcSet.values.map(({ url }) => url) : [src];
}

/**
 * Returns what the elements of a picture need: the `srcset` of its AVIF source, the `src` for browsers
 * without AVIF, and the focal point as an `object-position`, unless it is the centre.
 *
 * @param widths in pixels; those above the original's are replaced by its own
 * @param ratio the aspect ratio to crop to; by default the original's
 */
export async function pictureFiles(
  picture: Picture,
  { widths, ratio, xmp }: { widths: readonly number[]; ratio?: number; xmp?: string },
) {
  const { size, avif, fallback } = pictureSources(picture, widths, ratio);
  const [[src = ''], urls] = await Promise.all([
    createFiles({ ...fallback, xmp }),
    createFiles({ ...avif, xmp }),
  ]);
  const { focal } = picture;
  const isCentred = focal.x === 0.5 && focal.y === 0.5;
  return {
    avif: urls.map((url, at) => `${url} ${avif.widths[at]}w`).join(', '),
    fallback: src,
    ...size,
    focal: isCentred ? undefined : cssPosition.format(focal),
  };
}
