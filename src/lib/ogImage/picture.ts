import sharp from 'sharp';
import type { OgImagePicture } from './ogImage';
import { type Crop, type Point, type Size, cropAround } from '~/lib/images/crop';
import { PICTURE_FRAME, YELLOW } from './svg';

/** Returns the size of the whole picture in which a crop fills the frame, and the frame's position. */
function scaleToFrame(picture: Size, crop: Crop, frame: Size): Crop {
  const [x, y] = [frame.width / crop.width, frame.height / crop.height];
  const [width, height] = [Math.round(picture.width * x), Math.round(picture.height * y)];
  return {
    width,
    height,
    left: Math.min(Math.round(crop.left * x), width - frame.width),
    top: Math.min(Math.round(crop.top * y), height - frame.height),
  };
}

async function cropPixels(original: Uint8Array, focal: Point): Promise<Buffer> {
  const frame = { width: PICTURE_FRAME.width, height: PICTURE_FRAME.height };
  const source = sharp(original, { failOn: 'none' });
  const { autoOrient } = await source.metadata();
  const scaled = scaleToFrame(autoOrient, cropAround(autoOrient, frame, focal), frame);
  const { left, top, ...size } = scaled;
  return (
    source
      .autoOrient()
      // Before the crop: the decoder then shrinks a large JPEG while it reads it.
      .resize({ ...size, fit: 'fill' })
      .extract({ left, top, ...frame })
      .flatten({ background: YELLOW })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer()
  );
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
