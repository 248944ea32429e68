import sharp, { type Sharp } from 'sharp';
import { cropAround } from '~/lib/images/crop';
import { type Card, CARD_SIZE } from './ogImage';
import { PICTURE_FRAME, YELLOW, posterOf } from './svg';

/** Those who show cards hurry with small files; WhatsApp leaves large ones out. */
const LARGEST_BYTES = 100_000;
/** The first that keeps to that is taken: only a very lively photograph needs a second. */
const QUALITIES = [84, 72, 58, 40];

const plainGround = () => sharp({ create: { ...CARD_SIZE, channels: 3, background: YELLOW } });

/** A card's picture in its place at the right, on yellow where it is transparent. */
async function pictured(card: Card, original: Uint8Array): Promise<Sharp> {
  const { left, ...frame } = PICTURE_FRAME;
  const whole = sharp(original, { failOn: 'none' }).autoOrient();
  const { autoOrient } = await whole.metadata();
  const part = cropAround(autoOrient, frame, card.picture!.focal);
  return whole
    .extract(part)
    .resize(frame)
    .flatten({ background: YELLOW })
    .extend({ left, background: YELLOW })
    .toColourspace('srgb');
}

/**
 * Makes a card as JPEG, at most 100 kB.
 *
 * @param original the file of the card's picture, where it has one
 */
export async function drawCard(card: Card, original?: Uint8Array): Promise<Buffer> {
  const hasPicture = card.picture && original;
  const ground = hasPicture ? await pictured(card, original) : plainGround();
  const drawn = ground.composite([{ input: Buffer.from(posterOf(card)) }]);
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    jpeg = await drawn.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= LARGEST_BYTES) break;
  }
  return jpeg!;
}
