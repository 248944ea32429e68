import type { Locale } from '../i18n/locale.ts';
import { LISTS, type List } from '#contract/lists.ts';
import { localisePath } from '#contract/locales.ts';
import { cleanPath } from '#contract/paths.ts';
import { FEATURE_PATHS, PAGE_PATHS, PERSON_PARAMETER } from '#contract/pages.ts';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts';

/** The id of a page other than a talent's. */
export type Route =
  'home' | keyof typeof PAGE_PATHS | 'finder' | 'selection' | 'enquiry' | 'success' | 'styleguide';

/** The paths without locale prefix, which are the same in both languages. */
export const PATHS: Record<Route, string> = {
  home: '/',
  ...PAGE_PATHS,
  finder: FEATURE_PATHS.finder,
  selection: FEATURE_PATHS.selection,
  enquiry: FEATURE_PATHS.enquiry,
  success: '/success',
  styleguide: '/poc',
};

/** Routes in the order of the navigation. */
export const NAVIGATION = {
  menu: [
    ...(['actors', 'actresses', 'directors', 'discover', 'about'] as const),
    ...(['representation', 'contact'] as const),
  ],
  legal: ['legalNotice', 'privacy', 'cookies', 'imageUse', 'accessibility'],
} as const satisfies Record<string, readonly Route[]>;

/** Whether a route is a list of talents. */
export const isList = (route: Route): route is List => (LISTS as readonly Route[]).includes(route);

/** The pages that are nothing but texts of editors. */
export const TEXT_PAGES = (Object.keys(PAGE_PATHS) as (keyof typeof PAGE_PATHS)[]).filter(
  (route): route is Exclude<typeof route, List | 'contact'> =>
    route !== 'contact' && !isList(route),
);

/** Returns the slug of a route's page in the CMS: `slugOf('about')` is `nosotras`. */
export const slugOf = (route: Route): string => PATHS[route].slice(1);

/** Returns a clean path without its locale prefix: `/en/actores` becomes `/actores`. */
const stripLocale = (path: string): string => {
  const [, first, ...rest] = cleanPath(path).split('/');
  const isPrefix = LOCALES.some((locale) => locale !== DEFAULT_LOCALE && locale === first);
  return isPrefix ? `/${rest.join('/')}` : cleanPath(path);
};

/**
 * Returns the path of a route in a locale: `pagePath('en', 'contact')` is `/en/contacto`.
 *
 * @param number of a page of a list; page 1 is the list itself
 */
export const pagePath = (locale: Locale, route: Route, number = 1): string =>
  localisePath(locale, PATHS[route]) + (number === 1 ? '' : `/pagina/${number}`);

/** Returns the path of a talent's page in a locale. */
export const talentPath = (locale: Locale, talent: { list: List; slug: string }): string =>
  `${pagePath(locale, talent.list)}/${talent.slug}`;

/**
 * Returns the path of the enquiry about a talent: `/casting?persona=actrices/ines-quiroga`.
 *
 * @param slug percent-encoded if it is not a talent's
 */
export const enquiryPath = (locale: Locale, { list, slug }: { list: List; slug: string }): string =>
  `${pagePath(locale, 'enquiry')}?${PERSON_PARAMETER}=${slugOf(list)}/${slug}`;

/** The extension of each file of a casting pack: the sheet, its text and the large photograph. */
const PACK_EXTENSIONS = { sheet: 'pdf', text: 'txt', photo: 'jpg' } as const;

/**
 * Returns the path of a file of a talent's casting pack: `/fichas/actrices/ines-quiroga.txt`. The
 * photograph is the same file in both languages.
 */
export const packPath = (
  locale: Locale,
  talent: { list: List; slug: string },
  file: keyof typeof PACK_EXTENSIONS,
): string =>
  localisePath(
    file === 'photo' ? DEFAULT_LOCALE : locale,
    `/fichas/${slugOf(talent.list)}/${talent.slug}.${PACK_EXTENSIONS[file]}`,
  );

/** Returns a URL whose page is in a locale: a path of this site, in any locale, is changed to it. */
export const localiseHref = (locale: Locale, url: string): string =>
  url.startsWith('/') ? localisePath(locale, stripLocale(url)) : url;

/**
 * Returns `aria-current` of a menu entry: `page` on that page, `true` on a page below it (a talent
 * of a list), else `undefined`.
 */
export const ariaCurrent = (path: string, route: Route): 'page' | 'true' | undefined => {
  const current = stripLocale(path);
  if (current === PATHS[route]) return 'page';
  return current.startsWith(`${PATHS[route]}/`) ? 'true' : undefined;
};
