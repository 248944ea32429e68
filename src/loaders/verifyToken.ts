import type { CmsSettings } from '~/settings/cmsSettings';
import type { GraphQLFetch } from './cmsClient';
import { AccessError, ContentError, RequestError } from '~/session/contentErrors';

const ME = /* GraphQL */ `
  query VerifyToken {
    meUser {
      user {
        id
      }
    }
  }
`;

/**
 * Verifies the token, without which the CMS shows nothing.
 *
 * @throws {ContentError} when it is missing or not accepted; it is not printed
 */
export async function verifyToken(
  fetchGraphQL: GraphQLFetch,
  { token }: Pick<CmsSettings, 'token'>,
): Promise<void> {
  if (!token) {
    throw new ContentError(
      'CMS_TOKEN is not set: it must be the API key of a user of the CMS with the role "reader"',
    );
  }
  // A request of its own: next to another field, `meUser` would change that field's locale.
  const data = await fetchGraphQL('VerifyToken', ME).catch((error: unknown) => {
    // A CMS may refuse a wrong token, or ignore it.
    if (error instanceof AccessError) return {};
    throw error;
  });
  if ((data as { meUser?: { user?: unknown } | null }).meUser?.user) return;
  throw new RequestError('VerifyToken', 'the CMS does not accept CMS_TOKEN');
}
