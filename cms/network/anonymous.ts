import type { SanitizedConfig } from 'payload';
import { type RequestHead, findAnonymousRefusal } from './credentials.ts';
import { type Refusal, refusalBody } from './refusal.ts';
import { securityHeaders } from './securityHeaders.ts';

/** A response whose body is in memory. */
export interface BufferedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Returns the response to a refused request. */
export function respondToRefusal(
  refusal: Refusal,
  { pathname, headers }: Pick<RequestHead, 'pathname' | 'headers'>,
  config: SanitizedConfig,
): BufferedResponse {
  return {
    status: refusal.status,
    headers: {
      'Content-Type': 'application/json',
      ...refusal.headers,
      ...securityHeaders(pathname),
    },
    body: JSON.stringify(refusalBody(refusal, headers, config)),
  };
}

/**
 * Returns the response to an anonymous request that is refused, else `undefined`. It needs no
 * `Request` and no body, so a flood of anonymous requests leaves time for the others.
 */
export function refuseAnonymous(
  head: RequestHead,
  config: SanitizedConfig,
): BufferedResponse | undefined {
  const refusal = findAnonymousRefusal(head, config);
  return refusal && respondToRefusal(refusal, head, config);
}
