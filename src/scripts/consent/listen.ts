import { CHANGE, OPEN } from './events';

// Another tab stored a choice, or this page was restored from the back-forward cache.
const dispatchChange = () => document.dispatchEvent(new Event(CHANGE));
addEventListener('storage', ({ newValue }) => newValue && dispatchChange());
addEventListener('pageshow', ({ persisted }) => persisted && dispatchChange());

document.addEventListener(OPEN, (event) => {
  event.preventDefault();
  document.getElementById('consent-open')?.click();
});
