/** Returns the characters between two code points, both included. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** Characters of Latin-1 and ASCII that few pages need: Icelandic, Czech, mathematics, code. */
export const RARE = '^`{}~¢¤¥¦¨¬¯±²³´µ¶¸¹¼½¾ÐÝÞðýþÿ÷Ÿ\\';

/**
 * The characters that any page may need: all letters of Spanish, Catalan, Basque, Galician,
 * Portuguese, English, German, French, Italian and Norwegian, digits, punctuation. `fonts.css` has
 * the same ranges.
 */
export const MAIN = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ŒœŸ\u2009\u202f\u2011–—‘’‚“”„•…‹›€™−',
]
  .filter((character) => !RARE.includes(character))
  .join('');

/** Letters of Croatian, Hungarian and names in other European Latin alphabets. */
export const EXTENDED = range(0x100, 0x17f).replace(/[ŒœŸ]/g, '') + 'ȘșȚț';
