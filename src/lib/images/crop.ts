/** Pixels of a picture. */
export interface Size {
  width: number;
  height: number;
}

/** A point as shares of the width and the height, from the left and from the top, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** What is kept of a picture, in its pixels. */
export interface Crop extends Size {
  left: number;
  top: number;
}

/** More than a pixel's rounding: 1200×1501 in a frame of 4:5 is left as it is. */
const TOLERANCE = 0.01;

const between = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value));

/**
 * Returns the largest size of the wanted shape that a picture can give without being enlarged.
 *
 * @param ratio width by height of the frame; the picture's own shape when it is left out
 */
export function croppedSize({ width, height }: Size, ratio = width / height): Size {
  const own = width / height;
  if (Math.abs(own / ratio - 1) < TOLERANCE) return { width, height };
  return own > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

/**
 * Returns the part of a picture that fills a frame of another shape. As with `object-position`,
 * the focal point lies in the part where it lay in the whole: it is never cut off, and a browser
 * that crops further still finds it at the same place.
 */
export function cropAround(picture: Size, frame: Size, focal: Point): Crop {
  const { width, height } = croppedSize(picture, frame.width / frame.height);
  return {
    width,
    height,
    left: between(0, picture.width - width, Math.round((picture.width - width) * focal.x)),
    top: between(0, picture.height - height, Math.round((picture.height - height) * focal.y)),
  };
}

/**
 * Returns the point to cut a picture around to a size: where only the sides are cut, only the
 * place from the left matters. Nothing where nothing is cut.
 */
export function cutPoint(picture: Size, cut: Size, focal: Point): Point | undefined {
  if (cut.width < picture.width) return { x: focal.x, y: 0.5 };
  return cut.height < picture.height ? { x: 0.5, y: focal.y } : undefined;
}

/** Writes a focal point as CSS and Astro write positions, e.g. `50% 25%`. */
export const positionText = ({ x, y }: Point): string =>
  `${Number((x * 100).toFixed(2))}% ${Number((y * 100).toFixed(2))}%`;

/** Reads such a position; the middle where it is none. */
export function pointOf(position: string | undefined): Point {
  const [x = 50, y = 50] = (position?.match(/[\d.]+(?=%)/g) ?? []).map(Number);
  return { x: x / 100, y: y / 100 };
}
