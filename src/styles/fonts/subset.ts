import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { EXTENDED, MAIN } from './characters.ts';

/** The families, with the range of weights that the styles use. */
const FAMILIES = [
  { name: 'display', source: 'big-shoulders', weights: { min: 700, max: 900, default: 800 } },
  { name: 'text', source: 'instrument-sans', weights: { min: 400, max: 700, default: 400 } },
];

/** OpenType features to keep: kerning, mark positioning, ligatures and localised forms. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

/** The two files of a family at Fontsource, with the characters to keep of each. */
const SUBSETS = [
  { subset: 'latin', suffix: '', characters: MAIN },
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
