import { findLocaleAtDoor } from '~/lib/localeDoor';

/** Leads to the English home page, and shows nothing of this one meanwhile. Runs in the page. */
function leaveForEnglish(find: typeof findLocaleAtDoor): void {
  const { pathname, search, hash } = location;
  if (pathname !== '/' || find(window) !== 'en') return;
  document.documentElement.hidden = true;
  location.replace(`/en${search}${hash}`);
}

/**
 * The script at the head of the Spanish home page, made of the same function that decides at the
 * edge. It stands in the page because it has to run before the first paint, and files come after.
 */
export const LOCALE_DOOR = `(${leaveForEnglish})(${findLocaleAtDoor})`;
