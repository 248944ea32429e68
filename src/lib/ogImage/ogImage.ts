import { createHash } from 'node:crypto';
import type { Point, Size } from '~/lib/images/crop';

/** The picture on a card. */
export interface CardPicture extends Size {
  /** Absolute address of the original. */
  url: string;
  focal: Point;
}

/** What stands on the picture that a page is shared with. */
export interface Card {
  /** The name of the person or the title of the page. */
  title: string;
  /** A line over the title: what the person does. */
  label?: string | undefined;
  agencyName: string;
  picture?: CardPicture | undefined;
}

/** What every card is, in pixels: the shape that WhatsApp, Facebook, LinkedIn and X ask for. */
export const CARD_SIZE: Size = { width: 1200, height: 630 };

/** To be raised whenever cards are drawn in another way: they then get new addresses. */
const TEMPLATE_VERSION = 1;
const HASH_LENGTH = 16;

/** What tells a picture from others, wherever the CMS listens. */
function keyOf(picture: CardPicture): string {
  const { pathname, search } = new URL(picture.url);
  return [pathname, search, picture.focal.x, picture.focal.y].join();
}

/**
 * The name of a card's file. It follows from what is on the card: those who keep cards by their
 * address see a changed one at once, and the next build finds those that it has.
 */
export function ogImageFileName({ title, label = '', agencyName, picture }: Card): string {
  const parts = [TEMPLATE_VERSION, title, label, agencyName, picture ? keyOf(picture) : ''];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${hash.slice(0, HASH_LENGTH)}.jpg`;
}

/** The path at which the site offers a card. */
export const cardPath = (card: Card): string => `/cards/${ogImageFileName(card)}`;

/** What a card needs of the page that is shared with it. */
interface Shared {
  heading: string;
  picture?: CardPicture | undefined;
  /** What a person does. */
  trade?: string;
}

/** Returns the card of a page. */
export const ogImageOf = ({ heading, picture, trade }: Shared, agencyName: string): Card => ({
  title: heading,
  label: trade,
  agencyName,
  picture: picture && {
    url: picture.url,
    width: picture.width,
    height: picture.height,
    focal: picture.focal,
  },
});
