import { detectLocale } from '~/lib/i18n/detectLocale';

/*
 * Redirects from the Spanish home page to the English one, with the same function as the edge
 * function, and hides the page meanwhile. Inlined, because it must run before the first paint.
 */
const { pathname, search, hash } = location;

if (pathname === '/' && detectLocale(window) === 'en') {
  document.documentElement.hidden = true;
  location.replace(`/en${search}${hash}`);
}
