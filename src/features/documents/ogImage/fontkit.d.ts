/** The part of fontkit that Open Graph images use; the package has no types. */
declare module 'fontkit' {
  export interface Glyph {
    path: { toSVG(): string };
  }
  interface Position {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: Glyph[]; positions: Position[] };
  }
  export function create(file: Uint8Array): Font;
}
