/** The services that need consent: Google Analytics, and the video players of other platforms. */
export const SERVICE_IDS = ['ga', 'embeds'] as const;

export type ServiceId = (typeof SERVICE_IDS)[number];

/** The revision of the consent texts. A new one shows the bar to every visitor again. */
export const REVISION = 1;

/**
 * The cookies of a choice, whose names and formats the owner's specification fixes: whether something is
 * accepted, the enabled services, and `revision.time`, which are the texts that were shown and when the
 * choice was made (Unix milliseconds).
 */
export const COOKIE_NAMES = ['consent', 'enabled_cookies', 'record'].map(
  (name) => `cookie_control_${name}`,
);

export interface Choice {
  /** `false` for a decline; `true` without services when only the necessary group is accepted. */
  isAccepted: boolean;
  /** The allowed services, in the order of `SERVICE_IDS`. */
  enabled: readonly ServiceId[];
  decidedAt: number;
}

/**
 * Matches the three cookie values of a valid choice of this revision, joined by `;`. It names the
 * services itself: the page of a proposal has no room for 16 bytes more.
 */
const VALID = new RegExp(
  `^(?:false;|true;((?:ga|embeds)(?:,(?:ga|embeds))*)?);${REVISION}\\.(\\d{1,15})$`,
);

/** Joins the values of the three cookies; a missing one is no valid value. */
const joinValues = (cookies: string): string =>
  COOKIE_NAMES.map((name) => `${RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]}`).join(';');

/**
 * Returns whether `document.cookie` contains a valid choice. Malformed, forged or contradictory
 * values and those of another revision are invalid.
 */
export const hasChoice = (cookies: string): boolean => VALID.test(joinValues(cookies));

/** Reads the visitor's choice from `document.cookie`; undefined when it contains no valid one. */
export function readChoice(cookies: string): Choice | undefined {
  const [all, list = '', time] = VALID.exec(joinValues(cookies)) ?? [];
  if (all === undefined) return undefined;
  const listed = list.split(',');
  return {
    isAccepted: all.startsWith('true'),
    enabled: SERVICE_IDS.filter((id) => listed.includes(id)),
    decidedAt: Number(time),
  };
}

/** Returns whether the choice in `document.cookie` allows a service. */
export const isServiceAllowed = (cookies: string, id: ServiceId): boolean =>
  readChoice(cookies)?.enabled.includes(id) ?? false;

/**
 * The event on `document` after a choice was stored in this or another tab of the site; its detail is
 * whether it was this one. Read the choice with `isServiceAllowed(document.cookie, …)`.
 */
export const CONSENT_CHANGE = 'consent:change';
