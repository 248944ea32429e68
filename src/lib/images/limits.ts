import type { Size } from './crop';

/** As large as cameras make them; a larger one can take all the memory there is. */
const MOST_PIXELS = 64_000_000;
/** One side by the other: of a longer strip less than a pixel would be left. */
const LONGEST_SHAPE = 50;

/** Says why a picture of that size could not be cut into frames; nothing when it can. */
export function findSizeFault({ width, height }: Size): string | undefined {
  if (width * height > MOST_PIXELS) return 'is too large to be cut';
  const shape = Math.max(width / height, height / width);
  return shape > LONGEST_SHAPE || width < 1 || height < 1 ? 'is too narrow to be cut' : undefined;
}
