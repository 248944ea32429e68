import { type Font, type Glyph, create } from 'fontkit';
import extended from '~/ui/fonts/display-extended.woff2?inline';
import main from '~/ui/fonts/display.woff2?inline';
import rare from '~/ui/fonts/display-rare.woff2?inline';
import { keepSupported } from '~/lib/format/keepSupported';

/** The glyph outlines of a text from left to right; lengths are in ems. */
export interface GlyphRun {
  widthEms: number;
  /** `shape` is SVG path data in font units; `scale` converts it to ems. */
  glyphs: { shape: string; x: number; y: number; scale: number }[];
}

const decodeDataUrl = (dataUrl: string) =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** The files of the display font. */
const fonts: Font[] = [main, rare, extended].map((file) => create(decodeDataUrl(file)));

const findFont = (character: string) =>
  fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/**
 * Returns the text without the accents and symbols that the display font lacks, or `undefined` if
 * the font lacks a letter or digit: it covers Latin only.
 */
export const toSupportedText = (text: string): string | undefined =>
  keepSupported(text.replace(/\s+/gu, ' '), (character) => findFont(character) !== undefined);

/** Splits a text into runs of characters from the same font file. */
function splitByFont(text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = findFont(character) ?? fonts[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const shapes = new WeakMap<Glyph, string>();

/** Returns a glyph's outline as SVG path data. fontkit has one object per glyph of a font. */
function shapeOf(glyph: Glyph): string {
  const shape = shapes.get(glyph) ?? glyph.path.toSVG();
  shapes.set(glyph, shape);
  return shape;
}

/** Returns the width of a text in ems, with the font's kerning and without its outlines. */
export const measureEms = (text: string): number =>
  splitByFont(text).reduce((width, run) => {
    const { positions } = run.font.layout(run.text);
    const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return width + units / run.font.unitsPerEm;
  }, 0);

/**
 * Returns the glyph outlines of a text with the font's kerning, so that the build machine needs no
 * installed font.
 *
 * @param tracking extra space after every glyph, in ems
 */
export function toGlyphRun(text: string, tracking = 0): GlyphRun {
  const result: GlyphRun = { widthEms: 0, glyphs: [] };
  for (const run of splitByFont(text)) {
    const scale = 1 / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const x = result.widthEms + xOffset * scale;
      result.glyphs.push({ shape: shapeOf(glyph), x, y: yOffset * scale, scale });
      result.widthEms += xAdvance * scale + tracking;
    });
  }
  return result;
}
