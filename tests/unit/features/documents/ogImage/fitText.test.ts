import { describe, expect, test } from 'vitest';
import { fitText, textHeight } from '~/features/documents/ogImage/fitText';

const BOX = { width: 600, height: 360 };
/** Every character is half an em wide. */
const measure = (text: string) => [...text].length * 0.5;
const fitted = (text: string) => fitText(text, BOX, measure);

describe.each([
  ['a short name', 'Leo Paz'],
  ['a double name', 'Juan Ignacio Fernández-Villaverde Etxeberria'],
  ['200 characters', 'Wolfeschlegelsteinhausen '.repeat(8).trim()],
  ['a word of 200 letters', 'Z'.repeat(200)],
  ['2,000 characters', 'nombre '.repeat(290).trim()],
])('%s', (_name, text) => {
  test('fits its box', () => {
    const title = fitted(text);
    for (const line of title.lines) {
      expect(measure(line) * title.size).toBeLessThanOrEqual(BOX.width + 1);
    }
    expect(textHeight(title)).toBeLessThanOrEqual(BOX.height + 1);
  });
});

test('a text has the largest size that fits, up to the maximum', () => {
  expect(fitted('Leo').size).toBe(200);
  expect(fitted('Maximiliana').size).toBeGreaterThan(100);
});

test('no line ends with a short word, and a hyphen may end one', () => {
  expect(fitted('Directores y guionistas').lines).toEqual(['Directores', 'y guionistas']);
  expect(fitted('Blanca de la Serna').lines).toEqual(['Blanca', 'de la Serna']);
  expect(fitted('Fernández-Villaverde').lines).toEqual(['Fernández-', 'Villaverde']);
});

test('only text that does not fit is replaced, by an ellipsis', () => {
  expect(fitted('Z'.repeat(200)).lines.join('')).toBe('Z'.repeat(200));
  expect(fitted('nombre '.repeat(290).trim()).lines.at(-1)).toMatch(/…$/);
});

test('an accent on the first line adds height', () => {
  const [plain, accented] = ['Angela Gil', 'Ángela Gil'].map(fitted);
  expect(textHeight({ ...accented!, size: 100 })).toBeGreaterThan(
    textHeight({ ...plain!, size: 100 }),
  );
});

test('accents on a later line increase the leading', () => {
  expect(fitted('Ana Ñíguez').leading).toBeGreaterThan(fitted('Ana Niguez').leading);
});

test.each([
  ['one word', (length: number) => 'Z'.repeat(length)],
  ['many words', (length: number) => 'nombre de '.repeat(length / 10).trim()],
  ['single letters', (length: number) => 'z '.repeat(length / 2).trim()],
  ['syllables with hyphens', (length: number) => 'na-'.repeat(length / 3)],
])('the measured letters of %s grow with the length, not with its square', (_name, textOf) => {
  const measuredLetters = (length: number) => {
    let letters = 0;
    fitText(textOf(length), BOX, (text) => {
      letters += text.length;
      return measure(text);
    });
    return letters;
  };
  expect(measuredLetters(12_000)).toBeLessThan(2.5 * measuredLetters(6000));
  expect(measuredLetters(12_000)).toBeLessThan(36_000);
});
