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

const require = createRequire(import.meta.url);
const folder = (source: string) =>
  path.dirname(require.resolve(`@fontsource-variable/${source}/package.json`));

/** Generates the site's font files from those of Fontsource (`npm run fonts`). */
async function main() {
  for (const { name, source, weights } of FAMILIES) {
    for (const { subset, suffix, characters } of SUBSETS) {
      const file = path.join(folder(source), 'files', `${source}-${subset}-wght-normal.woff2`);
      const font = await subsetFont(await readFile(file), characters, {
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
