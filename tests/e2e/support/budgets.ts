/** The maximum weight of a page before the first interaction, in bytes after Brotli. */
export const BUDGETS = {
  /** Script files and inline scripts. */
  script: 7_980,
  /** All stylesheets. Most of it is one file that all pages share. */
  css: 10_000,
  /** The HTML with inline scripts, the consent bar and dialog, and the error views. */
  html: 13_000,
  /** Two variable fonts, and the second file of each on pages with names that need it. */
  font: 90_000,
} as const;

/** Returns the budgets of a page. The style guide shows every component, and is not public. */
export const budgetsFor = (path: string): Record<keyof typeof BUDGETS, number> =>
  path.endsWith('/poc') ? { ...BUDGETS, html: 18_000 } : BUDGETS;
