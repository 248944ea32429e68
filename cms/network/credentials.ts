import type { PayloadRequest, SanitizedConfig } from 'payload';
import { createPayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { bilingual } from '../admin/labels.ts';
import { findNetlifySecret, hasPublicMedia } from '../runtime/settings.ts';
import { Refusal } from './refusal.ts';

/** Where files are read, e.g. `/api/media/file/ana.jpg`. */
const MEDIA_FILE = /^\/api\/media\/file\/[^/]+$/;
/** Signing in and out, and what the admin asks before it. Reading users requires an account. */
const SIGN_IN = /^\/api\/users\/[a-z][\w-]*(\/[^/]*)?$/;

const signInFirst = () =>
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

/** What decides whether a request is anonymous; it is known before the body arrives. */
export interface RequestHead {
  method: string;
  /** E.g. `/api/talents`. */
  pathname: string;
  headers: Headers;
}

/** Returns whether a request claims to be someone's: with a key, a token or a session's cookie. */
function hasCredentials({ headers }: RequestHead, { cookiePrefix }: SanitizedConfig): boolean {
  return headers.has('authorization') || parseCookies(headers).has(`${cookiePrefix}-token`);
}

/** Where the host's signed notifications arrive; their signature is checked with the body. */
const NETLIFY = '/api/publications/netlify';

const isPublic = ({ method, pathname }: RequestHead): boolean =>
  (method === 'POST' && pathname === NETLIFY && findNetlifySecret() !== undefined) ||
  (method === 'GET' && pathname === '/api/health') ||
  (['GET', 'POST'].includes(method) && SIGN_IN.test(pathname)) ||
  (['GET', 'HEAD'].includes(method) && MEDIA_FILE.test(pathname) && hasPublicMedia());

/**
 * Returns the 401 refusal of an anonymous request, except for what is public: health, signing in, the
 * host's notifications, and files where they are public. Costs no query; whether credentials are valid is decided by the access
 * rules.
 */
export const findAnonymousRefusal = (
  head: RequestHead,
  config: SanitizedConfig,
): Refusal | undefined =>
  hasCredentials(head, config) || isPublic(head) ? undefined : signInFirst();

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
