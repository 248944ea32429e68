/** Width of a wide capital of the display font, in ems: most are narrower, M and W are wider. */
const CAPITAL_EMS = 0.52;
/** Average width of a character in a line of capitals, spaces included, in ems. */
const AVERAGE_EMS = 0.46;

/**
 * Returns the approximate width of a text's longest word in capitals of the display font, in ems.
 * The stylesheet derives from it the largest size at which a heading fits its container.
 */
export const wordWidth = (text: string): number => {
  const lengths = text.split(/[\s-]+/u).map((word) => [...word].length);
  return Number((Math.max(1, ...lengths) * CAPITAL_EMS).toFixed(2));
};

/** Returns the approximate width of a text on one line, in capitals of the display font, in ems. */
export const lineWidth = (text: string): number =>
  Number((Math.max(1, [...text].length) * AVERAGE_EMS).toFixed(2));
