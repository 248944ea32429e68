import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHARACTERS } from '~/ui/fonts/subset';

const css = readFileSync('src/ui/fonts.css', 'utf8');

/** Returns the characters in the `unicode-range` of a font file. */
function charactersOf(file: string): string {
  const face = css.split('@font-face').find((rule) => rule.includes(file)) ?? '';
  const ranges = face.match(/unicode-range:([^;]+)/)?.[1] ?? '';
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16);
      const count = parseInt(last, 16) - start + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(start + index));
    })
    .sort()
    .join('');
}

const sorted = (characters: string) => [...characters].sort().join('');

test.each(['display', 'text'])('the ranges of %s match its subset files', (name) => {
  // The rule of the rare characters comes later, so it applies where the ranges overlap.
  expect(charactersOf(`/${name}.woff2`)).toBe(
    sorted(CHARACTERS.main + CHARACTERS.rare.replace('Ÿ', '')),
  );
  expect(css.indexOf(`/${name}-rare.woff2`)).toBeGreaterThan(css.indexOf(`/${name}.woff2`));
  expect(charactersOf(`/${name}-rare.woff2`)).toBe(sorted(CHARACTERS.rare));
  expect(charactersOf(`/${name}-extended.woff2`)).toBe(sorted(CHARACTERS.extended));
});

/** Returns the strings of a JSON text, without the placeholders. */
function stringsOf(json: string): string {
  const strings: string[] = [];
  JSON.parse(
    json,
    (_key, value: unknown) => void (typeof value === 'string' && strings.push(value)),
  );
  return strings.join(' ').replace(/\{\{.*?\}\}/g, '');
}

test.each(['es', 'en'])('the main file has every character of the texts in %s', (locale) => {
  const texts = readdirSync(`i18n/${locale}`).map((file) =>
    stringsOf(readFileSync(`i18n/${locale}/${file}`, 'utf8')),
  );
  expect(texts.join('').length).toBeGreaterThan(5000);
  const missing = new Set(
    [...texts.join('')].filter((character) => !CHARACTERS.main.includes(character)),
  );
  expect([...missing]).toEqual([]);
});

test('the main file has the characters of common names in Spain, Portugal, France and England', () => {
  const names = 'Iñárritu Núñez Güell Gaudí·Mercè François Noël Éluard João Conceição Lourenço';
  const letters = [...`${names}${names.toUpperCase()}`];
  expect(letters.filter((letter) => !CHARACTERS.main.includes(letter))).toEqual([]);
});

test('the main file has the characters of Spanish, English and six more consent languages', () => {
  const letters = '«»“”‘’—–…·€¿¡©®äöüßàâçéèêëîïôûùœìòñáíóúãõåøæºª';
  expect([...letters].filter((letter) => !CHARACTERS.main.includes(letter))).toEqual([]);
  expect([...'čćđšžőű'].filter((letter) => !CHARACTERS.extended.includes(letter))).toEqual([]);
});
