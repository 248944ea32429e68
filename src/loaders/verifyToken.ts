import type { CmsSettings } from './config';
import type { GraphQLFetch } from './client';
import { ContentError, RequestError } from './errors';
import { ME } from './queries/me';

type TokenSettings = Pick<CmsSettings, 'token'>;

/**
 * Verifies that the CMS accepts the token. Payload treats a wrong token as an anonymous request, so
 * the build would silently continue with public data only.
 *
 * @returns whether there is a token
 * @throws {RequestError} when the CMS does not accept the token, which is not printed
 */
export async function verifyToken(
  fetchGraphQL: GraphQLFetch,
  { token }: TokenSettings,
): Promise<boolean> {
  if (!token) return false;
  // A request of its own: next to another field, `meUser` would change that field's locale.
  const data = (await fetchGraphQL('VerifyToken', ME)) as { meUser?: { user?: unknown } | null };
  if (data.meUser?.user) return true;
  throw new RequestError('VerifyToken', 'the CMS does not accept CMS_TOKEN');
}

/**
 * Checks that the build may read what it needs. Without a token it warns that ages are missing.
 *
 * @throws {ContentError} when the token is wrong, or missing for a preview
 */
export async function checkAccess(
  fetchGraphQL: GraphQLFetch,
  settings: TokenSettings,
  isPreview: boolean,
): Promise<void> {
  if (await verifyToken(fetchGraphQL, settings)) return;
  if (isPreview) {
    throw new ContentError(
      'CMS_PREVIEW needs CMS_TOKEN, the API key of a user of the CMS: drafts are not public',
    );
  }
  console.warn('CMS_TOKEN is not set: birth dates are not public, so the pages show no ages');
}
