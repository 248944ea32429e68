import { expect, test } from 'vitest';
import { toGlyphRun, toSupportedText } from '~/features/documents/ogImage/glyphs';

test.each([
  ['Inés Quiroga', 'Inés Quiroga'],
  ['  Łukasz \n Öğretmen ', 'Łukasz Öğretmen'],
  ['Nguyễn', 'Nguyen'],
  ['Ana ✨ Gil 🎬', 'Ana Gil'],
])('%s becomes %s', (text, supported) => {
  expect(toSupportedText(text)).toBe(supported);
});

test.each(['Владимир', '周美', 'محمد', 'Ana 周', '✨', ''])('%s is not supported', (text) => {
  expect(toSupportedText(text)).toBeUndefined();
});

test('a run combines glyphs of both font files, each with an outline', () => {
  const { glyphs, widthEms } = toGlyphRun('ĞÑA');
  expect(glyphs).toHaveLength(3);
  expect(glyphs.every(({ shape }) => shape.startsWith('M'))).toBe(true);
  expect(glyphs.map(({ x }) => x)).toEqual(glyphs.map(({ x }) => x).sort((a, b) => a - b));
  expect(widthEms).toBeGreaterThan(1);
});

test('tracking is added after each glyph', () => {
  expect(toGlyphRun('ABC', 0.1).widthEms - toGlyphRun('ABC').widthEms).toBeCloseTo(0.3);
});
