import { type SanitizedConfig, getRequestLanguage } from 'payload';
import { parseCookies } from 'payload/shared';
import type { Bilingual } from '../texts/labels.ts';
import { securityHeaders } from './securityHeaders.ts';

/** A request that is answered with a 4xx or 503 status and a message in the sender's language. */
export class Refusal extends Error {
  readonly status: number;
  readonly texts: Bilingual;
  readonly headers: Record<string, string>;

  /** @param headers headers of the response, e.g. `Retry-After` */
  constructor(status: number, texts: Bilingual, headers: Record<string, string> = {}) {
    super(texts.en);
    this.status = status;
    this.texts = texts;
    this.headers = headers;
  }
}

/** Returns the headers and the body of the response to a refused request, as Payload's own errors. */
export function respondToRefusal(
  { status, texts, headers }: Refusal,
  { pathname, headers: received }: { pathname: string; headers: Headers },
  config: SanitizedConfig,
) {
  const cookies = parseCookies(received);
  const language = getRequestLanguage({ config, cookies, headers: received });
  const message = language === 'en' ? texts.en : texts.es;
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...headers, ...securityHeaders(pathname) },
    body: JSON.stringify({ errors: [{ message }] }),
  };
}
