import { loadScript, recover } from '~/lib/loadScript.browser';
import chooseUrl from './choose.browser.ts?script-url';
import dialogUrl from './openDialog.browser.tsx?script-url';
import translateUrl from './translateConsent.browser.ts?script-url';
import type { CONSENT_CHANGE } from './consentChoice';

/**
 * The event after a choice was stored: a copy of its name, which its type keeps equal. Importing the
 * value would create a chunk shared with the islands, one more request on every page.
 */
export const CHANGE: typeof CONSENT_CHANGE = 'consent:change';

if (document.documentElement.dataset.consentLang) loadScript(translateUrl).catch(() => {});

// Another tab stored a choice, or this page was restored from the back-forward cache.
const dispatchChange = () => document.dispatchEvent(new Event(CHANGE));
addEventListener('storage', ({ newValue }) => newValue && dispatchChange());
addEventListener('pageshow', ({ persisted }) => persisted && dispatchChange());

type Script = typeof import('./choose.browser') | typeof import('./openDialog.browser');

/** Loads what the touched button or link does, and does it when it is pressed. */
const load = (event: Event) => {
  const { type, target } = event;
  const part = (target as Element).closest?.<HTMLElement>('[data-choice]');
  if (!part) return;
  const isPress = type === 'click';
  if (isPress) event.preventDefault();
  loadScript<Script>(part.dataset.choice === 'manage' ? dialogUrl : chooseUrl).then(
    ({ press }) => isPress && void press(part),
    (error) => recover(error, event),
  );
};
// Before the router, which follows links.
for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) {
  document.addEventListener(type, load, true);
}
document.querySelector<HTMLElement>('[data-choice][data-early]')?.click();
