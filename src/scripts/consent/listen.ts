import { CONSENT_CHANGE, CONSENT_OPEN } from '~/lib/consent/choice';

// Another tab has stored a choice; or this page comes back from where it could not hear of one.
const announce = () => document.dispatchEvent(new Event(CONSENT_CHANGE));
addEventListener('storage', ({ newValue }) => newValue && announce());
addEventListener('pageshow', ({ persisted }) => persisted && announce());

document.addEventListener(CONSENT_OPEN, (event) => {
  event.preventDefault();
  document.getElementById('consent-open')?.click();
});
