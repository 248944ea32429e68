import { expect, test } from 'vitest';
import { inView } from '~/features/carousel/swiper';

const slides = (width: number, count: number, scrollLeft: number) =>
  Array.from({ length: count }, (_, index) => ({
    left: index * width - scrollLeft,
    right: (index + 1) * width - scrollLeft,
  }));
const frame = { left: 0, right: 400 };

test('a slide as wide as the frame is the only visible one', () => {
  expect(inView(frame, slides(400, 3, 0))).toEqual([0]);
  expect(inView(frame, slides(400, 3, 800))).toEqual([2]);
});

test('slides cut off by more than half are not visible', () => {
  expect(inView(frame, slides(150, 4, 0))).toEqual([0, 1, 2]);
  expect(inView(frame, slides(150, 4, 80))).toEqual([1, 2]);
});

test('a slide without width, as in a hidden carousel, is not visible', () => {
  expect(inView({ left: 0, right: 0 }, slides(0, 2, 0))).toEqual([]);
});
