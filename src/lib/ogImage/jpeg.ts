import sharp, { type Sharp } from 'sharp';
import { cropAround } from '~/lib/images/crop';
import { type OgImage, OG_IMAGE_SIZE } from './ogImage';
import { PICTURE_FRAME, YELLOW, renderSvg } from './svg';

/** Services that show link previews prefer small files; WhatsApp ignores large ones. */
const MAX_BYTES = 100_000;
/** JPEG qualities in the order they are tried; only very detailed photographs need the second. */
const QUALITIES = [84, 72, 58, 40];

const createBackground = () =>
  sharp({ create: { ...OG_IMAGE_SIZE, channels: 3, background: YELLOW } });

/** Places the picture at the right, on yellow where it is transparent. */
async function placePicture(image: OgImage, original: Uint8Array): Promise<Sharp> {
  const { left, ...frame } = PICTURE_FRAME;
  const source = sharp(original, { failOn: 'none' }).autoOrient();
  const { autoOrient } = await source.metadata();
  return source
    .extract(cropAround(autoOrient, frame, image.picture!.focal))
    .resize(frame)
    .flatten({ background: YELLOW })
    .extend({ left, background: YELLOW })
    .toColourspace('srgb');
}

/**
 * Renders an Open Graph image as a JPEG of at most 100 kB.
 *
 * @param original the file of the picture, if the image has one
 */
export async function renderJpeg(image: OgImage, original?: Uint8Array): Promise<Buffer> {
  const hasPicture = image.picture && original;
  const background = hasPicture ? await placePicture(image, original) : createBackground();
  const composed = background.composite([{ input: Buffer.from(renderSvg(image)) }]);
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    jpeg = await composed.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg!;
}
