import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';

const COMBINING_MARKS = /\p{M}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Returns a text without the accents and symbols that a font lacks, or `undefined` if the font lacks
 * one of its letters or digits, or nothing is left.
 *
 * @param isSupported whether the font has a character
 */
function keepSupported(
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

/** The files of each family. Typst reads neither variable fonts nor WOFF2. */
const FAMILIES = ['display', 'text', 'text-bold'].map((family) =>
  [`${family}.ttf`, `${family}-extended.ttf`].map((file) =>
    path.resolve('src/features/documents/sheet/fonts', file),
  ),
);

/** What ends the list of a font's characters, and is none. */
const END_OF_LIST = 0xffff;

const readCharacters = (file: string) =>
  create(readFileSync(file)).characterSet.filter((point) => point !== END_OF_LIST);

let parsed: Set<number>[] | undefined;
/** Returns the code points of each family, parsed once. */
const families = () => (parsed ??= FAMILIES.map((files) => new Set(files.flatMap(readCharacters))));

const hasGlyph = (family: Set<number>, character: string) => family.has(character.codePointAt(0)!);

/** Whether every font of a sheet has a character and its capital: PDF/UA forbids missing glyphs. */
const isSupported = (character: string): boolean =>
  [...character, ...character.toUpperCase()].every((one) =>
    families().every((family) => hasGlyph(family, one)),
  );

/**
 * Returns a text without the symbols and accents that the fonts of a sheet lack, or `undefined` if they
 * lack a letter or a digit.
 */
function toSheetText(text: string): string | undefined {
  return keepSupported(
    text.replace(/\s/gu, (space) => (isSupported(space) ? space : ' ')),
    isSupported,
  );
}

/**
 * Returns a text without the accents and symbols that the display font lacks, or `undefined` if it lacks
 * a letter or a digit: it covers Latin only.
 */
const toDisplayText = (text: string): string | undefined =>
  keepSupported(text.replace(/\s+/gu, ' '), (character) => hasGlyph(families()[0]!, character));

/** The fonts of a sheet, and what they can write. */
export const sheetFonts = {
  displayFiles: FAMILIES[0]!,
  read: (): Buffer[] => FAMILIES.flat().map((file) => readFileSync(file)),
  sheetText: toSheetText,
  displayText: toDisplayText,
};
