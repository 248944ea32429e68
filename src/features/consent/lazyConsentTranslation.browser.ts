import { loadScript } from '~/lib/loadScript.browser';
import url from './translateConsent.browser.ts?script-url';

/*
 * Loads the script that translates the consent texts when the visitor's language is not the site's.
 * The stylesheet hides the bar until they are translated, for two seconds at most.
 */
if (document.documentElement.dataset.consentLang) loadScript(url).catch(() => {});
