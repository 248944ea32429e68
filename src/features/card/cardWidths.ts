import type { Shape } from '~/lib/isShaped';

/** The shape of a `CardPicture`. */
export const CARD_PICTURE = {
  avif: 'string',
  fallback: 'string',
  width: 'number',
  height: 'number',
  'focal?': 'string',
  'colour?': 'string',
} as const satisfies Shape;

/** The widths in pixels of the AVIF files of a card's portrait; the original's limits them. */
export const CARD_WIDTHS: readonly number[] = [320, 480, 720];

/** Returns the widths of the AVIF files of a portrait whose largest has this width. */
export const cardWidths = (width: number): number[] => [
  ...CARD_WIDTHS.filter((candidate) => candidate < width),
  width,
];
