import type { Payload } from 'payload';
import { findFactor } from './secondFactor.ts';

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
