import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_PATH } from '#contract/preview.ts';

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
export function headersOf(received: IncomingHttpHeaders): Record<string, string> {
  const token = findCookie(received, SESSION_COOKIE);
  const language = findCookie(received, LANGUAGE_COOKIE) ?? received['accept-language'];
  return {
    ...(token && { authorization: `JWT ${token}` }),
    ...(language && { 'accept-language': language }),
  };
}

/** Why a request is refused: a status and a message. */
export interface SessionRefusal {
  status: number;
  message: string;
}

/**
 * Asks the CMS whether these headers are those of an editor's session.
 *
 * @param cms the origin of the CMS
 * @returns `undefined` if they are
 * @throws {TypeError} when the CMS cannot be reached
 */
export async function findSessionRefusal(
  headers: Record<string, string>,
  cms: string,
): Promise<SessionRefusal | undefined> {
  const ask = () => fetch(new URL(SESSION_PATH, cms), { method: 'POST', headers });
  // The CMS may close an idle connection at the moment at which it is used again.
  const response = await ask().catch(ask);
  if (response.ok) return undefined;
  const body = (await response.json().catch(() => undefined)) as
    { errors?: { message?: string }[] } | undefined;
  return { status: response.status, message: body?.errors?.[0]?.message ?? '' };
}
