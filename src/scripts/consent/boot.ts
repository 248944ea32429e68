import { CONSENT_CHANGE, hasChoice } from '~/lib/consent/choice';
import { foreignBase } from '~/lib/consent/languages';

const { dataset } = document.documentElement;
const language = foreignBase(navigator.languages);

const show = () => {
  dataset.consent = hasChoice(document.cookie) ? 'set' : 'ask';
  if (language) dataset.speaks = language;
};

show();
// The router replaces the attributes of <html>.
document.addEventListener('astro:after-swap', show);
document.addEventListener(CONSENT_CHANGE, show);
