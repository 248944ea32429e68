import { type NextRequest, NextResponse } from 'next/server';
import { adminPolicy } from './network/adminPolicy.ts';
import { transportSecurity } from './network/securityHeaders.ts';

/**
 * Adds the Content-Security-Policy of the admin's pages. Next finds the nonce in the request's header
 * and adds it to its scripts.
 */
export function proxy(request: NextRequest): NextResponse {
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
