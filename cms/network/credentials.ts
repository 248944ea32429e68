import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { jwtVerify } from 'jose';
import type { Payload, PayloadRequest, SanitizedConfig } from 'payload';
import { createPayloadRequest, getPayload } from 'payload';
import { parseCookies } from 'payload/shared';
import { bilingual } from '../texts/labels.ts';
import { findNetlifySecret, hasPublicMedia } from '../runtime/settings.ts';
import { Refusal } from './refusal.ts';

/** What decides who sends a request; it is known before the body arrives. */
export interface RequestHead {
  method: string;
  /** E.g. `/api/talents`. */
  pathname: string;
  headers: Headers;
}

/** Where files are read, e.g. `/api/media/file/ana.jpg`. */
const MEDIA_FILE = /^\/api\/media\/file\/[^/]+$/;
/** Where the host's signed notifications arrive; their signature is checked with the body. */
const NETLIFY = '/api/publications/netlify';
/** What the admin asks before somebody has signed in. */
const SIGN_IN_READS = /^\/api\/users\/(init|me)$/;
const SIGN_IN =
  /^\/api\/users\/(login|logout|refresh-token|(forgot|reset)-password|first-register|second-factor\/\w+)$/;

export const signInFirst = () =>
  new Refusal(
    401,
    bilingual(
      'Inicia sesión, o envía una clave de API',
      'Sign in, or send an API key: anonymous reading is off',
    ),
  );

const forbidden = () =>
  new Refusal(
    403,
    bilingual('No tienes permiso para hacer esto', 'You are not allowed to do this'),
  );

/**
 * Returns whether a guest, who has no valid credentials, may send a request: for health, signing in,
 * the host's notifications, and files where they are public.
 */
export const isPublic = ({ method, pathname }: RequestHead): boolean =>
  (method === 'POST' && pathname === NETLIFY && findNetlifySecret() !== undefined) ||
  (method === 'GET' && (pathname === '/api/health' || SIGN_IN_READS.test(pathname))) ||
  (method === 'POST' && SIGN_IN.test(pathname)) ||
  (['GET', 'HEAD'].includes(method) && MEDIA_FILE.test(pathname) && hasPublicMedia());

/** Keys are read from the database once in this time at most. */
const MIN_READ_INTERVAL_MS = 1000;
const KEY_PREFIX = 'users API-Key ';

/** Payload's index of a key; keys from before its version 3.46 have one by SHA-1. */
const indexesOf = (key: string, { secret }: Payload) =>
  ['sha256', 'sha1'].map((hash) => createHmac(hash, secret).update(key).digest('hex'));

/**
 * Creates a function that checks API keys in memory. An unknown key waits for the next read of all
 * keys: a new key counts at once, and made-up ones cost one read a second together. Payload checks a
 * key again, so one that was removed opens nothing.
 */
function createKeyCheck(payload: Payload) {
  let known = new Set<string>();
  let lastMs = -Infinity;
  let next: Promise<void> | undefined;

  const readKeys = async () => {
    await wait(Math.max(0, lastMs + MIN_READ_INTERVAL_MS - performance.now()));
    next = undefined;
    lastMs = performance.now();
    const { docs } = await payload.db.find<{ id: number; apiKeyIndex?: string }>({
      collection: 'users',
      where: { apiKeyIndex: { exists: true } },
      pagination: false,
      limit: 0,
    });
    known = new Set(docs.flatMap(({ apiKeyIndex }) => apiKeyIndex ?? []));
  };
  return async (key: string): Promise<boolean> => {
    const indexes = indexesOf(key, payload);
    const isKnown = () => indexes.some((index) => known.has(index));
    if (!isKnown()) await (next ??= readKeys());
    return isKnown();
  };
}

/** Returns whether the CMS has signed a token that has not expired. */
const isSigned = (token: string, { secret }: Payload): Promise<boolean> =>
  jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  );

/**
 * Creates a function that returns whether a request has valid credentials: a session's signed token or
 * an API key. It reads no database for a guest's request; whether the session still exists, and what
 * the account may do, is decided by Payload.
 */
export function createCredentialsCheck(config: SanitizedConfig) {
  let isKey: ReturnType<typeof createKeyCheck> | undefined;
  return async ({ headers }: RequestHead): Promise<boolean> => {
    const authorization = headers.get('authorization') ?? '';
    const tokens = [
      /^(?:JWT|Bearer) (.+)$/.exec(authorization)?.[1],
      parseCookies(headers).get(`${config.cookiePrefix}-token`),
    ].filter((token) => token !== undefined);
    const hasKey = authorization.startsWith(KEY_PREFIX);
    if (tokens.length === 0 && !hasKey) return false;
    const payload = await getPayload({ config });
    for (const token of tokens) if (await isSigned(token, payload)) return true;
    isKey ??= createKeyCheck(payload);
    return hasKey && isKey(authorization.slice(KEY_PREFIX.length));
  };
}

/** Authenticates a request without reading its body. */
function authenticate({ url, headers }: Request, config: SanitizedConfig): Promise<PayloadRequest> {
  return createPayloadRequest({ config, request: new Request(url, { headers }) });
}

/**
 * Refuses the upload of someone who may not create files, before its body is read.
 *
 * @throws {Refusal} with status 403
 */
export async function assertMayUpload(request: Request, config: SanitizedConfig): Promise<void> {
  const { user } = await authenticate(request, config);
  if (!['admin', 'editor'].includes(user?.role ?? '')) throw forbidden();
}

/** @throws {Refusal} with status 401, when the credentials are not valid */
export async function authenticateReader(
  request: Request,
  config: SanitizedConfig,
): Promise<PayloadRequest> {
  const req = await authenticate(request, config);
  if (!req.user) throw signInFirst();
  return req;
}
