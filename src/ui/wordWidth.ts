import { display } from '~/ui/fonts/families.json';

/** Returns the width of characters in ems: of wide capitals (M and W are wider), or of average ones. */
const ems = (count: number, each: 'capital' | 'average') =>
  Number((Math.max(1, count) * display[each]).toFixed(2));

const lengthOf = (text: string) => [...text].length;

/** Approximate widths of texts in capitals of the display font, in ems. */
export const textWidth = {
  /** Of the longest word: from it the stylesheet derives the largest size at which a heading fits. */
  word: (text: string): number => ems(Math.max(...text.split(/[\s-]+/u).map(lengthOf)), 'capital'),

  /** Of the text on one line, spaces included. */
  line: (text: string): number => ems(lengthOf(text), 'average'),

  /**
   * Of the longer line of a name that is split into two lines, as equal as its words allow: `Orilla |
   * Representantes`.
   */
  half(name: string): number {
    const words = name.split(' ');
    const lengths = words.map((_word, at) =>
      Math.max(...[words.slice(0, at), words.slice(at)].map((line) => lengthOf(line.join(' ')))),
    );
    return ems(Math.min(...lengths), 'capital');
  },
};
