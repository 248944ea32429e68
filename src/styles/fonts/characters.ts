const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/**
 * What every page may need: all letters of Spanish, English, German, French, Italian, Norwegian
 * and Portuguese, digits, punctuation. The same ranges stand in `fonts.css`.
 */
export const MAIN = [
  from(0x20, 0x7e),
  from(0xa0, 0xff),
  'ŒœŸ',
  '\u2009\u202f\u2011–—‘’‚“”„•…‹›€™−',
].join('');

/** Letters of Croatian, Hungarian, and of names from the rest of Latin Europe. */
export const EXTENDED = from(0x100, 0x17f).replace(/[ŒœŸ]/g, '') + 'ȘșȚț';
