import { CHOICE_STORED, CONSENT_CHANGE } from '~/lib/consent/choice';

/**
 * Tells this page and the other tabs of this site that a choice was stored. A `storage` event is
 * heard by them without a channel kept open, which would cost each page its place in the browser's
 * back-forward cache, and also where the site is not served by https.
 */
export function announceChoice(): void {
  document.dispatchEvent(new Event(CONSENT_CHANGE));
  try {
    localStorage.setItem(CHOICE_STORED, '1');
    localStorage.removeItem(CHOICE_STORED);
  } catch {
    // A browser that keeps no storage: the other tabs read the cookies when they next look.
  }
}
