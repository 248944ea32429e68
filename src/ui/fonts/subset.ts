import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Font, create } from 'fontkit';
import subsetFont from 'subset-font';
import { BRAND } from '#contract/brand.ts';

/** Returns the characters between two code points, both included. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** Characters of Latin-1 and ASCII that few pages need: Icelandic, Czech, mathematics, code. */
const RARE = '^`{}~¢¤¥¦¨¬¯±²³´µ¶¸¹¼½¾ÐÝÞðýþÿ÷Ÿ\\';

/**
 * The characters that any page may need: all letters of Spanish, Catalan, Basque, Galician,
 * Portuguese, English, German, French, Italian and Norwegian, digits, punctuation.
 */
const MAIN = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŸ\u2009\u202f\u2011–—‘’‚“”„•…‹›€™−']
  .filter((character) => !RARE.includes(character))
  .join('');

/** Letters of Croatian, Hungarian and names in other European Latin alphabets. */
const EXTENDED = range(0x100, 0x17f).replace(/[ŒœŸ]/g, '') + 'ȘșȚț';

/** The characters of the parts of a font, which browsers load when a page needs them. */
export const CHARACTERS = { main: MAIN, extended: EXTENDED, rare: RARE };

/** The numbers of names that stay: the copyright and the licence, with its address. */
const KEPT_NAMES = { copyright: 0, license: 13, licenseURL: 14 };
/** Windows, Unicode, English. */
const [PLATFORM, ENCODING, ENGLISH] = [3, 1, 0x409];
const HEADER = 12;
const NAME_HEADER = 6;
const NAME_RECORD = 12;

/** Returns a `name` table with a family's names, and the licence of a font. */
function writeNames(font: Font, family: string): Buffer {
  const kept = Object.entries(KEPT_NAMES).map(
    ([name, id]) => [id, font.getName(name) ?? ''] as const,
  );
  const own = [
    [1, family],
    [2, 'Regular'],
    [3, family],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ] as const;
  const names = [...kept, ...own]
    .filter(([, text]) => text)
    .sort(([a], [b]) => a - b)
    .map(([id, text]) => [id, Buffer.from(text, 'utf16le').swap16()] as const);
  const records = Buffer.alloc(NAME_HEADER + NAME_RECORD * names.length);
  records.writeUInt16BE(names.length, 2);
  records.writeUInt16BE(records.length, 4);
  let offset = 0;
  names.forEach(([id, text], index) => {
    [PLATFORM, ENCODING, ENGLISH, id, text.length, offset].forEach((value, field) => {
      records.writeUInt16BE(value, NAME_HEADER + NAME_RECORD * index + 2 * field);
    });
    offset += text.length;
  });
  return Buffer.concat([records, ...names.map(([, text]) => text)]);
}

/**
 * Returns a copy of a font with another family name, under which templates find it whatever the brand's
 * font is. Licences with reserved names ask this of changed fonts. The new `name` table follows the other
 * tables, among which the old one stays unused.
 *
 * @param font a TrueType or OpenType file
 */
function renameFont(font: Buffer, family: string): Buffer {
  const names = writeNames(create(font), family);
  // Tables begin at multiples of four bytes.
  const start = Math.ceil(font.length / 4) * 4;
  const renamed = Buffer.concat([font, Buffer.alloc(start - font.length), names]);
  const record = renamed.indexOf('name', HEADER, 'latin1');
  renamed.writeUInt32BE(start, record + 8);
  renamed.writeUInt32BE(names.length, record + 12);
  return renamed;
}

type Role = keyof typeof BRAND.fonts;
type Weights = number | { min: number; max: number; default: number };

/** The weights that the styles use. */
const TEXT_WEIGHTS = { min: 400, max: 700, default: 400 };
const BOLD = 600;

/** OpenType features to keep: kerning, mark positioning, ligatures and localised forms. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

/**
 * The range of the main file. It contains most rare characters, which makes it shorter: the later rule of the
 * rare file applies to them. `Ÿ` would be a range of its own.
 */
const MAIN_RANGE = MAIN + RARE.replace('Ÿ', '');

/** The files of a family, each with its source at Fontsource and the characters to keep. */
const SUBSETS = [
  { subset: 'latin', suffix: '', characters: MAIN, range: MAIN_RANGE },
  { subset: 'latin', suffix: '-rare', characters: RARE },
  { subset: 'latin-ext', suffix: '-extended', characters: EXTENDED },
];

/**
 * The static fonts of sheets and share images: Typst reads neither variable fonts nor WOFF2. It takes one
 * file per family and weight, so that of the extended characters has a family name of its own.
 */
const SHEET_FONTS: { file: string; role: Role; weight: number; family: string }[] = [
  {
    file: 'display',
    role: 'display',
    weight: BRAND.fonts.display.weight,
    family: 'Agency Display',
  },
  { file: 'text', role: 'text', weight: TEXT_WEIGHTS.min, family: 'Agency Text' },
  { file: 'text-bold', role: 'text', weight: BOLD, family: 'Agency Text' },
];

const HEADER_COMMENT = '/* Written by `npm run brand`. */';
const STYLES = 'src/ui/fonts.css';
const FOLDER = 'src/ui/fonts';
const SHEET_FOLDER = 'src/features/documents/sheet/fonts';

const require = createRequire(import.meta.url);

/** Reads a file of a font's package. */
function readSource(role: Role, ...file: string[]): Promise<Buffer> {
  const name = BRAND.fonts[role].package;
  let folder: string;
  try {
    folder = path.dirname(require.resolve(`${name}/package.json`));
  } catch (cause) {
    throw new Error(`${name} is not installed: npm install --save-dev ${name}`, { cause });
  }
  return readFile(path.join(folder, ...file));
}

/** Reads the characters of a subset, as a variable font if the package has one. */
async function readSubset(role: Role, subset: string): Promise<Buffer> {
  const { package: name } = BRAND.fonts[role];
  const isVariable = name.startsWith('@fontsource-variable/');
  if (!isVariable && role === 'text') {
    throw new Error(`text: ${name} has one weight per file; choose one of @fontsource-variable`);
  }
  const axis = isVariable ? 'wght' : BRAND.fonts.display.weight;
  const file = `${path.basename(name)}-${subset}-${axis}-normal.woff2`;
  return readSource(role, 'files', file).catch((cause: unknown) => {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new Error(`${role}: ${name} has no ${file}, which the site needs`, { cause });
  });
}

const subset = (
  font: Buffer,
  characters: string,
  weights: Weights,
  targetFormat: 'sfnt' | 'woff2',
) =>
  subsetFont(font, characters, {
    targetFormat,
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
    noHinting: true,
  });

/** What typical text of the site looks like, to compare the widths of fonts. */
const SAMPLE =
  'Las actrices y los actores que representa la agencia, con sus fotos, videobooks e idiomas: Madrid. The actors and actresses, their photographs, showreels and languages.';

/** A font that most computers have, with the average width of the sample's characters in ems. */
interface Fallback {
  family: string;
  weight: string;
  locals: string[];
  width: number;
}

const ARIAL = ['Arial', 'Liberation Sans'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold'];

/** The fallback of each sheet font; titles are in capitals. */
const FALLBACKS = new Map<string, Fallback>(
  Object.entries({
    display: { family: 'Display Fallback', weight: '100 900', locals: ARIAL_BOLD, width: 0.6048 },
    text: { family: 'Text Fallback', weight: '400', locals: ARIAL, width: 0.4499 },
    'text-bold': { family: 'Text Fallback', weight: '600 700', locals: ARIAL_BOLD, width: 0.4843 },
  }),
);

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Returns the rule of a fallback that takes the same room as the font. */
function fallbackRule(font: Font, text: string, fallback: Fallback): string {
  const { family, weight, locals, width } = fallback;
  const em = font.unitsPerEm;
  const adjust = font.layout(text).advanceWidth / em / text.length / width;
  return [
    `@font-face { font-family: '${family}'; font-weight: ${weight};`,
    `src: ${locals.map((name) => `local('${name}')`).join(', ')};`,
    `size-adjust: ${percent(adjust)};`,
    `ascent-override: ${percent(font.ascent / em / adjust)};`,
    `descent-override: ${percent(-font.descent / em / adjust)};`,
    `line-gap-override: ${percent(font.lineGap / em / adjust)}; }`,
  ].join(' ');
}

/** Returns the fonts of sheets and share images, and the fallbacks of the site, which copy their metrics. */
async function createSheetFonts(): Promise<[file: string, content: Buffer][]> {
  const files: [string, Buffer][] = [];
  const rules = [HEADER_COMMENT];
  for (const { file, role, weight, family } of SHEET_FONTS) {
    const main = await subset(await readSubset(role, 'latin'), MAIN + RARE, weight, 'sfnt');
    const rest = await subset(await readSubset(role, 'latin-ext'), EXTENDED, weight, 'sfnt');
    files.push([`${SHEET_FOLDER}/${file}.ttf`, renameFont(main, family)]);
    files.push([`${SHEET_FOLDER}/${file}-extended.ttf`, renameFont(rest, `${family} Rest`)]);
    const text = role === 'display' ? SAMPLE.toUpperCase() : SAMPLE;
    rules.push(fallbackRule(create(main), text, FALLBACKS.get(file)!));
  }
  return [...files, [`${FOLDER}/fallbacks.css`, Buffer.from(`${rules.join('\n')}\n`)]];
}

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the width of capitals of the font of titles, in ems, from which the site derives the size at
 * which a title fits: of a wide one, and on average with spaces.
 */
async function readWidths(): Promise<{ capital: number; average: number }> {
  const source = await readSubset('display', 'latin');
  const font = create(await subset(source, CAPITALS, BRAND.fonts.display.weight, 'sfnt'));
  const width = font.layout(CAPITALS).advanceWidth / font.unitsPerEm / CAPITALS.length;
  const round = (ems: number) => Math.round(ems * 100) / 100;
  return { capital: round(width * 1.045), average: round(width * 0.925) };
}

/** Returns characters as a `unicode-range`. */
function unicodeRange(characters: string): string {
  const points = [...characters].map((one) => one.codePointAt(0)!).sort((a, b) => a - b);
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  const starts = points.filter((point, index) => points[index - 1] !== point - 1);
  const ends = points.filter((point, index) => points[index + 1] !== point + 1).map(hex);
  return starts
    .map((start, index) =>
      hex(start) === ends[index] ? hex(start) : `${hex(start)}-${ends[index]}`,
    )
    .map((range) => `U+${range}`)
    .join(', ');
}

/**
 * Returns the rule of a file of the site. Browsers fetch the rare and the extended ones only if a page
 * needs them. With `optional`, a font that arrives after the first paint is used from the next page on, so
 * that lines never wrap again; the preload makes this rare.
 */
const faceRule = (role: Role, suffix: string, characters: string): string =>
  [
    `@font-face { font-family: '${role === 'display' ? 'Display' : 'Text'}';`,
    `font-weight: ${role === 'display' ? '700 900' : '400 700'}; font-display: optional;`,
    `src: url('./fonts/${role}${suffix}.woff2') format('woff2');`,
    `unicode-range: ${unicodeRange(characters)}; }`,
  ].join(' ');

async function createSiteFonts(): Promise<[file: string, content: Buffer][]> {
  const files: [string, Buffer][] = [];
  const rules: string[] = [HEADER_COMMENT];
  const about: Record<string, object> = {};
  for (const role of Object.keys(BRAND.fonts) as Role[]) {
    const weights = role === 'text' ? TEXT_WEIGHTS : BRAND.fonts.display.weight;
    for (const { subset: source, suffix, characters, range = characters } of SUBSETS) {
      const font = await subset(await readSubset(role, source), characters, weights, 'woff2');
      files.push([`${FOLDER}/${role}${suffix}.woff2`, font]);
      rules.push(faceRule(role, suffix, range));
    }
    files.push([`${FOLDER}/${role}-LICENSE.txt`, await readSource(role, 'LICENSE')]);
    const { license } = JSON.parse(String(await readSource(role, 'package.json')));
    const { family } = JSON.parse(String(await readSource(role, 'metadata.json')));
    about[role] = { family, license, ...(role === 'display' ? await readWidths() : {}) };
  }
  return [
    ...files,
    [STYLES, Buffer.from(`${rules.join('\n')}\n`)],
    [`${FOLDER}/families.json`, Buffer.from(`${JSON.stringify(about, null, 2)}\n`)],
  ];
}

/**
 * Returns every file that is made from the brand's fonts, by its path in the repository.
 *
 * @throws {Error} naming the font whose package is missing or lacks a file
 */
export const createFonts = async (): Promise<Map<string, Buffer>> =>
  new Map([...(await createSiteFonts()), ...(await createSheetFonts())]);
