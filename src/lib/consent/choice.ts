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
  /** The services allowed, in the order of `SERVICES`. */
  enabled: readonly ServiceId[];
  /** When it was made, in milliseconds of the epoch. */
  madeAt: number;
}

/** Where a visitor stands; `unset` is the only state in which the bar asks. */
export type ConsentState = 'unset' | 'accepted' | 'partial' | 'declined';

/** Returns the value of a cookie, or `undefined` when it is not there. */
const valueOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const isServiceId = (id: string): id is ServiceId => SERVICE_IDS.some((known) => known === id);

/** Returns the services of a plain comma list, or `undefined` when it holds anything else. */
const parseEnabled = (list: string): ServiceId[] | undefined => {
  const named = list === '' ? [] : list.split(',');
  return named.every(isServiceId) ? SERVICE_IDS.filter((id) => named.includes(id)) : undefined;
};

/** Returns the time of a record of the current revision, `undefined` for any other record. */
const parseRecord = (record: string): number | undefined => {
  const [, revision, time] = /^(\d{1,9})\.(\d{1,15})$/.exec(record) ?? [];
  return Number(revision) === REVISION ? Number(time) : undefined;
};

/**
 * Reads the visitor's choice from `document.cookie`, or `undefined` when there is none. A value that
 * is broken, forged, contradicts another or belongs to an earlier revision is no choice.
 */
export function readChoice(cookies: string): Choice | undefined {
  const consent = valueOf(cookies, CONSENT_COOKIE);
  if (consent !== 'true' && consent !== 'false') return undefined;
  const enabled = parseEnabled(valueOf(cookies, ENABLED_COOKIE) ?? '-');
  const madeAt = parseRecord(valueOf(cookies, RECORD_COOKIE) ?? '');
  if (!enabled || madeAt === undefined) return undefined;
  const isAccepted = consent === 'true';
  return isAccepted || enabled.length === 0 ? { isAccepted, enabled, madeAt } : undefined;
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
