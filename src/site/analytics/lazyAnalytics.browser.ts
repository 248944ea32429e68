import { CHANGE } from '~/features/consent/consentListener.browser';
import { loadScript } from '~/lib/loadScript.browser';
import url from './analytics.browser.ts?script-url';

/*
 * Loads the analytics script when the cookies mention analytics: consent, or a cookie to delete.
 * The pattern is only a hint; the loaded script parses the cookies.
 */
const loadIfNeeded = () => {
  if (/_ga|cookies=[^;]*ga/.test(document.cookie)) loadScript(url).catch(() => {});
};

if (import.meta.env.PUBLIC_GA_MEASUREMENT_ID) {
  loadIfNeeded();
  document.addEventListener(CHANGE, loadIfNeeded);
}
