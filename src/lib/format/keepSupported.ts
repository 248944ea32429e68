const COMBINING_MARKS = /\p{M}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Returns a text without the accents and symbols that a font lacks, or `undefined` if the font lacks
 * one of its letters or digits, or nothing is left.
 *
 * @param isSupported whether the font has a character
 */
export function keepSupported(
  text: string,
  isSupported: (character: string) => boolean,
): string | undefined {
  let supported = '';
  for (const character of text.normalize('NFC').trim()) {
    const base = character.normalize('NFD').replace(COMBINING_MARKS, '');
    const shown = [character, base].find((candidate) => candidate && isSupported(candidate));
    if (shown === undefined && LETTER_OR_DIGIT.test(character)) return undefined;
    supported += shown ?? '';
  }
  return supported.replace(/ +/g, ' ').trim() || undefined;
}
