import { expect, test } from 'vitest';
import { textWidth } from './wordWidth';
import { display } from '~/ui/fonts/families.json';

test.each([
  ['Bruno Castell', 7],
  ['Maximiliano Etxeberria-Goikoetxea', 11],
  ['Directores y guionistas', 10],
  ['', 1],
])('the longest word of %j is as wide as %d capitals', (text, count) => {
  expect(textWidth.word(text)).toBeCloseTo(count * display.capital);
});

test.each([
  ['Bruno Castell', 13],
  ['Ñ', 1],
  ['', 1],
])('the line %j is as wide as %d characters', (text, count) => {
  expect(textWidth.line(text)).toBeCloseTo(count * display.average);
});

test.each([
  ['Orilla Representantes', 14],
  ['Uno Dos Tres Cuatro', 11],
  ['Orilla', 6],
])('the longer of two lines of %j is as wide as %d capitals', (text, count) => {
  expect(textWidth.half(text)).toBeCloseTo(count * display.capital);
});
