import { imageConfig } from 'astro:assets';
import { cssPosition } from '~/lib/images/crop';
import { createFiles } from '~/lib/images/createFiles';
import { originals } from '~/lib/images/originals';
import { pictureSources } from '~/lib/images/sources';
import type { Talent } from '~/model/talent';
import { CARD_WIDTHS } from './cardPicture';
import type { CardPicture } from './TalentCard';

/** The aspect ratio of a card's portrait: width divided by height. */
const CARD_RATIO = 4 / 5;

/** Returns `#369` for `#346a9a`: near enough for a placeholder, in half the bytes of the finder's index. */
const shortColour = (colour: string): string =>
  `#${[1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) / 17).toString(16)).join('')}`;

/** Returns the portrait of a card. */
export async function cardPicture(photo: NonNullable<Talent['photo']>): Promise<CardPicture> {
  originals.register(photo);
  const { focal, colour } = photo;
  const { size, avif, fallback } = pictureSources(photo, CARD_WIDTHS, CARD_RATIO);
  const [fallbackUrl = ''] = await createFiles(fallback, imageConfig);
  const files = (await createFiles(avif, imageConfig)).map(
    (url, at) => `${url} ${avif.widths[at]}w`,
  );
  return {
    avif: files.join(', '),
    fallback: fallbackUrl,
    ...size,
    focal: focal.x === 0.5 && focal.y === 0.5 ? undefined : cssPosition.format(focal),
    colour: colour && shortColour(colour),
  };
}
