import type { Payload } from 'payload';

/** E-mail of the user whose API key the embedded CMS gives to the build. */
export const BUILD_USER = 'build@localhost.example';

/**
 * The build user's API key, or nothing when the database has no such user. It is read below
 * Payload's own API, which rightly tells a stored key to nobody.
 */
export async function findBuildKey(payload: Payload): Promise<string | undefined> {
  const user = await payload.db.findOne<{ id: number; apiKey?: string | null }>({
    collection: 'users',
    where: { email: { equals: BUILD_USER } },
  });
  return user?.apiKey ? payload.decrypt(user.apiKey) : undefined;
}
