import crypto from 'node:crypto';

/** The two columns in which Payload stores a password. */
export interface StoredPassword {
  hash?: string | null;
  salt?: string | null;
}

/** Payload's current format; hashes of its earlier versions have no prefix. */
const PREFIX = 'pbkdf2-sha256-v1:';
const CURRENT = { iterations: 600_000, keyLength: 32 };
const EARLIER = { iterations: 25_000, keyLength: 512 };
const NO_SALT = '0'.repeat(64);

const derive = (password: string, salt: string, { iterations, keyLength } = CURRENT) =>
  new Promise<Buffer>((resolve, reject) =>
    crypto.pbkdf2(password, salt, iterations, keyLength, 'sha256', (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/**
 * Checks a password. Without an account it derives one key of the same cost, so that a refusal takes
 * as long as for an existing account.
 */
export async function isPassword(
  account: StoredPassword | null | undefined,
  password: string,
): Promise<boolean> {
  const { hash, salt } = account ?? {};
  if (!hash || !salt) {
    await derive(password, NO_SALT);
    return false;
  }
  const isCurrent = hash.startsWith(PREFIX);
  const stored = Buffer.from(isCurrent ? hash.slice(PREFIX.length) : hash, 'hex');
  const key = await derive(password, salt, isCurrent ? CURRENT : EARLIER);
  return key.length === stored.length && crypto.timingSafeEqual(key, stored);
}
