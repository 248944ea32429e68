import type { Payload } from 'payload';

/** E-mail address of the user whose API key the build uses with the embedded CMS. */
export const BUILD_USER = 'build@localhost.example';

/**
 * Returns the build user's API key, or `undefined` if the database has no such user. Reads it from the
 * database directly: Payload's API never returns a stored key.
 */
export async function findBuildKey(payload: Payload): Promise<string | undefined> {
  const user = await payload.db.findOne<{ id: number; apiKey?: string | null }>({
    collection: 'users',
    where: { email: { equals: BUILD_USER } },
  });
  return user?.apiKey ? payload.decrypt(user.apiKey) : undefined;
}
