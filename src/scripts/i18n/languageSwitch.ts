import type { Locale } from '~/lib/i18n/locale';
import { localeCookie } from '~/lib/i18n/detectLocale';

/**
 * Stores the language that is chosen with the switch, in this tab or a new one, and keeps query and
 * hash, which the pages' HTML cannot know. It listens before the router does, and for all pages.
 */
function choose({ target, button }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('header [hreflang]');
  // The right button only opens the browser's menu.
  if (!link || button > 1) return;
  document.cookie = localeCookie(link.hreflang as Locale);
  link.search = location.search;
  link.hash = location.hash;
}

addEventListener('click', choose, true);
addEventListener('auxclick', choose, true);
