/** The part of Klaro that this site uses: its manager without the interface. Klaro has no types. */
declare module 'klaro/src/consent-manager' {
  export type Consents = Record<string, boolean>;

  export interface KlaroService {
    name: string;
    /** Whether it is on until the visitor chooses. */
    default: boolean;
  }

  /** The storage of the consents, as a URI-encoded JSON object. */
  export interface KlaroStore {
    get(): string | null;
    set(value: string): void;
    delete(): void;
  }

  export default class ConsentManager {
    /** Reads the consents from the store; `auxiliary` stores permissions of single embeds. */
    constructor(config: { services: KlaroService[] }, store: KlaroStore, auxiliary: object);
    consents: Consents;
    /** The state that `changedConsents` compares with. */
    savedConsents: Consents;
    /** A new object with the default of every service. */
    readonly defaultConsents: Consents;
    /** Replaces `consents` with the stored ones, if any; leaves `savedConsents` unchanged. */
    loadConsents(): Consents;
    updateConsent(name: string, value: boolean): boolean;
    changeAll(value: boolean): number;
    /** The consents that differ from `savedConsents`. */
    changedConsents(): Consents;
    saveAndApplyConsents(eventType?: string): void;
  }
}
