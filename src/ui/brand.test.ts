import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { create } from 'fontkit';
import { BRAND } from '#contract/brand.ts';
import { createFonts } from '~/ui/fonts/subset';
import { createIcons } from './icons';
import families from '~/ui/fonts/families.json';

test('the fonts and icons of the repository are those of the brand (else: npm run brand)', async () => {
  const files = await createFonts();
  expect(files.size).toBeGreaterThan(14);
  const icons = await createIcons();
  // Pictures may differ in bytes between releases of sharp; the mark is the same.
  files.set('public/favicon.svg', icons.get('public/favicon.svg')!);
  const stale = [...files].filter(([file, bytes]) => !readFileSync(file).equals(bytes));
  expect(stale.map(([file]) => file)).toEqual([]);
  for (const file of icons.keys()) expect(existsSync(file), file).toBe(true);
  expect(readFileSync('public/favicon.svg', 'utf8')).toContain(BRAND.mark);
});

test('the fonts of sheets have names that no brand changes, and keep their copyright', () => {
  const folder = 'src/features/documents/sheet/fonts';
  const names = ['display', 'display-extended', 'text', 'text-extended', 'text-bold'].map(
    (name) => {
      const file = readFileSync(`${folder}/${name}.ttf`);
      expect(file.includes(Buffer.from('Copyright', 'utf16le').swap16())).toBe(true);
      return create(file).familyName;
    },
  );
  const [display, text] = ['Agency Display', 'Agency Text'];
  expect(names).toEqual([display, `${display} Rest`, text, `${text} Rest`, text]);
});

/** Everything that is written by hand, but for the sample and the brand itself. */
const sources = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /^(src|cms|i18n|public)\/|^[^/]+\.(ts|mjs|toml)$/.test(file))
  .filter((file) => /\.(ts|tsx|mjs|astro|css|typ|svg|html|json|toml)$/.test(file))
  .filter((file) => !/^cms\/(sample|migrations)\/|package(-lock)?\.json$|\.test\.ts$/.test(file))
  .filter((file) => existsSync(file));
const OWN = ['cms/contract/brand.ts', 'src/ui/fonts/families.json', 'public/favicon.svg'];
/** Reads the files of the sample, and replaces the name. */
const SAMPLE = 'cms/sample/read.ts';

test('no other file has a colour, a font or the name of the brand', () => {
  const channels = (colour: string) =>
    [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const words = [
    ...Object.values(BRAND.colours).flatMap((colour) => [
      colour.slice(1),
      channels(colour).join(' '),
      channels(colour).join(', '),
    ]),
    BRAND.name,
  ].map((word) => word.toLowerCase());
  // As the name of a font: “archivo” and “inter” are words too.
  const fonts = Object.values(families).map(
    ({ family }) => new RegExp(`(["'\`]|font(-family)?: *)${family}\\b`, 'i'),
  );
  const others = sources.filter((file) => !OWN.includes(file) && file !== SAMPLE);
  expect(others.length).toBeGreaterThan(500);
  const found = others.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [
      ...words.filter((word) => text.toLowerCase().includes(word)),
      ...fonts.filter((font) => font.test(text)).map(String),
    ].map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

/** Returns the relative luminance of WCAG. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Name = keyof typeof BRAND.colours;
test.each<[Name, Name]>([
  ['ink', 'paper'],
  ['ink', 'paper2'],
  ['ink', 'accent'],
  ['paper', 'ink2'],
  ['accent', 'ink2'],
  ['red', 'ink'],
  ['muted', 'paper'],
])('%s is readable on %s', (text, ground) => {
  const [light, dark] = [luminance(BRAND.colours[text]), luminance(BRAND.colours[ground])].sort(
    (a, b) => b - a,
  );
  expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5);
});
