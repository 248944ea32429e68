/**
 * How many people a page of a list shows. One weighs about 110 bytes of HTML after Brotli, the rest
 * of the page 7.6 kB: 36, which fill rows of two and of four, stay 1.4 kB below the page's budget.
 */
export const PEOPLE_PER_PAGE = 36;

/** One page of a list that has several. */
export interface Part<T> {
  items: T[];
  /** From 1. */
  number: number;
  /** How many pages there are. */
  count: number;
  /** How many items all the pages have together. */
  total: number;
  /** The position of its first item among all, from 1. */
  first: number;
}

/** Tells how many pages a list of so many has: an empty one has a page too, which says so. */
export const pageCount = (total: number, size = PEOPLE_PER_PAGE): number =>
  Math.max(1, Math.ceil(total / size));

/** Returns the page of that number. */
export const paginate = <T>(items: T[], number: number, size = PEOPLE_PER_PAGE): Part<T> => ({
  items: items.slice((number - 1) * size, number * size),
  number,
  count: pageCount(items.length, size),
  total: items.length,
  first: (number - 1) * size + 1,
});

/**
 * Returns the numbers to be led to from a page: the first, the last, and those about it;
 * `undefined` stands for what is left out between.
 */
export const shownNumbers = (number: number, count: number): (number | undefined)[] => {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  // A gap of one page is that page.
  const isShown = (n: number) =>
    n === 1 ||
    n === count ||
    Math.abs(n - number) <= 1 ||
    (n === 2 && number === 4) ||
    (n === count - 1 && number === count - 3);
  return all.flatMap((n) => {
    if (isShown(n)) return [n];
    return isShown(n - 1) ? [undefined] : [];
  });
};
