import { expect, test } from 'vitest';
import { halfWidth, lineWidth, wordWidth } from '~/lib/format/wordWidth';

test.each([
  ['Bruno Castell', 3.64],
  ['Maximiliano Etxeberria-Goikoetxea', 5.72],
  ['Directores y guionistas', 5.2],
  ['', 0.52],
])('the longest word of %j is %d ems wide', (text, ems) => {
  expect(wordWidth(text)).toBe(ems);
});

test.each([
  ['Bruno Castell', 5.98],
  ['Ñ', 0.46],
  ['', 0.46],
])('the line %j is %d ems wide', (text, ems) => {
  expect(lineWidth(text)).toBe(ems);
});

test.each([
  ['Orilla Representantes', lineWidth('Representantes')],
  ['Uno Dos Tres Cuatro', lineWidth('Tres Cuatro')],
  ['Orilla', lineWidth('Orilla')],
])('the longer of two lines of %j is %d ems wide', (text, ems) => {
  expect(halfWidth(text)).toBe(ems);
});
