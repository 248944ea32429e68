/** The maximum weight of a page before the first interaction, in bytes after Brotli. */
export const BUDGETS = {
  /** Script files and inline scripts, without the client router, which loads on demand. */
  script: 4_700,
  /** All stylesheets. Most of it is one file that all pages share. */
  css: 8_000,
  /** The HTML with inline scripts, the consent bar and the error views. */
  html: 8_700,
  /** Two fonts (36 kB), and further files of each on pages with names that need them. */
  font: 57_000,
} as const;

/** The maximum number of elements of a page, of which the fullest talent page has most. */
export const MAX_ELEMENTS = 490;

/** Returns the budgets of a page. The style guide shows every component, and is not public. */
export const budgetsFor = (path: string): Record<keyof typeof BUDGETS, number> =>
  path.endsWith('/poc') ? { ...BUDGETS, html: 14_800 } : BUDGETS;
