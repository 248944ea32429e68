import { loadModule } from '~/lib/loadModule.browser';
import { CONSENT_CHANGE } from './consentChoice';

/* Follows choices of other tabs, and translates the bar for browsers that prefer another language. */

if (document.documentElement.dataset.consentLang) {
  loadModule(() => import('./translateConsent.browser')).catch(() => {});
}

// Another tab stored a choice, or this page was restored from the back-forward cache.
const dispatchChange = () => document.dispatchEvent(new Event(CONSENT_CHANGE));
addEventListener('storage', ({ newValue }) => newValue && dispatchChange());
addEventListener('pageshow', ({ persisted }) => persisted && dispatchChange());
