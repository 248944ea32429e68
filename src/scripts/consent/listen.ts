import { CHANGE, OPEN } from './events';

// Another tab has stored a choice; or this page comes back from where it could not hear of one.
const announce = () => document.dispatchEvent(new Event(CHANGE));
addEventListener('storage', ({ newValue }) => newValue && announce());
addEventListener('pageshow', ({ persisted }) => persisted && announce());

document.addEventListener(OPEN, (event) => {
  event.preventDefault();
  document.getElementById('consent-open')?.click();
});
