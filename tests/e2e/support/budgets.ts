import { INES } from './embeds';
import { PROPOSAL } from './pages';

type Budget = Record<'script' | 'css' | 'html' | 'font', number>;

/** The maximum weight of a page before the first interaction, in bytes after Brotli. */
export const BUDGETS = {
  /** Script files and inline scripts, without what loads on demand. */
  script: 8_000,
  /** The stylesheets of all pages, and those of the components that a page has. */
  css: 9_000,
  /** The HTML with inline scripts, the consent bar and the error views. */
  html: 10_000,
  /** Two fonts (36 kB), and further files of each on pages with names that need them. */
  font: 57_000,
} as const satisfies Budget;

/** The maximum weight of the finder's code and words, which are loaded when it is touched. */
export const FINDER_SCRIPT = 72_000;

/** What differs on single pages, by Spanish path. The style guide shows every component. */
const OWN: Record<string, Partial<Budget>> = {
  '/poc': { css: 11_500, html: 16_000 },
  // Nobody's first page: forms lead to it, whose script it shares.
  '/success': { script: 9_000 },
};

/** The maximum number of elements of a page, of a full list, and of the fullest page of a talent. */
const ELEMENTS = { page: 500, fullList: 597, talent: 690 };

/** Returns the maximum number of elements of a page. */
export function maxElementsFor(path: string): number {
  if (path.endsWith(INES) || path.endsWith(PROPOSAL)) return ELEMENTS.talent;
  return path.endsWith('/buscar') ? ELEMENTS.fullList : ELEMENTS.page;
}

/** Returns the budgets of a page, which are those of its translation. */
export const budgetsFor = (path: string): Budget => ({
  ...BUDGETS,
  ...OWN[path.replace(/^\/en(?=\/|$)/, '') || '/'],
});
