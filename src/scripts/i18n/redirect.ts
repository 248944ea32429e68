import { detectLocale } from '~/lib/i18n/detectLocale';

/*
 * The script at the head of the Spanish home page, made of the same function that decides at the
 * edge. It leads to the English home page and shows nothing of this one meanwhile. It stands in the
 * page because it has to run before the first paint, and files come after.
 */
const { pathname, search, hash } = location;

if (pathname === '/' && detectLocale(window) === 'en') {
  document.documentElement.hidden = true;
  location.replace(`/en${search}${hash}`);
}
