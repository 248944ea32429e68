import { expect, test } from 'vitest';
import { inView } from '~/islands/carousel/inView';

const slides = (width: number, count: number, scrolled: number) =>
  Array.from({ length: count }, (_, index) => ({
    left: index * width - scrolled,
    right: (index + 1) * width - scrolled,
  }));
const frame = { left: 0, right: 400 };

test('a slide as wide as the frame is seen alone', () => {
  expect(inView(frame, slides(400, 3, 0))).toEqual([0]);
  expect(inView(frame, slides(400, 3, 800))).toEqual([2]);
});

test('of several side by side those that are cut by more than half are not seen', () => {
  expect(inView(frame, slides(150, 4, 0))).toEqual([0, 1, 2]);
  expect(inView(frame, slides(150, 4, 80))).toEqual([1, 2]);
});

test('a slide without width, as in a hidden carousel, is not seen', () => {
  expect(inView({ left: 0, right: 0 }, slides(0, 2, 0))).toEqual([]);
});
