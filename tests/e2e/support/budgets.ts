import { INES } from './embeds';

/** The maximum weight of a page before the first interaction, in bytes after Brotli. */
export const BUDGETS = {
  /** Script files and inline scripts, without the client router, which loads on demand. */
  script: 4_700,
  /** All stylesheets. Most of it is one file that all pages share. */
  css: 8_000,
  /** The HTML with inline scripts, the consent bar and the error views. */
  html: 8_650,
  /** Two fonts (36 kB), and further files of each on pages with names that need them. */
  font: 57_000,
} as const;

/** The stylesheets of the forms, which only pages with a form load. */
const FORM_CSS = { contact: 350, enquiry: 800 };

/** The maximum number of elements of a page, and of the fullest casting sheet with its tables. */
const ELEMENTS = { page: 430, sheet: 660 };

/** Returns the maximum number of elements of a page. */
export const maxElementsFor = (path: string): number =>
  path.endsWith(INES) ? ELEMENTS.sheet : ELEMENTS.page;

/** Returns the budgets of a page. The style guide shows every component, and is not public. */
export function budgetsFor(path: string): Record<keyof typeof BUDGETS, number> {
  const withForm = { ...BUDGETS, css: BUDGETS.css + FORM_CSS.contact };
  if (path.endsWith('/poc')) return { ...withForm, html: 14_800 };
  if (path.endsWith('/casting')) return { ...BUDGETS, css: BUDGETS.css + FORM_CSS.enquiry };
  return path.endsWith('/contacto') ? withForm : BUDGETS;
}
