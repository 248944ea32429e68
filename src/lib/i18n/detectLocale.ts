import type { Locale } from './locale.ts';

/** The request data that decides the locale; the `window` of a page satisfies this interface. */
export interface VisitorContext {
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
