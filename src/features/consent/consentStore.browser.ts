import type { Choice } from '~/features/consent/consentChoice';
import type { ConsentGroup, ServiceId } from '~/features/consent/consentServices';
import ConsentManager from 'klaro/src/consent-manager';
import {
  CHOICE_SECONDS,
  CONSENT_CHANGE,
  SYNC_KEY,
  choiceCookies,
  readChoice,
} from '~/features/consent/consentChoice';
import { GROUP_OF, SERVICE_IDS } from '~/features/consent/consentServices';

/**
 * What a button saves: every service, none, the necessary group alone, or the selected switches.
 * `none` and `necessary` enable the same services, but only `none` is stored as a decline.
 */
export type SaveKind = 'all' | 'none' | 'necessary' | 'selected';

/** The state of the dialog: the services that are on, and whether they differ from the cookies. */
export interface Toggles {
  on: Readonly<Record<string, boolean>>;
  isUnsaved: boolean;
}

const consentsOf = (isOn: (id: ServiceId) => boolean) =>
  Object.fromEntries(SERVICE_IDS.map((id) => [id, isOn(id)]));

/** Returns the ids of the services of a group. */
export const servicesOf = (group: ConsentGroup) =>
  SERVICE_IDS.filter((id) => GROUP_OF[id] === group);

/** Klaro's storage, read-only: `set` does not receive the kind, so `save` writes the cookies. */
const COOKIES = {
  get() {
    const choice = readChoice(document.cookie);
    if (!choice) return null;
    return encodeURIComponent(JSON.stringify(consentsOf((id) => choice.enabled.includes(id))));
  },
  set() {},
  delete() {},
};
/** Klaro's storage for permissions of single embeds, which this site does not store. */
const NO_STORE = { getWithKey: () => null, setWithKey() {}, deleteWithKey() {} };

function writeCookies(choice: Choice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const attributes = `; Max-Age=${CHOICE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  for (const [name, value] of choiceCookies(choice)) {
    document.cookie = `${name}=${value}${attributes}`;
  }
}

/**
 * Broadcasts in this tab and to the other tabs of this site that a choice was stored. A `storage`
 * event needs no HTTPS, and unlike an open channel it keeps pages in the back-forward cache.
 */
function broadcastConsent(): void {
  document.dispatchEvent(new Event(CONSENT_CHANGE));
  try {
    localStorage.setItem(SYNC_KEY, '1');
    localStorage.removeItem(SYNC_KEY);
  } catch {
    // Storage is blocked: other tabs read the cookies on their next page.
  }
}

/** The visitor's choice: Klaro's consent manager on top of the consent cookies. */
export class ConsentStore {
  readonly #listeners = new Set<() => void>();
  readonly #manager: ConsentManager;
  #toggles: Toggles;

  /** @param isOnByDefault whether the analytics switch is on until the visitor chooses */
  constructor(isOnByDefault: boolean) {
    const isOn = (id: ServiceId) => isOnByDefault && id === 'ga';
    this.#toggles = { on: consentsOf(isOn), isUnsaved: false };
    this.#manager = new ConsentManager(
      { services: SERVICE_IDS.map((id) => ({ name: id, default: isOn(id) })) },
      COOKIES,
      NO_STORE,
    );
  }

  /** Loads the choice from the cookies, or the initial state; drops unsaved switches. */
  load = (): void => {
    this.#manager.consents = this.#manager.defaultConsents;
    this.#manager.loadConsents();
    this.#manager.savedConsents = { ...this.#manager.consents };
    this.#update();
  };

  toggle = (group: ConsentGroup, isOn: boolean): void => {
    for (const id of servicesOf(group)) this.#manager.updateConsent(id, isOn);
    this.#update();
  };

  /** Writes the cookies of a choice and broadcasts it. */
  save = (kind: SaveKind): void => {
    if (kind !== 'selected') this.#manager.changeAll(kind === 'all');
    const enabled = SERVICE_IDS.filter((id) => this.#manager.consents[id]);
    const isAccepted = enabled.length > 0 || kind === 'necessary';
    writeCookies({ isAccepted, enabled, decidedAt: Date.now() });
    this.#manager.saveAndApplyConsents();
    this.#update();
    broadcastConsent();
  };

  toggles = (): Toggles => this.#toggles;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #update(): void {
    const isUnsaved = Object.keys(this.#manager.changedConsents()).length > 0;
    this.#toggles = { on: { ...this.#manager.consents }, isUnsaved };
    for (const listener of this.#listeners) listener();
  }
}
