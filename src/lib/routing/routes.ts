import type { List } from '~/lib/routing/lists';
import type { Locale } from '~/lib/i18n/locale';
import { TALENT_PARAMETER } from '~/lib/contact/names';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';

/** Every page of the site that is not one talent's own. */
export type Route =
  | List
  | 'home'
  | 'about'
  | 'representation'
  | 'contact'
  | 'success'
  | 'legalNotice'
  | 'privacy'
  | 'cookies'
  | 'gallery';

/** The path words are the same in both languages; only the prefix tells the locale. */
export const PATHS: Record<Route, string> = {
  home: '/',
  actors: '/actores',
  actresses: '/actrices',
  directors: '/directores-y-guionistas',
  discover: '/descubre',
  about: '/nosotras',
  representation: '/representacion',
  contact: '/contacto',
  success: '/success',
  legalNotice: '/aviso-legal',
  privacy: '/politica-de-privacidad',
  cookies: '/politica-de-cookies',
  gallery: '/poc',
};

/** The seven places of the main menu, in its order. */
export const MENU = [
  'actors',
  'actresses',
  'directors',
  'discover',
  'about',
  'representation',
  'contact',
] as const satisfies readonly Route[];

/** The legal pages, in the order of the footer. */
export const LEGAL = ['legalNotice', 'privacy', 'cookies'] as const satisfies readonly Route[];

/** The pages that search engines may list, beside those of the talents. */
export const INDEXED = ['home', ...MENU, ...LEGAL] as const satisfies readonly Route[];

/** The word of a page's path, by which the CMS knows the page: `slugOf('about')` is `nosotras`. */
export const slugOf = (route: Route): string => PATHS[route].slice(1);

/** Puts the locale's prefix before a path that has none; Spanish has no prefix. */
const withPrefix = (locale: Locale, path: string): string => {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};

/** Returns the path as the site writes it: no `.html`, no closing slash, `/` for the home page. */
export const cleanPath = (path: string): string =>
  path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';

/** Returns the path without its locale's prefix: `/en/actores` and `/actores` are the same page. */
export const stripLocale = (path: string): string => {
  const [, first, ...rest] = cleanPath(path).split('/');
  const isPrefix = LOCALES.some((locale) => locale !== DEFAULT_LOCALE && locale === first);
  return isPrefix ? `/${rest.join('/')}` : cleanPath(path);
};

/** Returns the path of a page in a locale: `pagePath('en', 'contact')` is `/en/contacto`. */
export const pagePath = (locale: Locale, route: Route): string => withPrefix(locale, PATHS[route]);

/** Returns the path of a list of talents in a locale. */
export const listPath = (locale: Locale, list: List): string => pagePath(locale, list);

/** Returns the path of a page of a list, from 1, which is the list itself. */
export const pagePathAt = (locale: Locale, list: List, number: number): string =>
  number === 1 ? listPath(locale, list) : `${listPath(locale, list)}/pagina/${number}`;

/** Returns the path of one talent's page in a locale. */
export const talentPath = (locale: Locale, talent: { list: List; slug: string }): string =>
  `${listPath(locale, talent.list)}/${talent.slug}`;

/** Returns the address of the contact form with the talent asked for filled in. */
export const contactPath = (locale: Locale, talentName: string): string =>
  `${pagePath(locale, 'contact')}?${new URLSearchParams({ [TALENT_PARAMETER]: talentName })}`;

/** Returns the same page's path in another locale, slug and all. */
export const switchLocale = (path: string, locale: Locale): string =>
  withPrefix(locale, stripLocale(path));

/** Returns the path of the web app manifest in a locale. */
export const manifestPath = (locale: Locale): string => withPrefix(locale, '/site.webmanifest');

/** Returns an address the editors wrote as a link: one of this site leads to the page's locale. */
export const localHref = (locale: Locale, url: string): string =>
  url.startsWith('/') ? switchLocale(url, locale) : url;

/**
 * Tells how a menu entry stands to the page shown: `page` when it is that page, `true` when the
 * page lies below it (a talent below a list), `undefined` when neither.
 */
export const ariaCurrent = (path: string, route: Route): 'page' | 'true' | undefined => {
  const shown = stripLocale(path);
  if (shown === PATHS[route]) return 'page';
  return shown.startsWith(`${PATHS[route]}/`) ? 'true' : undefined;
};
