import sharp, { type SharpOptions } from 'sharp';
import type { Crop } from '~/lib/images/crop';
import { type OgImage, OG_IMAGE_SIZE } from './ogImage';
import { framedPixels } from './picture';
import { PICTURE_FRAME, pictureEdgeAt, renderFrame, renderTexts } from './svg';

/** Services that show link previews prefer small files; WhatsApp ignores large ones. */
const MAX_BYTES = 100_000;
/**
 * JPEG settings in the order they are tried; only very detailed photographs need more than the first.
 * Optimised coding saves 5 % of the bytes and takes longer than the rest of the encoding.
 */
const SETTINGS = [
  { quality: 84, optimiseCoding: false },
  { quality: 84 },
  { quality: 72 },
  { quality: 58 },
  { quality: 40 },
];
const CHANNELS = 3;
const CANVAS_BYTES = OG_IMAGE_SIZE.width * OG_IMAGE_SIZE.height * CHANNELS;

/** An uncompressed image: rows of red, green and blue bytes. */
const RAW: SharpOptions = { raw: { ...OG_IMAGE_SIZE, channels: CHANNELS } };

const rasterise = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

const frames = new Map<string, Promise<Buffer>>();

/**
 * Canvases that are not in use. A new one for each image, 2.3 MB outside of the heap, makes V8 collect
 * garbage every few images, which takes the longer the more talents are loaded.
 */
const canvases: Buffer[] = [];

/** Returns the pixels that images of an agency share; the caller must not change them. */
function sharedPixels(image: OgImage): Promise<Buffer> {
  const svg = renderFrame(image);
  const pixels = frames.get(svg) ?? rasterise(svg);
  frames.set(svg, pixels);
  return pixels;
}

const offsetOf = (x: number, y: number) => (y * OG_IMAGE_SIZE.width + x) * CHANNELS;

/** Copies an area of the image, row by row. */
function drawArea(canvas: Buffer, pixels: Buffer, { left, top, width, height }: Crop): void {
  const rowBytes = width * CHANNELS;
  for (let row = 0; row < height; row++) {
    pixels.copy(canvas, offsetOf(left, top + row), row * rowBytes, (row + 1) * rowBytes);
  }
}

/** Draws a picture to the right of the slanted edge; the pixels of the edge are mixed. */
function drawPicture(canvas: Buffer, pixels: Buffer): void {
  const { left, width, height } = PICTURE_FRAME;
  const rowBytes = width * CHANNELS;
  for (let row = 0; row < height; row++) {
    const edge = pictureEdgeAt(row + 0.5);
    const column = Math.floor(edge);
    const share = 1 - (edge - column);
    const to = offsetOf(column, row);
    const from = row * rowBytes + (column - left) * CHANNELS;
    for (let channel = 0; channel < CHANNELS; channel++) {
      const [behind, pixel] = [canvas[to + channel]!, pixels[from + channel]!];
      canvas[to + channel] = Math.round(behind + (pixel - behind) * share);
    }
    pixels.copy(canvas, to + CHANNELS, from + CHANNELS, (row + 1) * rowBytes);
  }
}

async function encode(canvas: Buffer): Promise<Buffer> {
  let jpeg: Buffer | undefined;
  for (const settings of SETTINGS) {
    jpeg = await sharp(canvas, RAW)
      .jpeg({ ...settings, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg!;
}

/**
 * Renders an Open Graph image as a JPEG of at most 100 kB.
 *
 * @param original the file of the picture, if the image has one
 */
export async function renderJpeg(image: OgImage, original?: Uint8Array): Promise<Buffer> {
  const shown = original ? image : { ...image, picture: undefined };
  const canvas = canvases.pop() ?? Buffer.alloc(CANVAS_BYTES);
  try {
    (await sharedPixels(shown)).copy(canvas);
    if (shown.picture && original) drawPicture(canvas, await framedPixels(shown.picture, original));
    const { svg, ...area } = renderTexts(shown);
    drawArea(canvas, await rasterise(svg), area);
    return await encode(canvas);
  } finally {
    canvases.push(canvas);
  }
}
