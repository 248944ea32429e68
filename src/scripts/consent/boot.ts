import { CONSENT_CHANGE, CONSENT_OPEN, hasChoice } from '~/lib/consent/choice';
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

// Another tab has stored a choice; or this page comes back from where it could not hear of one.
const announce = () => document.dispatchEvent(new Event(CONSENT_CHANGE));
addEventListener('storage', ({ newValue }) => newValue && announce());
addEventListener('pageshow', ({ persisted }) => persisted && announce());

document.addEventListener(CONSENT_OPEN, (event) => {
  event.preventDefault();
  document.getElementById('consent-open')?.click();
});
