import { createHash } from 'node:crypto';
import { LOCALES } from '../lib/i18n/locale.ts';
import { ContentError } from './errors.ts';

/** How the CMS is reached. */
export interface CmsSettings {
  /** Address of its GraphQL. */
  endpoint: string;
  /** API key; without one the public's view is read, which lacks birth dates. */
  token?: string;
  method: 'GET' | 'POST';
  /** Time limit of one attempt, its body included. */
  timeoutSeconds: number;
  /** How often a request is tried in all. */
  attempts: number;
}

type Environment = Record<string, string | undefined>;

const TIMEOUT_SECONDS = 20;
/** Node's timers turn a longer wait into none at all. */
const LONGEST_TIMEOUT_SECONDS = 3600;
const ATTEMPTS = 4;

function endpointOf(address: string | undefined): string {
  if (!address) throw new ContentError('CMS_URL is not set: it names the origin of the CMS');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new ContentError('CMS_URL must be an http(s) address without user and password');
  }
  if (url.pathname.endsWith('/graphql')) return url.href;
  return new URL(`${url.pathname.replace(/\/$/, '')}/api/graphql`, url).href;
}

function methodOf(method: string): 'GET' | 'POST' {
  const upper = method.toUpperCase();
  if (upper !== 'GET' && upper !== 'POST') throw new ContentError('CMS_METHOD must be POST or GET');
  return upper;
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= LONGEST_TIMEOUT_SECONDS) return seconds;
  throw new ContentError('CMS_TIMEOUT_SECONDS must be a number of seconds, 3600 at most');
}

/**
 * Reads how the CMS is reached: `CMS_URL`, `CMS_TOKEN`, `CMS_METHOD` and `CMS_TIMEOUT_SECONDS`.
 *
 * @throws {ContentError} naming the variable that is missing or wrong, never its value
 */
export function cmsSettings(environment: Environment = process.env): CmsSettings {
  const token = environment.CMS_TOKEN || undefined;
  // A header cannot carry anything else, and fetch would print the token to say so.
  if (token && !/^[\x21-\x7e]+$/.test(token)) {
    throw new ContentError(
      'CMS_TOKEN has a space, a line break or another character that it cannot have',
    );
  }
  return {
    endpoint: endpointOf(environment.CMS_URL),
    ...(token ? { token } : {}),
    method: methodOf(environment.CMS_METHOD || 'POST'),
    timeoutSeconds: secondsOf(environment.CMS_TIMEOUT_SECONDS || String(TIMEOUT_SECONDS)),
    attempts: ATTEMPTS,
  };
}

/**
 * Tells one way of reading a CMS from another: what was loaded in the one does not serve the other.
 * The token is in it as a hash alone, for what may be read with another is another thing.
 */
export function cacheScope(environment: Environment = process.env): string {
  const { endpoint, token = '' } = cmsSettings(environment);
  const parts = [endpoint, token, ...LOCALES];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
