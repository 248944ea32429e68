import { findPublicOrigin } from '../runtime/settings.ts';

const YEAR_SECONDS = 31_536_000;
/** What a browser may do with an answer of the API that is opened as a page: nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const MEDIA_FILE = '/api/media/file/';

/** Returns the header that makes browsers use HTTPS, if the CMS's public URL does. */
export const transportSecurity = (): Record<string, string> =>
  findPublicOrigin()?.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` }
    : {};

/** Returns a response of the API with its security headers; existing ones are kept. */
export function withSecurityHeaders(response: Response, request: Request): Response {
  const isFile = new URL(request.url).pathname.startsWith(MEDIA_FILE);
  const headers = new Headers({
    'X-Content-Type-Options': 'nosniff',
    ...transportSecurity(),
    ...(!isFile && { 'Content-Security-Policy': API_POLICY, 'Cache-Control': 'no-store' }),
  });
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') headers.append(name, value);
    else headers.set(name, value);
  }
  const status = isFile && response.status === 500 ? 404 : response.status;
  return new Response(response.body, { status, headers });
}
