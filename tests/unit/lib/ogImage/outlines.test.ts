import { expect, test } from 'vitest';
import { outlineOf, writable } from '~/lib/ogImage/outlines';

test.each([
  ['Inés Quiroga', 'Inés Quiroga'],
  ['  Łukasz \n Öğretmen ', 'Łukasz Öğretmen'],
  ['Nguyễn', 'Nguyen'],
  ['Ana ✨ Gil 🎬', 'Ana Gil'],
])('%s is written as %s', (text, written) => {
  expect(writable(text)).toBe(written);
});

test.each(['Владимир', '周美', 'محمد', 'Ana 周', '✨', ''])('%s is not written', (text) => {
  expect(writable(text)).toBeUndefined();
});

test('letters of both font files make one word, each with a shape', () => {
  const { letters, ems } = outlineOf('ĞÑA');
  expect(letters).toHaveLength(3);
  expect(letters.every(({ shape }) => shape.startsWith('M'))).toBe(true);
  expect(letters.map(({ x }) => x)).toEqual(letters.map(({ x }) => x).sort((a, b) => a - b));
  expect(ems).toBeGreaterThan(1);
});

test('tracking is added after each letter', () => {
  expect(outlineOf('ABC', 0.1).ems - outlineOf('ABC').ems).toBeCloseTo(0.3);
});
