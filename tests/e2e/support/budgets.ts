import { LISTS } from '../../../cms/contract/lists.ts';
import { PAGE_PATHS } from '../../../cms/contract/pages.ts';
import { INES } from './embeds';
import { PROPOSAL } from './pages';

type Budget = Record<'script' | 'css' | 'html' | 'font', number>;

/** The maximum weight of a page before the first interaction, in bytes after Brotli. */
export const BUDGETS = {
  /** Script files and inline scripts, without the client router, which loads on demand. */
  script: 6_500,
  /** The stylesheet that all pages share. */
  css: 5_575,
  /** The HTML with inline scripts, the consent bar and the error views. */
  html: 6_260,
  /** Two fonts (36 kB), and further files of each on pages with names that need them. */
  font: 57_000,
} as const satisfies Budget;

/** The maximum weight of the HTML of a list with the greatest number of cards. */
export const FULL_LIST_HTML = 8_000;

/** The maximum weight of the finder's code and words, which are loaded when it is touched. */
export const FINDER_SCRIPT = 65_300;

/** The stylesheets of single pages. */
const OWN_CSS = {
  carousel: 1_255,
  contact: 265,
  cookies: 400,
  enquiry: 800,
  form: 310,
  sheet: 2_500,
  team: 200,
};
const SELECTION_CSS = 1_740;
/** The row of the finder, and the links below it. */
const FINDER_CSS = 800;

/** What differs on single pages, by Spanish path. The style guide shows every component. */
const OWN: Record<string, Partial<Budget>> = {
  '/': { css: BUDGETS.css + OWN_CSS.carousel, html: 7_100 },
  ...Object.fromEntries(LISTS.map((list) => [PAGE_PATHS[list], { css: BUDGETS.css + FINDER_CSS }])),
  '/buscar': { css: BUDGETS.css + FINDER_CSS, html: FULL_LIST_HTML },
  '/nosotras': { css: BUDGETS.css + OWN_CSS.team },
  '/contacto': { css: BUDGETS.css + OWN_CSS.contact + OWN_CSS.form },
  '/casting': { css: BUDGETS.css + OWN_CSS.enquiry },
  '/seleccion': { css: BUDGETS.css + OWN_CSS.enquiry + SELECTION_CSS },
  // More script than a talent's page, for the answer, and less of everything else.
  [PROPOSAL]: { css: BUDGETS.css + OWN_CSS.enquiry + 1_320, html: 7_500, script: 7_500 },
  '/politica-de-cookies': { css: BUDGETS.css + OWN_CSS.cookies },
  '/actores/leo-paz': { css: BUDGETS.css + OWN_CSS.sheet },
  [INES]: { css: BUDGETS.css + OWN_CSS.sheet, html: 8_750 },
  '/poc': { css: 10_300, html: 13_900 },
};

/** The maximum number of elements of a page, of a full list, and of the fullest casting sheet. */
const ELEMENTS = { page: 428, fullList: 597, sheet: 690 };

/** Returns the maximum number of elements of a page. */
export function maxElementsFor(path: string): number {
  if (path.endsWith(INES) || path.endsWith(PROPOSAL)) return ELEMENTS.sheet;
  return path.endsWith('/buscar') ? ELEMENTS.fullList : ELEMENTS.page;
}

/** Returns the budgets of a page, which are those of its translation. */
export const budgetsFor = (path: string): Budget => ({
  ...BUDGETS,
  ...OWN[path.replace(/^\/en(?=\/|$)/, '') || '/'],
});
