import { type SanitizedConfig, getRequestLanguage } from 'payload';
import { parseCookies } from 'payload/shared';
import type { Bilingual } from '../texts/labels.ts';

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

/**
 * Returns the body of the response to a refused request, in the shape of Payload's own errors.
 *
 * @param received the headers of the request, which decide the language
 */
export function refusalBody(
  { texts }: Refusal,
  received: Headers,
  config: SanitizedConfig,
): { errors: { message: string }[] } {
  const cookies = parseCookies(received);
  const language = getRequestLanguage({ config, cookies, headers: received });
  return { errors: [{ message: language === 'en' ? texts.en : texts.es }] };
}
