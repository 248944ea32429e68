import ConsentManager from 'klaro/src/consent-manager';
import { readChoice } from '~/features/consent/consentChoice';
import { type ServiceId, SERVICE_IDS } from '~/features/consent/consentServices';
import { storeChoice } from '~/features/consent/choose.browser';

const consentsOf = (isOn: (id: ServiceId) => boolean) =>
  Object.fromEntries(SERVICE_IDS.map((id) => [id, isOn(id)]));

/** Klaro's storage: the consent cookies. Nothing enabled is a decline. */
const COOKIES = {
  get() {
    const choice = readChoice(document.cookie);
    if (!choice) return null;
    return encodeURIComponent(JSON.stringify(consentsOf((id) => choice.enabled.includes(id))));
  },
  set(value: string) {
    const consents = JSON.parse(decodeURIComponent(value)) as Record<ServiceId, boolean>;
    const enabled = SERVICE_IDS.filter((id) => consents[id]);
    storeChoice(enabled.length > 0, enabled);
  },
  delete() {},
};
/** Klaro's storage for permissions of single embeds, which this site does not store. */
const NO_STORE = { getWithKey: () => null, setWithKey() {}, deleteWithKey() {} };

/**
 * Returns Klaro's consent manager with the choice in the cookies, or the initial state.
 *
 * @param isOnByDefault whether analytics is on until the visitor chooses
 */
export const createManager = (isOnByDefault: boolean) =>
  new ConsentManager(
    { services: SERVICE_IDS.map((id) => ({ name: id, default: isOnByDefault && id === 'ga' })) },
    COOKIES,
    NO_STORE,
  );
