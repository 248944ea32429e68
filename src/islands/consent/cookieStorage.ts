import type { Consents, KlaroStore } from 'klaro/src/consent-manager';
import { choiceCookies, readChoice, CHOICE_STORED, CONSENT_CHANGE } from '~/lib/consent/choice';
import { SERVICE_IDS } from '~/lib/consent/services';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const setCookie = (name: string, value: string, maxAgeSeconds: number) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
};

/** Klaro's store, kept in the three cookies of a choice. */
export interface ChoiceStore extends KlaroStore {
  /** Whether a choice without any service is an acceptance of the necessary ones; else a decline. */
  isNoneAccepted: boolean;
}

/** Returns the store that maps what Klaro keeps to the cookies of a choice, and back. */
export const choiceStore = (): ChoiceStore => ({
  isNoneAccepted: false,
  get() {
    const choice = readChoice(document.cookie);
    if (!choice) return null;
    const consents = SERVICE_IDS.map((id) => [id, choice.enabled.includes(id)]);
    return encodeURIComponent(JSON.stringify(Object.fromEntries(consents)));
  },
  set(value) {
    const consents = JSON.parse(decodeURIComponent(value)) as Consents;
    const enabled = SERVICE_IDS.filter((id) => consents[id]);
    const isAccepted = enabled.length > 0 || this.isNoneAccepted;
    for (const [name, text] of choiceCookies({ isAccepted, enabled, madeAt: Date.now() })) {
      setCookie(name, text, YEAR_SECONDS);
    }
  },
  delete() {
    for (const [name] of choiceCookies({ isAccepted: false, enabled: [], madeAt: 0 })) {
      setCookie(name, '', 0);
    }
  },
});

/**
 * Tells this page and the other tabs of this site that a choice was stored. A `storage` event is
 * heard by them without a channel kept open, which would cost each page its place in the browser's
 * back-forward cache, and also where the site is not served by https.
 */
export function broadcastConsent(): void {
  document.dispatchEvent(new Event(CONSENT_CHANGE));
  try {
    localStorage.setItem(CHOICE_STORED, '1');
    localStorage.removeItem(CHOICE_STORED);
  } catch {
    // A browser that keeps no storage: the other tabs read the cookies when they next look.
  }
}
