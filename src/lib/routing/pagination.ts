/**
 * Talents per page of a list. One adds about 110 bytes of HTML after Brotli, the rest of the page has
 * 7.6 kB: with 36, which fill rows of two and of four, the page stays 1.4 kB below its budget.
 */
export const TALENTS_PER_PAGE = 36;

/** The most people of a last step that are shown with the step before: nobody presses a button for them. */
const SMALL_STEP = 6;

/** Returns how many of `total` are shown when `asked` are asked for: all, where few would be left. */
export const shownCount = (total: number, asked = TALENTS_PER_PAGE): number =>
  total - asked <= SMALL_STEP ? total : asked;

/** One page of a paginated list. */
export interface ListPage<T> {
  items: T[];
  /** From 1. */
  number: number;
  count: number;
  total: number;
  /** Position of the first item in the whole list, from 1. */
  first: number;
}

/** The pages of a list. */
export const pagination = {
  /** Returns the number of pages for a number of items; an empty list has one page. */
  count: (total: number, size = TALENTS_PER_PAGE): number => Math.max(1, Math.ceil(total / size)),

  page: <T>(items: T[], number: number, size = TALENTS_PER_PAGE): ListPage<T> => ({
    items: items.slice((number - 1) * size, number * size),
    number,
    count: pagination.count(items.length, size),
    total: items.length,
    first: (number - 1) * size + 1,
  }),

  /**
   * Returns the page numbers that a page links to: the first, the last and the adjacent ones.
   * `undefined` is a gap of at least two pages.
   */
  visibleNumbers(number: number, count: number): (number | undefined)[] {
    const candidates = new Set([1, number - 1, number, number + 1, count]);
    const shown = [...candidates].filter((n) => n >= 1 && n <= count);
    return shown.flatMap((n, index) => {
      const skipped = index === 0 ? 0 : n - shown[index - 1]! - 1;
      // A gap of one page would be as wide as its number, so that page is visible too.
      if (skipped === 1) return [n - 1, n];
      return skipped > 1 ? [undefined, n] : [n];
    });
  },
};
