import { isCrawler, detectLocale } from '~/lib/i18n/detectLocale';

/*
 * Redirects from the Spanish home page to the English one, with the same function as the edge
 * function, and hides the page meanwhile. Inlined, because it must run before the first paint.
 *
 * The router numbers the history entries of a visit in `history.state.index`, from 0. An entry with a
 * higher number was reached from a page of this site, so a reload or Back stays on it.
 */
const { pathname, search, hash } = location;

if (
  pathname === '/' &&
  !history.state?.index &&
  !isCrawler(navigator.userAgent) &&
  detectLocale(window) === 'en'
) {
  document.documentElement.hidden = true;
  location.replace(`/en${search}${hash}`);
}
