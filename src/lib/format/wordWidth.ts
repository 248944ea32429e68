/** A wide capital of the display font, in ems: most are narrower, an M or a W is wider. */
const CAPITAL_EMS = 0.52;

/**
 * Returns about how wide a text's longest word is in capitals of the display font, in ems: the
 * stylesheet works out from it how large a title may be before that word leaves its room.
 */
export const wordWidth = (text: string): number => {
  const letters = text.split(/[\s-]+/u).map((word) => [...word].length);
  return Number((Math.max(1, ...letters) * CAPITAL_EMS).toFixed(2));
};
