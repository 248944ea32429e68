import { expect, test } from 'vitest';
import { wordWidth } from '~/lib/format/wordWidth';

test.each([
  ['Bruno Castell', 3.64],
  ['Maximiliano Etxeberria-Goikoetxea', 5.72],
  ['Directores y guionistas', 5.2],
  ['', 0.52],
])('the longest word of %j is %d ems wide', (text, ems) => {
  expect(wordWidth(text)).toBe(ems);
});
