import { loadScript, recover } from '~/lib/loadScript.browser';
import { CHANGE, OPEN } from './consentEvents.browser';
import url from './consentPanel.browser.ts?script-url';

type Panel = typeof import('./consentPanel.browser');

// Another tab stored a choice, or this page was restored from the back-forward cache.
const dispatchChange = () => document.dispatchEvent(new Event(CHANGE));
addEventListener('storage', ({ newValue }) => newValue && dispatchChange());
addEventListener('pageshow', ({ persisted }) => persisted && dispatchChange());

let panel: Promise<Panel> | undefined;

/** Loads what the buttons do, and forwards the event; the next event tries again after a failure. */
const forward = (event: Event) => {
  if (event.type === OPEN) event.preventDefault();
  else if (!(event.target as Element).closest?.('[data-choice]')) return;
  panel ??= loadScript(url);
  panel.then(
    ({ handle }) => handle(event),
    (error) => {
      panel = undefined;
      recover(error, event);
    },
  );
};
for (const type of ['pointerover', 'touchstart', 'focusin', 'click', OPEN]) {
  addEventListener(type, forward);
}
document.querySelector<HTMLElement>('[data-choice][data-early]')?.click();
