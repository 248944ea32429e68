import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { EXTENDED, MAIN, RARE } from './characters.ts';

/** The families, with the weight or the range of weights that the styles use. */
const FAMILIES = [
  { name: 'display', source: 'big-shoulders', weights: 800 },
  { name: 'text', source: 'instrument-sans', weights: { min: 400, max: 700, default: 400 } },
];

/** OpenType features to keep: kerning, mark positioning, ligatures and localised forms. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

/** The files of a family, each with its source at Fontsource and the characters to keep. */
const SUBSETS = [
  { subset: 'latin', suffix: '', characters: MAIN },
  { subset: 'latin', suffix: '-rare', characters: RARE },
  { subset: 'latin-ext', suffix: '-extended', characters: EXTENDED },
];

/**
 * The static fonts of the PDF sheets: Typst reads neither variable fonts nor WOFF2. It takes one file
 * per family and weight, so that of the extended characters gets a family name of its own.
 */
const SHEET_FONTS = [
  { name: 'display', source: 'big-shoulders', weight: 800, family: 'Big Shoulders' },
  { name: 'text', source: 'instrument-sans', weight: 400, family: 'Instrument Sans' },
  { name: 'text-bold', source: 'instrument-sans', weight: 600, family: 'Instrument Sans' },
];
const EXTENDED_FAMILIES: Record<string, string> = {
  'Big Shoulders': 'Ext Shoulders',
  'Instrument Sans': 'Instrument Ext.',
};
const SHEET_FOLDER = path.join(import.meta.dirname, '../../features/documents/sheet/fonts');

const require = createRequire(import.meta.url);
const folder = (source: string) =>
  path.dirname(require.resolve(`@fontsource-variable/${source}/package.json`));

const readSource = (source: string, subset: string) =>
  readFile(path.join(folder(source), 'files', `${source}-${subset}-wght-normal.woff2`));

/** Overwrites a name in a font's name table; both have the same length, so that no offset changes. */
function rename(font: Buffer, from: string, to: string): Buffer {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
  for (let at = font.indexOf(utf16(from)); at >= 0; at = font.indexOf(utf16(from), at + 1)) {
    utf16(to).copy(font, at);
  }
  return font;
}

/** Generates the fonts of the PDF sheets. */
async function writeSheetFonts() {
  for (const { name, source, weight, family } of SHEET_FONTS) {
    const options = {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
      keepFeatures: FEATURES,
      noHinting: true,
    } as const;
    const main = await subsetFont(await readSource(source, 'latin'), MAIN + RARE, options);
    const extended = await subsetFont(await readSource(source, 'latin-ext'), EXTENDED, options);
    await writeFile(path.join(SHEET_FOLDER, `${name}.ttf`), main);
    await writeFile(
      path.join(SHEET_FOLDER, `${name}-extended.ttf`),
      rename(extended, family, EXTENDED_FAMILIES[family]!),
    );
  }
}

/** Generates the site's font files from those of Fontsource (`npm run fonts`). */
async function main() {
  for (const { name, source, weights } of FAMILIES) {
    for (const { subset, suffix, characters } of SUBSETS) {
      const font = await subsetFont(await readSource(source, subset), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: FEATURES,
        noHinting: true,
      });
      await writeFile(path.join(import.meta.dirname, `${name}${suffix}.woff2`), font);
      console.log(`${name}${suffix}.woff2: ${(font.length / 1000).toFixed(1)} kB`);
    }
    const licence = await readFile(path.join(folder(source), 'LICENSE'));
    await writeFile(path.join(import.meta.dirname, `${name}-OFL.txt`), licence);
  }
}

await main();
await writeSheetFonts();
