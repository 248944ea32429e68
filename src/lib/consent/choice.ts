import { type ServiceId, SERVICE_IDS } from './services';

/** The revision of the consent texts; raise it when what they ask changes, and all are asked again. */
export const REVISION = 1;

/** The names and the format of the first two are fixed by the owner. */
export const CONSENT_COOKIE = 'cookie_control_consent';
export const ENABLED_COOKIE = 'cookie_control_enabled_cookies';
/** `revision.time`: which texts were seen, and when the choice was made (milliseconds of the epoch). */
export const RECORD_COOKIE = 'cookie_control_record';

/** What a visitor chose. */
export interface Choice {
  /** `false` for a decline; accepting the necessary ones alone is `true` with none enabled. */
  isAccepted: boolean;
  /** The services allowed, in the order of `SERVICE_IDS`. */
  enabled: readonly ServiceId[];
  /** When it was made, in milliseconds of the epoch. */
  madeAt: number;
}

/** Where a visitor stands; `unset` is the only state in which the bar asks. */
export type ConsentState = 'unset' | 'accepted' | 'partial' | 'declined';

/** Returns the value of a cookie in `document.cookie`, or `undefined` when it is not there. */
const valueOf = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1];

const ID = `(?:${SERVICE_IDS.join('|')})`;

/** The three values one after the other, as a choice of this revision reads. */
const STORED = new RegExp(`^(?:false;|true;(${ID}(?:,${ID})*)?);${REVISION}\\.(\\d{1,15})$`);

const stored = (cookies: string): RegExpExecArray | null =>
  STORED.exec(
    [CONSENT_COOKIE, ENABLED_COOKIE, RECORD_COOKIE]
      .map((name) => `${valueOf(cookies, name)}`)
      .join(';'),
  );

/**
 * Tells whether `document.cookie` holds a choice. A value that is broken, forged, contradicts
 * another or belongs to an earlier revision is no choice.
 */
export const hasChoice = (cookies: string): boolean => stored(cookies) !== null;

/** Reads the visitor's choice from `document.cookie`, or `undefined` when it holds none. */
export function readChoice(cookies: string): Choice | undefined {
  const [all, list = '', time] = stored(cookies) ?? [];
  if (all === undefined) return undefined;
  const listed = list.split(',');
  return {
    isAccepted: all.startsWith('true'),
    enabled: SERVICE_IDS.filter((id) => listed.includes(id)),
    madeAt: Number(time),
  };
}

/** Returns the names and values of the cookies that keep a choice. */
export const choiceCookies = ({ isAccepted, enabled, madeAt }: Choice): [string, string][] => [
  [CONSENT_COOKIE, String(isAccepted)],
  [ENABLED_COOKIE, enabled.join(',')],
  [RECORD_COOKIE, `${REVISION}.${madeAt}`],
];

/** Tells where a visitor with this choice stands. */
export const stateOf = (choice: Choice | undefined): ConsentState => {
  if (!choice) return 'unset';
  if (choice.enabled.length === SERVICE_IDS.length) return 'accepted';
  return choice.enabled.length === 0 ? 'declined' : 'partial';
};

/** Tells whether a service may run, by the cookies of the document. */
export const allows = (cookies: string, id: ServiceId): boolean =>
  readChoice(cookies)?.enabled.includes(id) ?? false;

/**
 * The event of `document` after a choice was stored, in this tab or in another one of this site.
 * It carries nothing: ask `allows(document.cookie, …)`.
 */
export const CONSENT_CHANGE = 'consent:change';

/** The bubbling, cancelable event that asks for the consent dialog; who opens it prevents the default. */
export const CONSENT_OPEN = 'consent:open';

/**
 * The key under which a tab tells the others of this site, by a `storage` event, that a choice was
 * stored. It is removed at once: nothing is kept there, and nothing else is told in this way.
 */
export const CHOICE_STORED = 'cookie_control';
