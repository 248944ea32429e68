import { describe, expect, it } from 'vitest';
import { cropAround, croppedSize, cutPoint, pointOf, positionText } from '~/lib/images/crop';

const landscape = { width: 3000, height: 2000 };
const portrait = { width: 1600, height: 2000 };
const frame = { width: 400, height: 500 };
const inside = (start: number, length: number, point: number) =>
  point >= start && point <= start + length;

describe('the size that a picture gives to a frame', () => {
  it('is cut at the sides or above and below', () => {
    expect(croppedSize(landscape, 4 / 5)).toEqual({ width: 1600, height: 2000 });
    expect(croppedSize(portrait, 16 / 9)).toEqual({ width: 1600, height: 900 });
  });

  it('is the whole where the shape is the same within a pixel or so, and where there is no frame', () => {
    expect(croppedSize({ width: 1200, height: 1501 }, 4 / 5)).toEqual({
      width: 1200,
      height: 1501,
    });
    expect(croppedSize(landscape)).toEqual(landscape);
  });
});

describe('the part that is kept', () => {
  it('leaves a focal point in the middle in the middle', () => {
    expect(cropAround(landscape, frame, { x: 0.5, y: 0.5 })).toEqual({
      width: 1600,
      height: 2000,
      left: 700,
      top: 0,
    });
  });

  it.each([0, 0.1, 0.25, 0.5, 0.72, 0.9, 1])('never cuts off a focal point at %d', (share) => {
    const wide = cropAround(landscape, frame, { x: share, y: 0.5 });
    expect(inside(wide.left, wide.width, share * landscape.width)).toBe(true);
    expect(wide.left + wide.width).toBeLessThanOrEqual(landscape.width);
    const high = cropAround(portrait, { width: 160, height: 90 }, { x: 0.5, y: share });
    expect(inside(high.top, high.height, share * portrait.height)).toBe(true);
    expect(high.top + high.height).toBeLessThanOrEqual(portrait.height);
  });

  it('has the focal point where the whole had it, for a browser that crops further', () => {
    const focal = { x: 0.72, y: 0.45 };
    const { left, width } = cropAround(landscape, frame, focal);
    expect((focal.x * landscape.width - left) / width).toBeCloseTo(focal.x, 3);
  });
});

it('is cut around a point in the direction alone in which something is cut', () => {
  const focal = { x: 0.2, y: 0.9 };
  expect(cutPoint(landscape, { width: 1600, height: 2000 }, focal)).toEqual({ x: 0.2, y: 0.5 });
  expect(cutPoint(portrait, { width: 1600, height: 900 }, focal)).toEqual({ x: 0.5, y: 0.9 });
  expect(cutPoint(portrait, portrait, focal)).toBeUndefined();
});

describe('positions', () => {
  it.each([
    [{ x: 0.5, y: 0.25 }, '50% 25%'],
    [{ x: 1 / 3, y: 1 }, '33.33% 100%'],
  ])('are written and read', (point, text) => {
    expect(positionText(point)).toBe(text);
    expect(pointOf(text).x).toBeCloseTo(point.x, 3);
    expect(pointOf(text).y).toBeCloseTo(point.y, 3);
  });

  it('are the middle where none is given', () => {
    expect(pointOf(undefined)).toEqual({ x: 0.5, y: 0.5 });
  });
});
