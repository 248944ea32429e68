import { CONSENT_CHANGE, hasChoice } from './consentChoice';
import { findExtraLocale } from '~/lib/i18n/detectLocale';

// Sets the attributes by which the stylesheet shows the consent bar. Runs before the first paint.
const { dataset } = document.documentElement;
const language = findExtraLocale(navigator.languages);

/** Whether the visitor has chosen in this document: where cookies are blocked, nothing else knows it. */
let isChosen = false;

const setAttributes = () => {
  dataset.consent = isChosen || hasChoice(document.cookie) ? 'set' : 'ask';
  if (language) dataset.consentLang = language;
};

setAttributes();
// The router replaces the attributes of <html>.
document.addEventListener('astro:after-swap', setAttributes);
document.addEventListener(CONSENT_CHANGE, (event) => {
  isChosen ||= Boolean((event as CustomEvent).detail);
  setAttributes();
});
