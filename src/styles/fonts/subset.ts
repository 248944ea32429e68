import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { EXTENDED, MAIN } from './characters.ts';

/** The weights that the styles use; the axis is cut to them. */
const FAMILIES = [
  { name: 'display', source: 'big-shoulders', weights: { min: 700, max: 900, default: 800 } },
  { name: 'text', source: 'instrument-sans', weights: { min: 400, max: 700, default: 400 } },
];

/** What the styles use of the fonts' extras: pairs, marks, and the languages' own letter forms. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

/** The two files into which Fontsource cuts a family, and ours, which take less of each. */
const PARTS = [
  { part: 'latin', suffix: '', characters: MAIN },
  { part: 'latin-ext', suffix: '-extended', characters: EXTENDED },
];

const require = createRequire(import.meta.url);
const folder = (source: string) =>
  path.dirname(require.resolve(`@fontsource-variable/${source}/package.json`));

/** `npm run fonts`: makes the site's font files from Fontsource's. */
async function main() {
  for (const { name, source, weights } of FAMILIES) {
    for (const { part, suffix, characters } of PARTS) {
      const file = path.join(folder(source), 'files', `${source}-${part}-wght-normal.woff2`);
      const subset = await subsetFont(await readFile(file), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: FEATURES,
        noHinting: true,
      });
      await writeFile(path.join(import.meta.dirname, `${name}${suffix}.woff2`), subset);
      console.log(`${name}${suffix}.woff2: ${(subset.length / 1000).toFixed(1)} kB`);
    }
    const licence = await readFile(path.join(folder(source), 'LICENSE'));
    await writeFile(path.join(import.meta.dirname, `${name}-OFL.txt`), licence);
  }
}

await main();
