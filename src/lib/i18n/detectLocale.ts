import type { Locale } from './locale.ts';

/**
 * Matches the user agents of crawlers: everything that no browser calls itself, and the words that
 * crawlers with a browser's name add. It replaces the list of the package isbot, which is ten times
 * as long as the inline script that needs it; a test compares both. `[^u]bot` excludes Cubot phones.
 */
const CRAWLER = /^(?!mozilla|opera|$)|[^u]bot|compatible|crawl|spider|http|lighthouse/i;

/** Returns whether a user agent is that of a crawler; an empty one is not. */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);

/** The request data that decides the locale; the `window` of a page satisfies this interface. */
interface VisitorContext {
  location: { origin: string };
  /** `referrer` is empty if unknown; `cookie` is the whole `Cookie` header. */
  document: { referrer: string; cookie: string };
  /** `languages` are BCP 47 tags, most preferred first. */
  navigator: { languages: readonly string[] };
}

/** Returns the cookie that stores the locale chosen with the language switch, for 365 days. */
export const localeCookie = (locale: Locale): string =>
  `i18n_redirected=${locale};max-age=31536000;path=/;samesite=lax`;

/**
 * Returns the locale for a visit to `/`: the cookie, else the first supported browser language.
 * Returns `undefined` (no redirect) if neither is set, and for visits from this site. Callers exclude
 * crawlers, each with its own list.
 *
 * Comparing base languages suffices, because the site has no two locales with the same base.
 */
export function detectLocale({
  location,
  document,
  navigator,
}: VisitorContext): Locale | undefined {
  if (`${document.referrer}/`.startsWith(`${location.origin}/`)) return undefined;
  const stored = /(?:^|; ?)i18n_redirected=(es|en)(?:;|$)/.exec(document.cookie)?.[1];
  const preferred = /(?:^|,)(es|en)(?![^-,])/.exec(navigator.languages.join().toLowerCase())?.[1];
  return (stored ?? preferred) as Locale | undefined;
}

/** Matches the first known language of a list, and captures it where only the consent texts have it. */
const FIRST_KNOWN = /(?:^|,)(?:es|en|(de|fr|hr|hu|it|ja|nb|nn|no|pt|ru|uk))(?![^-,])/;

/**
 * Returns the base tag of the browser's preferred language among those of the consent texts.
 * Undefined when that is one of the site's own or none is known: the texts then keep the page's
 * language. Norwegian may be `no`, `nb` or `nn`.
 *
 * @param languages as in `navigator.languages`, most preferred first
 */
export const findExtraLocale = (languages: readonly string[]): string | undefined =>
  FIRST_KNOWN.exec(languages.join().toLowerCase())?.[1];
