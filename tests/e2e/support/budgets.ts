/** What any page of the site may cost before it is touched, in bytes after Brotli. */
export const BUDGETS = {
  /** Scripts, inline ones included. */
  script: 8_000,
  /** All stylesheets together: most of them is one for all pages, fetched once. */
  css: 10_000,
  /** The page itself, its inline scripts, the consent's bar and dialog and the views of errors included. */
  html: 13_000,
  /** Font files: two variable fonts, and the second file of each where a name needs it. */
  font: 90_000,
} as const;

/** The budgets of one page. The gallery shows everything in every state, and is not for visitors. */
export const budgetsOf = (path: string): Record<keyof typeof BUDGETS, number> =>
  path.endsWith('/poc') ? { ...BUDGETS, html: 18_000 } : BUDGETS;
