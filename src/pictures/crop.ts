/** Size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A point as fractions of width and height, from the top left, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** The area of a picture that remains after cropping, in its pixels. */
interface Crop extends Size {
  left: number;
  top: number;
}

/** Relative difference of aspect ratios due to rounding: 1200×1501 in a 4:5 frame stays whole. */
const TOLERANCE = 0.01;

const clamp = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value));

/**
 * Returns the largest size with an aspect ratio that a picture fills without being enlarged.
 *
 * @param ratio width divided by height of the frame; by default that of the picture
 */
export function croppedSize({ width, height }: Size, ratio = width / height): Size {
  const own = width / height;
  if (Math.abs(own / ratio - 1) < TOLERANCE) return { width, height };
  return own > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

/** Returns the size of a picture reduced so that its longest side has at most this many pixels. */
export function fitInside({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Returns the area of a picture that fills a frame. As with `object-position`, the focal point keeps
 * its relative position, so it is never cropped away, even by a browser that crops further.
 */
export function cropAround(picture: Size, frame: Size, focal: Point): Crop {
  const { width, height } = croppedSize(picture, frame.width / frame.height);
  return {
    width,
    height,
    left: clamp(0, picture.width - width, Math.round((picture.width - width) * focal.x)),
    top: clamp(0, picture.height - height, Math.round((picture.height - height) * focal.y)),
  };
}

/**
 * Returns the point to crop around: the focal point, centred in the direction that is not cropped.
 * Returns `undefined` if nothing is cropped.
 */
export function cropPoint(picture: Size, cropped: Size, focal: Point): Point | undefined {
  if (cropped.width < picture.width) return { x: focal.x, y: 0.5 };
  return cropped.height < picture.height ? { x: 0.5, y: focal.y } : undefined;
}

/** Points as CSS positions in percent, e.g. `50% 25%`. */
export const cssPosition = {
  format: ({ x, y }: Point): string =>
    `${Number((x * 100).toFixed(2))}% ${Number((y * 100).toFixed(2))}%`,

  /** The centre by default. */
  parse(position: string | undefined): Point {
    const [x = 50, y = 50] = (position?.match(/[\d.]+(?=%)/g) ?? []).map(Number);
    return { x: x / 100, y: y / 100 };
  },
};
