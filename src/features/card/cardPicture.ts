import { pictureFiles } from '~/pictures/pictureFiles';
import type { Talent } from '~/model/talent';
import { CARD_WIDTHS } from './cardWidths';

/** The aspect ratio of a card's portrait: width divided by height. */
const CARD_RATIO = 4 / 5;

/** Returns `#369` for `#346a9a`: near enough for a placeholder, in half the bytes of the finder's index. */
const shortColour = (colour: string): string =>
  `#${[1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) / 17).toString(16)).join('')}`;

export function cardPicture(photo: NonNullable<Talent['photo']>) {
  const files = pictureFiles(photo, { widths: CARD_WIDTHS, ratio: CARD_RATIO });
  return { ...files, colour: photo.colour && shortColour(photo.colour) };
}

/** The portrait of a card, with its dominant colour, which shows until the picture is there. */
export type CardPicture = ReturnType<typeof cardPicture>;
