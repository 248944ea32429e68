import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { transportSecurity } from './runtime/settings.ts';

/** The address of a form. */
const FORM = /^\/admin\/(collections\/[^/]+\/(trash\/)?(create|\d+)|globals\/[^/]+)$/;

/**
 * Returns the address of a form with its language, or `undefined` if it has one. Without one, Payload
 * opens each form in the language of the last: an editor who goes on to the next record would write
 * Spanish texts into the English ones.
 */
function inSpanish({ method, nextUrl }: NextRequest): URL | undefined {
  if (method !== 'GET' || !FORM.test(nextUrl.pathname) || nextUrl.searchParams.has('locale')) {
    return undefined;
  }
  const url = nextUrl.clone();
  url.searchParams.set('locale', DEFAULT_LOCALE);
  return url;
}

/**
 * Returns the Content-Security-Policy of the admin's pages.
 *
 * @param nonce of the page's scripts, new for each response
 */
function adminPolicy(nonce: string): string {
  // Next's development server evaluates code and reloads through a socket.
  const isDevelopment = process.env.NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // The select fields of the admin write style elements, which cannot have a nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Adds the Content-Security-Policy of the admin's pages. Next finds the nonce in the request's header
 * and adds it to its scripts.
 */
export function proxy(request: NextRequest): NextResponse {
  const spanish = inSpanish(request);
  if (spanish) return NextResponse.redirect(spanish);
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = adminPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(transportSecurity()))
    response.headers.set(name, value);
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** Only pages: for other paths, Next would keep uploads of more than 10 MB from arriving. */
export const config = { matcher: ['/admin/:path*'] };
