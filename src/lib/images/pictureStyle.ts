import { type Point, formatPosition } from './crop';

/**
 * Returns the `style` of a picture's `img`: the focal point, unless it is the centre, and the dominant
 * colour as the placeholder. `undefined` for neither.
 *
 * @example 'object-position:50% 30%;background-color:#d8c9b4'
 */
export function pictureStyle(picture: {
  focal: Point;
  colour?: string | undefined;
}): string | undefined {
  const { focal, colour } = picture;
  const isCentred = focal.x === 0.5 && focal.y === 0.5;
  const style = [
    !isCentred && `object-position:${formatPosition(focal)}`,
    colour && `background-color:${colour}`,
  ].filter(Boolean);
  return style.join(';') || undefined;
}
