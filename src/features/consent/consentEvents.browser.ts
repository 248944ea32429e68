import type { CONSENT_CHANGE, CONSENT_OPEN } from '~/features/consent/consentChoice';

/*
 * Copies of the event names. Importing the values would create a chunk shared with the islands: one
 * more request on every page. Their types keep the copies equal.
 */

/** The event after a choice was stored. */
export const CHANGE: typeof CONSENT_CHANGE = 'consent:change';

/** The event that requests the consent dialog. */
export const OPEN: typeof CONSENT_OPEN = 'consent:open';
