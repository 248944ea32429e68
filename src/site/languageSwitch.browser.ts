import type { Locale } from '~/lib/i18n/locale';
import { localeCookie } from '~/lib/i18n/detectLocale';

/**
 * Stores the locale chosen with the language switch and adds the current query and hash to its
 * link, which static HTML cannot know. Listens in the capture phase, before the router.
 */
function onSwitch({ target, button }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('header [hreflang]');
  // The secondary button opens the context menu only.
  if (!link || button > 1) return;
  document.cookie = localeCookie(link.hreflang as Locale);
  link.search = location.search;
  link.hash = location.hash;
}

addEventListener('click', onSwitch, true);
addEventListener('auxclick', onSwitch, true);
