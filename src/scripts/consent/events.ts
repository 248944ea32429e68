import type { CONSENT_CHANGE, CONSENT_OPEN } from '~/lib/consent/choice';

/*
 * Written out: importing them would make a file shared with the islands, and one request more on
 * every page. The type check keeps them the same.
 */

/** The event after a choice was stored. */
export const CHANGE: typeof CONSENT_CHANGE = 'consent:change';

/** The event that asks for the consent dialog. */
export const OPEN: typeof CONSENT_OPEN = 'consent:open';
