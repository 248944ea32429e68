import ConsentManager from 'klaro/src/consent-manager';
import { type ConsentGroup, GROUP_OF, SERVICE_IDS } from '~/lib/consent/services';
import { broadcastConsent, choiceStore } from './cookieStorage';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { CONSENT_CHANGE } from '~/lib/consent/choice';

/** What the dialog shows: which services are on, and whether that differs from what is stored. */
export interface Toggles {
  on: Readonly<Record<string, boolean>>;
  isUnsaved: boolean;
}

/** The names of the services of a group. */
export const servicesOf = (group: ConsentGroup): string[] =>
  SERVICE_IDS.filter((id) => GROUP_OF[id] === group);

/** What the dialog shows while nothing was chosen. */
export const initialToggles = (isOnByDefault: boolean): Toggles => ({
  on: Object.fromEntries(SERVICE_IDS.map((id) => [id, isOnByDefault && id === 'ga'])),
  isUnsaved: false,
});

/** Klaro asks it for permissions of single embeds, which this site keeps nowhere. */
const NO_STORE = { getWithKey: () => null, setWithKey() {}, deleteWithKey() {} };

/** Klaro's manager over the cookies of a choice: what may be done, and what is to be shown. */
export class ConsentStore {
  readonly #store = choiceStore();
  readonly #initial: Toggles;
  readonly #listeners = new Set<() => void>();
  #open?: ConsentManager;
  #toggles: Toggles;

  /** @param isOnByDefault whether the analytics are ticked while nothing was chosen */
  constructor(isOnByDefault: boolean) {
    this.#initial = initialToggles(isOnByDefault);
    this.#toggles = this.#initial;
  }

  /** Klaro reads the cookies when it is made, which must not be before there is a document. */
  get #manager(): ConsentManager {
    if (!this.#open) {
      const services = SERVICE_IDS.map((id) => ({ name: id, default: this.#initial.on[id]! }));
      this.#open = new ConsentManager({ services }, this.#store, NO_STORE);
      this.#open.watch({ update: this.#show });
    }
    return this.#open;
  }

  /** Shows what the cookies hold, or the initial state where they hold no choice. */
  load = (): void => {
    this.#open = undefined;
    this.#show();
  };

  toggles = (): Toggles => this.#toggles;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  toggle(group: ConsentGroup, isOn: boolean): void {
    for (const name of servicesOf(group)) this.#manager.updateConsent(name, isOn);
  }

  acceptAll(): void {
    this.#manager.changeAll(true);
    this.save();
  }

  declineAll(): void {
    this.#manager.changeAll(false);
    this.save();
  }

  acceptNecessary(): void {
    this.#manager.changeAll(false);
    this.save(true);
  }

  /** Stores the toggles and announces the choice; with none on it is a decline, or so it is said. */
  save(isNoneAccepted = false): void {
    this.#store.isNoneAccepted = isNoneAccepted;
    this.#manager.saveAndApplyConsents();
    broadcastConsent();
  }

  readonly #show = (): void => {
    const isUnsaved = Object.keys(this.#manager.changedConsents()).length > 0;
    this.#toggles = { on: { ...this.#manager.consents }, isUnsaved };
    for (const listener of this.#listeners) listener();
  };
}

/**
 * Gives Klaro's manager and what it holds. It follows every choice, also one of another tab.
 *
 * @param isOnByDefault whether the analytics are ticked while nothing was chosen
 */
export function useEngine(isOnByDefault: boolean): [ConsentStore, Toggles] {
  const engine = useMemo(() => new ConsentStore(isOnByDefault), [isOnByDefault]);
  const initial = useMemo(() => initialToggles(isOnByDefault), [isOnByDefault]);
  useEffect(() => {
    engine.load();
    document.addEventListener(CONSENT_CHANGE, engine.load);
    return () => document.removeEventListener(CONSENT_CHANGE, engine.load);
  }, [engine]);
  // The static HTML cannot know the visitor's choice: it shows the initial state.
  return [engine, useSyncExternalStore(engine.subscribe, engine.toggles, () => initial)];
}
