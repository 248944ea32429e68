/** How a gallery arranges its pictures on wide screens. */
interface GalleryGrid {
  columns: number;
  /** How many of the first pictures take two columns and two rows. */
  bigCount: number;
}

/** Grids that a number of pictures fills without a gap. */
const GRIDS: Record<number, GalleryGrid> = {
  1: { columns: 3, bigCount: 0 },
  2: { columns: 3, bigCount: 0 },
  3: { columns: 3, bigCount: 0 },
  4: { columns: 4, bigCount: 0 },
  5: { columns: 5, bigCount: 0 },
  6: { columns: 6, bigCount: 2 },
  7: { columns: 5, bigCount: 1 },
  8: { columns: 4, bigCount: 0 },
  9: { columns: 6, bigCount: 1 },
};

/** Column counts for many pictures, the preferred ones first. */
const MANY_COLUMNS = [5, 6, 4];

/**
 * Returns the grid of a gallery. From ten pictures on all have one size, in the column count that
 * fills the last row where there is one.
 */
export const galleryGrid = (count: number): GalleryGrid =>
  GRIDS[count] ?? {
    columns: MANY_COLUMNS.find((columns) => count % columns === 0) ?? MANY_COLUMNS[0]!,
    bigCount: 0,
  };
