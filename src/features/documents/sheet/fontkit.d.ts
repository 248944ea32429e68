/** The part of fontkit that is used; the package has no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    /** Below the baseline, so negative. */
    descent: number;
    lineGap: number;
    familyName: string;
    getName(name: string): string | null;
    /** The code points that the font has. */
    characterSet: number[];
    layout(text: string): { advanceWidth: number };
  }
  export function create(file: Uint8Array): Font;
}
