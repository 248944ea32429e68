import type { Locale } from './locale.ts';

/** What is known of a visitor who asks for the home page; a page's own `window` is one. */
export interface VisitorContext {
  location: { origin: string };
  /** The address the visitor comes from, empty where there is none; the cookies in one text. */
  document: { referrer: string; cookie: string };
  /** The languages with the dearest first. */
  navigator: { userAgent: string; languages: readonly string[] };
}

/**
 * Finds the language in which a visitor who comes to `/` is met: the stored choice, else the first
 * of the browser's languages that is ours. Gives `undefined`, which means the page asked for, when
 * neither names one, when the visitor comes from a page of this site, and for crawlers (the letter
 * before "bot" spares the telephones named Cubot).
 *
 * Our languages differ in their base: an exact tag and a base one never disagree at the same place.
 */
export function detectLocale({
  location,
  document,
  navigator,
}: VisitorContext): Locale | undefined {
  if (`${document.referrer}/`.startsWith(`${location.origin}/`)) return undefined;
  if (/[^u]bot|crawl|spider|slurp|externalhit|google[-o]/i.test(navigator.userAgent)) {
    return undefined;
  }
  const stored = /(?:^|; ?)i18n_redirected=(es|en)(?:;|$)/.exec(document.cookie)?.[1];
  const spoken = /(?:^|,)(es|en)(?![^-,])/.exec(navigator.languages.join().toLowerCase())?.[1];
  return (stored ?? spoken) as Locale | undefined;
}

/** Returns the cookie that keeps a language chosen with the switch: 365 days, for the whole site. */
export const localeCookie = (locale: Locale): string =>
  `i18n_redirected=${locale};max-age=31536000;path=/;samesite=lax`;
