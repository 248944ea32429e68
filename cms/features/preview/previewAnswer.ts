import { existsSync } from 'node:fs';
import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
  IncomingHttpHeaders,
} from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Bilingual } from '../../texts/labels.ts';
import { PREVIEW_PATHS } from '#contract/preview.ts';
import texts from './texts.json' with { type: 'json' };

/** The greatest size of a form, in bytes; the same as of a saved record. */
const MAX_FORM_BYTES = 2_000_000;

const SESSION_COOKIE = 'payload-token';
const LANGUAGE_COOKIE = 'payload-lng';

function findCookie({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const pair = cookie.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

/**
 * Returns the headers with which the preview asks the CMS on behalf of a visitor: their session and
 * language. An API key is no session and is never passed on.
 */
function headersOf(received: IncomingHttpHeaders): Record<string, string> {
  const token = findCookie(received, SESSION_COOKIE);
  const language = findCookie(received, LANGUAGE_COOKIE) ?? received['accept-language'];
  return {
    ...(token && { authorization: `JWT ${token}` }),
    ...(language && { 'accept-language': language }),
  };
}

interface Refusal {
  status: number;
  message: string;
}

/**
 * Asks the CMS whether these headers are those of an editor's session.
 *
 * @returns `undefined` if they are
 * @throws {TypeError} when the CMS cannot be reached
 */
async function findSessionRefusal(
  headers: Record<string, string>,
  cms: string,
): Promise<Refusal | undefined> {
  const ask = () => fetch(new URL(PREVIEW_PATHS.session, cms), { method: 'POST', headers });
  // The CMS may close an idle connection at the moment at which it is used again.
  const response = await ask().catch(ask);
  if (response.ok) return undefined;
  const body = (await response.json().catch(() => undefined)) as
    { errors?: { message?: string }[] } | undefined;
  return { status: response.status, message: body?.errors?.[0]?.message ?? '' };
}

/**
 * A preview shares the admin's origin, so nothing runs in it but the site's own scripts, whatever an
 * editor or a request writes. Inline style attributes are the site's.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The status while the CMS does not answer, or has too much to do. */
const BUSY = 503;
const METHODS = ['GET', 'HEAD', 'POST'];

const refusalOf = (
  { headers }: IncomingMessage,
  status: number,
  { es, en }: Bilingual,
): Refusal => ({
  status,
  message: headers['accept-language']?.startsWith('en') ? en : es,
});

/** Returns why a request is refused before its body is read, or `undefined`. */
function findRefusal(request: IncomingMessage): Refusal | undefined {
  const { method = '', headers } = request;
  if (!METHODS.includes(method)) return { status: 405, message: '' };
  if (method !== 'POST') return undefined;
  const { 'content-length': length, 'content-type': type = '' } = headers;
  if (!type.startsWith('application/json')) return refusalOf(request, 415, texts.errors.invalid);
  if (length === undefined) return refusalOf(request, 411, texts.errors.invalid);
  if (Number(length) <= MAX_FORM_BYTES) return undefined;
  return refusalOf(request, 413, texts.errors.tooLarge);
}

/** Whether a request is one to the preview. */
export const isPreview = ({ url = '/' }: IncomingMessage): boolean =>
  URL.parse(url, 'http://cms.example')?.pathname.split('/')[1] === PREVIEW_PATHS.pages.slice(1);

/**
 * Loads what renders the preview's pages, in this process.
 *
 * @param entry the file of the build
 * @param cms the origin of the CMS, which the pages ask
 * @returns `undefined` if the preview is not built, or cannot be loaded
 */
export async function loadPages(entry: string, cms: string): Promise<RequestListener | undefined> {
  if (!existsSync(entry)) return undefined;
  process.env.CMS_URL = cms;
  process.env.SITE_INDEXED = 'false';
  // The build exports its handler instead of listening itself.
  process.env.ASTRO_NODE_AUTOSTART = 'disabled';
  try {
    const { handler } = (await import(pathToFileURL(entry).href)) as { handler: RequestListener };
    return handler;
  } catch (error) {
    console.error('The preview cannot be loaded:', error);
    return undefined;
  }
}

/**
 * Creates what answers every request to the preview: it asks the CMS for the session each time, and only
 * an editor's request reaches the pages.
 *
 * @param cms the origin of the CMS
 * @param render renders the pages, see {@link loadPages}; it finds the session in `authorization`, and no
 *   cookies
 */
export function createAnswer(cms: string, render: RequestListener | undefined) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const headers = headersOf(request.headers);
    request.headers = {
      ...request.headers,
      cookie: undefined,
      authorization: undefined,
      ...headers,
    };
    const refusal = headers.authorization
      ? ((await findSessionRefusal(headers, cms).catch(() =>
          refusalOf(request, BUSY, texts.errors.busy),
        )) ?? findRefusal(request))
      : refusalOf(request, 401, texts.errors.signIn);
    if (!refusal && render) return void render(request, response);
    const { status, message } = refusal ?? refusalOf(request, 503, texts.errors.notInstalled);
    // Otherwise the sender would not see the answer before it has sent everything.
    request.resume();
    // The frame loads again by itself.
    if (refusal?.status === BUSY) response.setHeader('Refresh', '1');
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(message);
  };
}
