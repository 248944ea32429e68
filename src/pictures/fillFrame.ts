import sharp from 'sharp';
import { type Point, type Size, cropAround } from './crop';

type Crop = ReturnType<typeof cropAround>;

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

/**
 * Frees the memory of raw pixels that nothing needs any more. V8 would collect the garbage of the whole heap
 * after each 64 MB of them: after every tenth Open Graph image, which doubles what an image costs in a build.
 */
export function freePixels({ buffer, byteLength }: Buffer): void {
  // Small buffers share one.
  if (buffer.byteLength === byteLength) (buffer as ArrayBuffer).transfer(0);
}

/**
 * Crops a picture around its focal point and scales it to a frame. Returns its raw pixels in sRGB, for
 * {@link freePixels}.
 *
 * @param background the colour behind transparent parts
 */
export async function fillFrame(
  original: Uint8Array,
  frame: Size,
  focal: Point,
  background: string,
) {
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
      .flatten({ background })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  );
}
