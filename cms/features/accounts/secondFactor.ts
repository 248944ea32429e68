import { createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Payload, PayloadRequest } from 'payload';
import { findPublicOrigin } from '../../runtime/settings.ts';

const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
/** 50 bits: too many to guess with five attempts in ten minutes. */
const RECOVERY_CODE_LETTERS = 10;
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The second factor of an account. */
export interface SecondFactor {
  id: number;
  /** Encrypted. */
  secret: string;
  confirmedAt?: string | null;
  lastStep: number;
  /** Hashes of the codes that have not been used. */
  recoveryCodes: string[];
  /** Ids of the sessions in which a code was entered. */
  sessions: string[];
}

const COLLECTION = 'second-factors';

const ofUser = (userId: number | string) => ({ user: { equals: userId } });

/** Returns the second factor of an account, confirmed or not, or `undefined`. */
export async function findFactor(
  payload: Payload,
  userId: number | string,
): Promise<SecondFactor | undefined> {
  const where = ofUser(userId);
  return (await payload.db.findOne<SecondFactor>({ collection: COLLECTION, where })) ?? undefined;
}

/** Deletes the second factor of an account, if there is one. */
export const removeFactor = (payload: Payload, userId: number | string): Promise<void> =>
  payload.db.deleteMany({ collection: COLLECTION, where: ofUser(userId) });

/** Changes columns of a second factor. */
export const saveFactor = async (
  { payload }: PayloadRequest,
  id: number,
  data: Partial<SecondFactor>,
): Promise<void> => {
  await payload.db.updateOne({ collection: COLLECTION, id, data: data as never });
};

const totpOf = (secret: string, email: string) =>
  new TOTP({
    issuer: `CMS ${new URL(findPublicOrigin() ?? 'http://localhost').host}`,
    label: email,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** Replaces an account's second factor by a new, unconfirmed one. */
export async function createFactor(
  { payload }: PayloadRequest,
  { id, email }: { id: number; email: string },
): Promise<{ secret: string; uri: string }> {
  await removeFactor(payload, id);
  const secret = new Secret().base32;
  const data = { user: id, secret: payload.encrypt(secret), lastStep: 0 };
  await payload.db.create({
    collection: COLLECTION,
    data: { ...data, recoveryCodes: [], sessions: [] },
  });
  return { secret, uri: totpOf(secret, email).toString() };
}

/** Returns the time step of a code, or `undefined` if it is wrong, too old or has been used. */
export function findStep(payload: Payload, factor: SecondFactor, code: string): number | undefined {
  const totp = totpOf(payload.decrypt(factor.secret), '');
  const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, window: 1 }) : null;
  if (delta === null) return undefined;
  const step = Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta;
  return step > factor.lastStep ? step : undefined;
}

/** Returns the stored form of a recovery code, which is accepted with any spaces, dashes and case. */
export const hashRecoveryCode = ({ secret }: Payload, code: string): string =>
  createHmac('sha256', secret)
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

/** Creates recovery codes such as `k7m2p-x9c4d`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(RECOVERY_CODE_LETTERS)].map((byte) => ALPHABET[byte % 32]);
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
  });

/**
 * What a session may do: everything (`complete`), only enter a code (`verify`), or only set up a
 * second factor (`enrol`).
 */
export type SignInState = 'complete' | 'verify' | 'enrol';

/** A session that lacks its second factor, and the account it belongs to. */
export interface PendingSignIn {
  state: Exclude<SignInState, 'complete'>;
  sessionId: string;
  user: { id: number; email: string; role: string };
}

/**
 * Checks whether the agency requires a second factor of an account: of administrators, with
 * `CMS_REQUIRE_SECOND_FACTOR=true`.
 *
 * @throws {Error} naming the variable, when it is neither `true` nor `false`
 */
export function isSecondFactorRequired(role: string): boolean {
  const setting = process.env.CMS_REQUIRE_SECOND_FACTOR || 'false';
  if (setting !== 'true' && setting !== 'false') {
    throw new Error('CMS_REQUIRE_SECOND_FACTOR must be true or false');
  }
  return setting === 'true' && role === 'admin';
}

/** Returns what a session may do. */
export async function findSignInState(
  payload: Payload,
  user: { id: number; role: string },
  sessionId: string,
): Promise<SignInState> {
  const factor = await findFactor(payload, user.id);
  if (factor?.confirmedAt) return factor.sessions.includes(sessionId) ? 'complete' : 'verify';
  return isSecondFactorRequired(user.role) ? 'enrol' : 'complete';
}
