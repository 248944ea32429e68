import type { CONSENT_CHANGE } from '~/features/consent/consentChoice';

/**
 * The event after a choice was stored: a copy of its name, which its type keeps equal. Importing the
 * value would create a chunk shared with the islands, one more request on every page.
 */
export const CHANGE: typeof CONSENT_CHANGE = 'consent:change';
