import {
  CONSENT_CHANGE,
  REVISION,
  COOKIE_NAMES,
  SERVICE_IDS,
  type Choice,
  type ServiceId,
} from './consentChoice';

const CHOICE_SECONDS = 365 * 24 * 60 * 60;

export function choiceCookies({ isAccepted, enabled, decidedAt }: Choice): [string, string][] {
  const values = [isAccepted, enabled, `${REVISION}.${decidedAt}`];
  return COOKIE_NAMES.map((name, index) => [name, `${values[index]}`]);
}

/**
 * The `localStorage` key whose `storage` event notifies other tabs of the site that a choice was
 * stored. It is removed at once, so it stores nothing.
 */
const SYNC_KEY = 'cookie_control';

/**
 * Stores the visitor's choice in the consent cookies, and tells this tab and the others. A `storage`
 * event needs no HTTPS, and unlike an open channel it keeps pages in the back-forward cache.
 */
export function storeChoice(isAccepted: boolean, enabled: readonly ServiceId[]): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, value] of choiceCookies({ isAccepted, enabled, decidedAt: Date.now() })) {
    document.cookie = `${name}=${value}; Max-Age=${CHOICE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  }
  document.dispatchEvent(new CustomEvent(CONSENT_CHANGE, { detail: true }));
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
