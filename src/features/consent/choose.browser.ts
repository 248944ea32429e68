import type { ServiceId } from '~/features/consent/consentServices';
import {
  CHOICE_SECONDS,
  CONSENT_CHANGE,
  SYNC_KEY,
  choiceCookies,
} from '~/features/consent/consentChoice';
import { SERVICE_IDS } from '~/features/consent/consentServices';

/**
 * Stores the visitor's choice in the consent cookies, and tells this tab and the others. A `storage`
 * event needs no HTTPS, and unlike an open channel it keeps pages in the back-forward cache.
 */
export function storeChoice(isAccepted: boolean, enabled: readonly ServiceId[]): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, value] of choiceCookies({ isAccepted, enabled, decidedAt: Date.now() })) {
    document.cookie = `${name}=${value}; Max-Age=${CHOICE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  }
  document.dispatchEvent(new Event(CONSENT_CHANGE));
  try {
    localStorage.setItem(SYNC_KEY, '1');
    localStorage.removeItem(SYNC_KEY);
  } catch {
    // Storage is blocked: other tabs read the cookies on their next page.
  }
  // A choice may hide the bar with the button that had the focus.
  const { activeElement } = document;
  if (activeElement === document.body || !activeElement?.getClientRects().length) {
    document.querySelector<HTMLElement>('.consent-reopen')?.focus({ preventScroll: true });
  }
}

/** Does what a button of the bar says, whose `data-choice` is `all`, `none` or `necessary`. */
export function press({ dataset: { choice } }: HTMLElement): void {
  storeChoice(choice !== 'none', choice === 'all' ? SERVICE_IDS : []);
}
