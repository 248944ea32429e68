/** Width of a wide capital of the display font, in ems: most are narrower, M and W are wider. */
const CAPITAL_EMS = 0.52;

/**
 * Returns the approximate width of a text's longest word in capitals of the display font, in ems.
 * The stylesheet derives from it the largest size at which a heading fits its container.
 */
export const wordWidth = (text: string): number => {
  const lengths = text.split(/[\s-]+/u).map((word) => [...word].length);
  return Number((Math.max(1, ...lengths) * CAPITAL_EMS).toFixed(2));
};
