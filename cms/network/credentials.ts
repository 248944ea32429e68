import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { jwtVerify } from 'jose';
import { type Payload, type SanitizedConfig, getPayload } from 'payload';
import { parseCookies } from 'payload/shared';
import { bilingual } from '../texts/labels.ts';
import { findNetlifySecret, hasPublicMedia } from '../runtime/settings.ts';
import { Refusal } from './refusal.ts';
import { MEDIA_FILE } from './securityHeaders.ts';

/** What decides who sends a request; it is known before the body arrives. */
export interface RequestHead {
  method: string;
  /** E.g. `/api/talents`. */
  pathname: string;
  headers: Headers;
}

/** A guest has no valid credentials, the site's build a key, and who works in the admin a session. */
export type Caller = 'guest' | 'key' | 'session';

/** What a monitor asks, and the admin before somebody has signed in. */
const READS = /^\/api\/(health|users\/(init|me))$/;
const SIGN_IN =
  /^\/api\/users\/(login|logout|refresh-token|(forgot|reset)-password|first-register|second-factor\/\w+)$/;
/** What the site's build asks: content, files, and to say how it ended. */
const BUILD = /^\/api\/(graphql|media\/file\/[^/]+|publications\/(?:[^/]+\/)?report)$/;

const isPublic = ({ method, pathname }: RequestHead): boolean =>
  // The host signs its notifications; the signature is checked with the body.
  (method === 'POST' &&
    pathname === '/api/proposals/answers' &&
    findNetlifySecret() !== undefined) ||
  (method === 'GET' && READS.test(pathname)) ||
  (method === 'POST' && SIGN_IN.test(pathname)) ||
  (['GET', 'HEAD'].includes(method) && pathname.startsWith(MEDIA_FILE) && hasPublicMedia());

export const signInFirst = () =>
  new Refusal(401, bilingual('Inicia sesión o envía una clave', 'Sign in or send an API key'));

/**
 * Refuses what is closed to a kind of callers, whatever their account may read: a guest gets health,
 * sign-in, and files where they are public; a key also what a build asks.
 *
 * @throws {Refusal} with status 401 or 403
 */
export function assertMayAsk(caller: Caller, head: RequestHead): void {
  if (caller === 'session' || isPublic(head)) return;
  if (caller === 'guest') throw signInFirst();
  if (!BUILD.test(head.pathname))
    throw new Refusal(403, bilingual('No tienes permiso', 'Not allowed'));
}

/** Keys are read from the database once in this time at most. */
const MIN_READ_INTERVAL_MS = 1000;

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
    // As Payload stores it.
    const index = createHmac('sha256', payload.secret).update(key).digest('hex');
    if (!known.has(index)) await (next ??= readKeys());
    return known.has(index);
  };
}

/** Returns whether the CMS has signed a token that has not expired. */
const isSigned = (token: string, { secret }: Payload): Promise<boolean> =>
  jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  );

/**
 * Creates a function that returns who sends a request: a session has a signed token, a build an API
 * key. It reads no database for a guest's request; whether the session still exists, and what the
 * account may do, is decided by Payload.
 */
export function createCallerCheck(config: SanitizedConfig) {
  let isKey: ReturnType<typeof createKeyCheck> | undefined;
  return async ({ headers }: RequestHead): Promise<Caller> => {
    const [, kind, value = ''] =
      /^(JWT|Bearer|users API-Key) (.+)$/.exec(headers.get('authorization') ?? '') ?? [];
    const cookie = parseCookies(headers).get(`${config.cookiePrefix}-token`);
    if (!kind && !cookie) return 'guest';
    const payload = await getPayload({ config });
    const isKeyKind = kind === 'users API-Key';
    for (const token of [isKeyKind ? undefined : value, cookie]) {
      if (token && (await isSigned(token, payload))) return 'session';
    }
    isKey ??= createKeyCheck(payload);
    return isKeyKind && (await isKey(value)) ? 'key' : 'guest';
  };
}
