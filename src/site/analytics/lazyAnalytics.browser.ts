import { CONSENT_CHANGE } from '~/features/consent/consentChoice';
import { loadModule } from '~/lib/loadModule.browser';

/*
 * Loads the analytics script when the cookies mention analytics: consent, or a cookie to delete.
 * The pattern is only a hint; the loaded script parses the cookies.
 */
const loadIfNeeded = () => {
  if (/_ga|cookies=[^;]*ga/.test(document.cookie)) {
    loadModule(() => import('./analytics.browser')).catch(() => {});
  }
};

if (import.meta.env.PUBLIC_GA_MEASUREMENT_ID) {
  loadIfNeeded();
  document.addEventListener(CONSENT_CHANGE, loadIfNeeded);
}
