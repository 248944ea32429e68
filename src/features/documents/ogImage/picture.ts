import type { OgImagePicture } from './ogImage';
import type { Point } from '~/lib/images/crop';
import { fillFrame } from '~/lib/images/fillFrame';
import { PICTURE_FRAME, YELLOW } from './svg';

async function cropPixels(original: Uint8Array, focal: Point): Promise<Buffer> {
  const frame = { width: PICTURE_FRAME.width, height: PICTURE_FRAME.height };
  const picture = await fillFrame(original, frame, focal);
  return picture
    .flatten({ background: YELLOW })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
}

let last: { original: Uint8Array; focal: Point; pixels: Promise<Buffer> } | undefined;

/**
 * Returns the pixels of a picture in its frame, 3 bytes each, on yellow where it is transparent. The
 * last ones are cached: the images of a page's two locales are generated in sequence.
 *
 * @param original the file of the picture
 */
export function framedPixels({ focal }: OgImagePicture, original: Uint8Array): Promise<Buffer> {
  const isCached =
    last?.original === original && last.focal.x === focal.x && last.focal.y === focal.y;
  if (!isCached || !last) last = { original, focal, pixels: cropPixels(original, focal) };
  return last.pixels;
}
