import { describe, expect, test } from 'vitest';
import { fit, heightOf } from '~/lib/ogImage/fitText';

const BOX = { width: 600, height: 360 };
/** Every letter half an em wide. */
const measure = (text: string) => [...text].length * 0.5;
const fitted = (text: string) => fit(text, BOX, measure);

describe.each([
  ['a short name', 'Leo Paz'],
  ['a double name', 'Juan Ignacio Fernández-Villaverde Etxeberria'],
  ['200 characters', 'Wolfeschlegelsteinhausen '.repeat(8).trim()],
  ['a word of 200 letters', 'Z'.repeat(200)],
  ['2,000 characters', 'nombre '.repeat(290).trim()],
])('%s', (_name, text) => {
  test('stays in its room', () => {
    const title = fitted(text);
    for (const line of title.lines) {
      expect(measure(line) * title.size).toBeLessThanOrEqual(BOX.width + 1);
    }
    expect(heightOf(title)).toBeLessThanOrEqual(BOX.height + 1);
  });
});

test('a text is as large as it goes, and no larger than the largest', () => {
  expect(fitted('Leo').size).toBe(200);
  expect(fitted('Maximiliana').size).toBeGreaterThan(100);
});

test('no line ends with a short word, and a hyphen may end one', () => {
  expect(fitted('Directores y guionistas').lines).toEqual(['Directores', 'y guionistas']);
  expect(fitted('Blanca de la Serna').lines).toEqual(['Blanca', 'de la Serna']);
  expect(fitted('Fernández-Villaverde').lines).toEqual(['Fernández-', 'Villaverde']);
});

test('nothing is lost but what does not fit, which an ellipsis stands for', () => {
  expect(fitted('Z'.repeat(200)).lines.join('')).toBe('Z'.repeat(200));
  expect(fitted('nombre '.repeat(290).trim()).lines.at(-1)).toMatch(/…$/);
});

test('an accent on the first line counts', () => {
  const [plain, accented] = ['Angela Gil', 'Ángela Gil'].map(fitted);
  expect(heightOf({ ...accented!, size: 100 })).toBeGreaterThan(heightOf({ ...plain!, size: 100 }));
});

test('accents on a later line get room', () => {
  expect(fitted('Ana Ñíguez').leading).toBeGreaterThan(fitted('Ana Niguez').leading);
});
