import type { Ask } from './client';
import type { CmsSettings } from './config';
import { RequestError } from './errors';
import { ME } from './queries/me';

/**
 * Makes sure that the CMS accepts the token: Payload takes a wrong one for no one, without a word,
 * and a build would go on with the public's view.
 *
 * @returns whether there is a token
 * @throws {RequestError} when there is one that the CMS does not know; it is not printed
 */
export async function verifyToken(
  ask: Ask,
  { token }: Pick<CmsSettings, 'token'>,
): Promise<boolean> {
  if (!token) return false;
  // By itself: beside another field in one request it would change that field's locale.
  const data = (await ask('Identity', ME)) as { meUser?: { user?: unknown } | null };
  if (data.meUser?.user) return true;
  throw new RequestError('Identity', 'the CMS does not accept CMS_TOKEN');
}
