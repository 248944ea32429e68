import { display } from './fonts/families.json';

/** Width of a wide capital of the display font, in ems: most are narrower, M and W are wider. */
const CAPITAL_EMS = display.capital;
/** Average width of a character in a line of capitals, spaces included, in ems. */
const AVERAGE_EMS = display.average;

/**
 * Returns the approximate width of a text's longest word in capitals of the display font, in ems.
 * The stylesheet derives from it the largest size at which a heading fits its container.
 */
const wordWidth = (text: string): number => {
  const lengths = text.split(/[\s-]+/u).map((word) => [...word].length);
  return Number((Math.max(1, ...lengths) * CAPITAL_EMS).toFixed(2));
};

/** Returns the approximate width of a text on one line, in capitals of the display font, in ems. */
const lineWidth = (text: string): number =>
  Number((Math.max(1, [...text].length) * AVERAGE_EMS).toFixed(2));

/**
 * Returns the approximate width of the longer line, in capitals of the display font, in ems, where a name
 * is split into two lines that are as equal as its words allow: `Orilla | Representantes`.
 */
function halfWidth(name: string): number {
  const words = name.split(' ');
  const lengths = words.map((_word, at) =>
    Math.max(...[words.slice(0, at), words.slice(at)].map((line) => [...line.join(' ')].length)),
  );
  return Number((Math.min(...lengths) * CAPITAL_EMS).toFixed(2));
}

/** Widths of texts in capitals of the display font. */
export const textWidth = { word: wordWidth, line: lineWidth, half: halfWidth };
