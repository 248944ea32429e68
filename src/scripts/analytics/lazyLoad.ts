import { CHANGE } from '~/scripts/consent/events';
import url from './analytics.ts?script-url';

/*
 * Loads the analytics script when the cookies mention analytics: consent, or a cookie to delete.
 * The pattern is only a hint; the loaded script parses the cookies.
 */
const loadIfNeeded = () => {
  if (/_ga|cookies=[^;]*ga/.test(document.cookie)) void import(/* @vite-ignore */ url);
};

if (import.meta.env.PUBLIC_GA_MEASUREMENT_ID) {
  loadIfNeeded();
  document.addEventListener(CHANGE, loadIfNeeded);
}
