import { sha256 } from '../lib/hash.ts';
import { LOCALES } from '../lib/i18n/locale.ts';
import { ContentError } from '../session/contentErrors.ts';

/** How the build accesses the CMS. */
export interface CmsSettings {
  endpoint: string;
  /** API key; without one nothing is readable. */
  token?: string;
  method: 'GET' | 'POST';
  /** The time limit of one attempt, including its body. */
  timeoutSeconds: number;
  /** How long a request is retried after its first failure, in seconds. */
  patienceSeconds: number;
}

type Environment = Record<string, string | undefined>;

const TIMEOUT_SECONDS = 20;
/** A CMS restarts within this time. */
const PATIENCE_SECONDS = 120;
/** Node's timers fire at once if the delay exceeds 2^31 ms; an hour is plenty. */
const MAX_SECONDS = 3600;

function parseEndpoint(origin: string | undefined): string {
  if (!origin) throw new ContentError('CMS_URL is not set: it must be the origin of the CMS');
  const url = URL.parse(origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new ContentError('CMS_URL must be an http(s) URL without user and password');
  }
  if (url.pathname.endsWith('/graphql')) return url.href;
  return new URL(`${url.pathname.replace(/\/$/, '')}/api/graphql`, url).href;
}

function parseMethod(method: string): 'GET' | 'POST' {
  const upper = method.toUpperCase();
  if (upper !== 'GET' && upper !== 'POST') throw new ContentError('CMS_METHOD must be POST or GET');
  return upper;
}

function parseSeconds(name: string, text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= MAX_SECONDS) return seconds;
  throw new ContentError(`${name} must be a positive number of seconds, ${MAX_SECONDS} at most`);
}

/**
 * Reads `CMS_URL`, `CMS_TOKEN`, `CMS_METHOD`, `CMS_TIMEOUT_SECONDS` and `CMS_PATIENCE_SECONDS`.
 *
 * @throws {ContentError} with the name of the missing or invalid variable, never with its value
 */
export function cmsSettings(environment: Environment = process.env): CmsSettings {
  const token = environment.CMS_TOKEN || undefined;
  // Headers allow nothing else, and the error of fetch would contain the token.
  if (token && !/^[\x21-\x7e]+$/.test(token)) {
    throw new ContentError('CMS_TOKEN contains a space, a line break or another invalid character');
  }
  const secondsOf = (name: string, standard: number) =>
    parseSeconds(name, environment[name] || String(standard));
  return {
    endpoint: parseEndpoint(environment.CMS_URL),
    ...(token ? { token } : {}),
    method: parseMethod(environment.CMS_METHOD || 'POST'),
    timeoutSeconds: secondsOf('CMS_TIMEOUT_SECONDS', TIMEOUT_SECONDS),
    patienceSeconds: secondsOf('CMS_PATIENCE_SECONDS', PATIENCE_SECONDS),
  };
}

/** Returns the header that authorises requests to the CMS; none without a token. */
export const authorisation = ({ token }: Pick<CmsSettings, 'token'>): Record<string, string> =>
  token ? { Authorization: `users API-Key ${token}` } : {};

/**
 * Returns what the entries of a sync depend on besides the records. Content of another `scope` (the CMS and
 * the token) is not reused; records that loaders of other `sources` fetched are fetched again.
 */
export function syncIdentity(environment: Environment = process.env) {
  const { endpoint, token = '' } = cmsSettings(environment);
  const scope = sha256(JSON.stringify([endpoint, token, ...LOCALES]));
  return { scope, sources: environment.LOADER_SOURCES_HASH ?? '' };
}
