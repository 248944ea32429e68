import { type Font, create } from 'fontkit';
import extended from '~/styles/fonts/display-extended.woff2?inline';
import main from '~/styles/fonts/display.woff2?inline';

/** A word as shapes, one em high: how wide it is, and its letters from the left. */
export interface Outline {
  ems: number;
  letters: { shape: string; x: number; y: number; scale: number }[];
}

const fileOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** The two files of the display font, in its default weight, which is the one of the titles. */
const fonts: Font[] = [main, extended].map((file) => create(fileOf(file)));

const fontOf = (letter: string) =>
  fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

const MARKS = /\p{M}/gu;
const MEANS_SOMETHING = /[\p{L}\p{N}]/u;

/** A letter as the font can write it: itself, or without its marks, or not at all. */
function writableLetter(letter: string): string | undefined {
  if (fontOf(letter)) return letter;
  const base = letter.normalize('NFD').replace(MARKS, '');
  return base !== letter && base && fontOf(base) ? base : undefined;
}

/**
 * Returns the text with what the display font can write of it: it is Latin. Marks that it lacks
 * are left out, and so are symbols; nothing is returned when a letter is of another script.
 */
export function writable(text: string): string | undefined {
  let written = '';
  for (const letter of text.normalize('NFC').replace(/\s+/gu, ' ').trim()) {
    const known = writableLetter(letter);
    if (known === undefined && MEANS_SOMETHING.test(letter)) return undefined;
    written += known ?? '';
  }
  return written.replace(/ +/g, ' ').trim() || undefined;
}

/** Parts of a word that one font file holds. */
function runsOf(word: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of word) {
    const font = fontOf(letter) ?? fonts[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/**
 * Draws a word with the font's own pairs, so that no font need be installed where cards are made.
 *
 * @param tracking what is added after every letter, in ems
 */
export function outlineOf(word: string, tracking = 0): Outline {
  const outline: Outline = { ems: 0, letters: [] };
  for (const { font, text } of runsOf(word)) {
    const scale = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const x = outline.ems + xOffset * scale;
      outline.letters.push({ shape: glyph.path.toSVG(), x, y: yOffset * scale, scale });
      outline.ems += xAdvance * scale + tracking;
    });
  }
  return outline;
}
