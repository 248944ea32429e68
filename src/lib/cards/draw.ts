import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { cropAround } from '../images/crop';
import { type Card, CARD_SIZE } from './card';
import { PICTURE_FRAME, YELLOW, posterOf } from './poster';

/** WhatsApp shows no larger pictures than 300 kB and hurries with small ones. */
const LARGEST_BYTES = 100_000;
const QUALITIES = [84, 72, 58, 40];

async function cut(card: Card, original: Uint8Array): Promise<OverlayOptions> {
  const { left, ...frame } = PICTURE_FRAME;
  const whole = sharp(original, { failOn: 'none' }).autoOrient();
  const { autoOrient } = await whole.metadata();
  const part = cropAround(autoOrient, frame, card.picture!.focal);
  const input = await whole.extract(part).resize(frame).ensureAlpha().raw().toBuffer();
  return { input, raw: { ...frame, channels: 4 }, left, top: 0 };
}

async function asJpeg(picture: Sharp): Promise<Buffer> {
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    jpeg = await picture.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= LARGEST_BYTES) break;
  }
  return jpeg!;
}

/**
 * Makes a card as JPEG, at most 100 kB.
 *
 * @param original the file of the card's picture, where it has one
 */
export async function drawCard(card: Card, original?: Uint8Array): Promise<Buffer> {
  const ground = sharp({ create: { ...CARD_SIZE, channels: 3, background: YELLOW } });
  const picture = card.picture && original ? [await cut(card, original)] : [];
  const poster = { input: Buffer.from(posterOf(card)) };
  const { data, info } = await ground
    .composite([...picture, poster])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return asJpeg(sharp(data, { raw: { ...CARD_SIZE, channels: info.channels } }));
}
