import { type SanitizedConfig, getRequestLanguage } from 'payload';
import { parseCookies } from 'payload/shared';
import type { Bilingual } from '../admin/labels.ts';

/** A request that is answered with a 4xx or 503 status and a message in the sender's language. */
export class Refusal extends Error {
  override name = 'Refusal';
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

/** Returns the response to a refused request, in the shape of Payload's own errors. */
export function refusalResponse(
  { status, texts, headers }: Refusal,
  request: Request,
  config: SanitizedConfig,
): Response {
  const { headers: received } = request;
  const cookies = parseCookies(received);
  const language = getRequestLanguage({ config, cookies, headers: received });
  const message = language === 'en' ? texts.en : texts.es;
  return Response.json({ errors: [{ message }] }, { status, headers });
}
