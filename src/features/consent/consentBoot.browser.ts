import '../../site/earlyClicks.browser';
import { CONSENT_CHANGE, hasChoice } from '~/features/consent/consentChoice';
import { findExtraLocale } from '~/features/consent/consentLanguages';

// Sets the attributes by which the stylesheet shows the consent bar. Runs before the first paint.
const { dataset } = document.documentElement;
const language = findExtraLocale(navigator.languages);

const setAttributes = () => {
  dataset.consent = hasChoice(document.cookie) ? 'set' : 'ask';
  if (language) dataset.consentLang = language;
};

setAttributes();
// The router replaces the attributes of <html>.
document.addEventListener('astro:after-swap', setAttributes);
document.addEventListener(CONSENT_CHANGE, setAttributes);
