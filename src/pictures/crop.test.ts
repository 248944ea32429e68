import { describe, expect, it } from 'vitest';
import { cropAround, croppedSize, cropPoint, fitInside, cssPosition } from './crop';

const landscape = { width: 3000, height: 2000 };
const portrait = { width: 1600, height: 2000 };
const frame = { width: 400, height: 500 };
const isInside = (start: number, length: number, point: number) =>
  point >= start && point <= start + length;

describe('fitInside', () => {
  it.each([
    [landscape, { width: 1500, height: 1000 }],
    [portrait, { width: 1200, height: 1500 }],
    [
      { width: 1400, height: 900 },
      { width: 1400, height: 900 },
    ],
  ])('reduces %o to %o, and enlarges nothing', (size, expected) => {
    expect(fitInside(size, 1500)).toEqual(expected);
  });
});

describe('croppedSize', () => {
  it('crops the sides, or top and bottom', () => {
    expect(croppedSize(landscape, 4 / 5)).toEqual({ width: 1600, height: 2000 });
    expect(croppedSize(portrait, 16 / 9)).toEqual({ width: 1600, height: 900 });
  });

  it('returns the whole size for the same aspect ratio within rounding, and without a frame', () => {
    expect(croppedSize({ width: 1200, height: 1501 }, 4 / 5)).toEqual({
      width: 1200,
      height: 1501,
    });
    expect(croppedSize(landscape)).toEqual(landscape);
  });
});

describe('cropAround', () => {
  it('keeps a centred focal point centred', () => {
    expect(cropAround(landscape, frame, { x: 0.5, y: 0.5 })).toEqual({
      width: 1600,
      height: 2000,
      left: 700,
      top: 0,
    });
  });

  it.each([0, 0.1, 0.25, 0.5, 0.72, 0.9, 1])('never crops away a focal point at %d', (fraction) => {
    const wide = cropAround(landscape, frame, { x: fraction, y: 0.5 });
    expect(isInside(wide.left, wide.width, fraction * landscape.width)).toBe(true);
    expect(wide.left + wide.width).toBeLessThanOrEqual(landscape.width);
    const high = cropAround(portrait, { width: 160, height: 90 }, { x: 0.5, y: fraction });
    expect(isInside(high.top, high.height, fraction * portrait.height)).toBe(true);
    expect(high.top + high.height).toBeLessThanOrEqual(portrait.height);
  });

  it('keeps the relative position of the focal point, for a browser that crops further', () => {
    const focal = { x: 0.72, y: 0.45 };
    const { left, width } = cropAround(landscape, frame, focal);
    expect((focal.x * landscape.width - left) / width).toBeCloseTo(focal.x, 3);
  });
});

it('cropPoint centres the direction that is not cropped', () => {
  const focal = { x: 0.2, y: 0.9 };
  expect(cropPoint(landscape, { width: 1600, height: 2000 }, focal)).toEqual({ x: 0.2, y: 0.5 });
  expect(cropPoint(portrait, { width: 1600, height: 900 }, focal)).toEqual({ x: 0.5, y: 0.9 });
  expect(cropPoint(portrait, portrait, focal)).toBeUndefined();
});

describe('CSS positions', () => {
  it.each([
    [{ x: 0.5, y: 0.25 }, '50% 25%'],
    [{ x: 1 / 3, y: 1 }, '33.33% 100%'],
  ])('are formatted and parsed', (point, text) => {
    expect(cssPosition.format(point)).toBe(text);
    expect(cssPosition.parse(text).x).toBeCloseTo(point.x, 3);
    expect(cssPosition.parse(text).y).toBeCloseTo(point.y, 3);
  });

  it('default to the centre', () => {
    expect(cssPosition.parse(undefined)).toEqual({ x: 0.5, y: 0.5 });
  });
});
