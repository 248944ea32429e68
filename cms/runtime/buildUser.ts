import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { contextWith } from './requestContext.ts';

/** E-mail address of the user whose API key the build uses with the embedded CMS. */
const BUILD_USER = 'build@localhost.example';

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

/**
 * Returns the build user's API key. Creates the user in a database that has none, such as a copy of a
 * hosted CMS's, because nobody reads anonymously.
 */
export async function ensureBuildKey(payload: Payload): Promise<string> {
  const existing = await findBuildKey(payload);
  if (existing) return existing;
  const apiKey = randomUUID();
  const access = { role: 'reader', enableAPIKey: true, apiKey } as const;
  const data = { email: BUILD_USER, password: randomUUID(), ...access };
  const context = contextWith({ isPasswordRandom: true });
  await payload.create({ collection: 'users', data, context });
  return apiKey;
}
