/** As much of Klaro as is used: its manager without the interface. It ships no types. */
declare module 'klaro/src/consent-manager' {
  export type Consents = Record<string, boolean>;

  export interface KlaroService {
    name: string;
    /** Whether it is on before anybody chose. */
    default: boolean;
  }

  /** Where the manager keeps what was chosen: a JSON object of the services, URI-encoded. */
  export interface KlaroStore {
    get(): string | null;
    set(value: string): void;
    delete(): void;
  }

  export default class ConsentManager {
    /** Reads what the store holds; the third argument keeps single permissions of embeds. */
    constructor(config: { services: KlaroService[] }, store: KlaroStore, auxiliary: object);
    /** What the toggles show. */
    consents: Consents;
    watch(watcher: { update(): void }): void;
    updateConsent(name: string, value: boolean): boolean;
    changeAll(value: boolean): number;
    /** What differs from what was saved, or from the defaults where nothing was. */
    changedConsents(): Consents;
    saveAndApplyConsents(eventType?: string): void;
  }
}
