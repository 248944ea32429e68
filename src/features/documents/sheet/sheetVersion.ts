import { BRAND } from '../../../../cms/contract/brand.ts';
import { sha256 } from '~/lib/hash';
import { sheetFonts } from './sheetFonts';

/** The release of Typst that renders the sheets; another one may write other bytes. */
export const TYPST_RELEASE = 'typst-ts 0.7.0';

/** The template and the code of this folder. */
const sources = import.meta.glob<string>(['./*.ts', './*.typ'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

let version: string | undefined;

/**
 * Returns a hash of everything that makes a sheet from its content: template, code, colours,
 * fonts, Typst. A sheet is rendered again when it changes.
 */
export function sheetVersion(): string {
  version ??= sha256(
    JSON.stringify([
      TYPST_RELEASE,
      sources,
      BRAND.colours,
      sheetFonts.files.map((file) => sha256(file)),
    ]),
  );
  return version;
}
