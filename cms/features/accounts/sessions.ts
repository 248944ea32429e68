import {
  type CollectionAfterOperationHook,
  type CollectionAfterReadHook,
  createLocalReq,
  type Payload,
  type TypedUser,
} from 'payload';
import { SettingError } from '#contract/settingError.ts';

const HOUR_SECONDS = 3600;
/** A session ends after this time, however often it is refreshed. */
const MAX_SESSION_SECONDS = 12 * HOUR_SECONDS;

/** A session ends after two hours without a request from the admin. */
export const IDLE_SESSION_SECONDS = 2 * HOUR_SECONDS;

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

/** Returns the second factor of an account, confirmed or not, or `undefined`. */
export async function findFactor(
  payload: Payload,
  userId: number | string,
): Promise<SecondFactor | undefined> {
  const where = { user: { equals: userId } };
  const factor = await payload.db.findOne<SecondFactor>({ collection: 'second-factors', where });
  return factor ?? undefined;
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
    throw new SettingError('CMS_REQUIRE_SECOND_FACTOR must be true or false');
  }
  return setting === 'true' && role === 'admin';
}

/**
 * Returns a function that says what a session of an account may do: everything (`complete`), only enter
 * a code (`verify`), or only set up a second factor (`enrol`).
 */
export async function readSignInStates(payload: Payload, user: { id: number; role: string }) {
  const factor = await findFactor(payload, user.id);
  return (sessionId: string): 'complete' | 'verify' | 'enrol' => {
    if (factor?.confirmedAt) return factor.sessions.includes(sessionId) ? 'complete' : 'verify';
    return isSecondFactorRequired(user.role) ? 'enrol' : 'complete';
  };
}

interface Session {
  id: string;
  createdAt?: string | Date | null;
}

function remainingSeconds({ createdAt }: Session): number {
  if (!createdAt) return 0;
  const endMs = new Date(createdAt).getTime() + MAX_SESSION_SECONDS * 1000;
  return Math.floor((endMs - Date.now()) / 1000);
}

/** In the context of a request: sessions count that lack their second factor. */
const WITH_PENDING = 'withPendingSessions';

/**
 * Leaves out the sessions of an account that are older than twelve hours or lack their second factor:
 * Payload reads the account to authenticate a request, and makes it an anonymous one if the session of
 * its token is missing.
 */
export const dropSessions: CollectionAfterReadHook = async ({ context, doc, req }) => {
  const { id, role, sessions } = doc as { id: number; role: string; sessions?: Session[] | null };
  if (!sessions?.length) return doc;
  const current = sessions.filter((session) => remainingSeconds(session) > 0);
  if (context[WITH_PENDING]) return { ...doc, sessions: current };
  const stateOf = await readSignInStates(req.payload, { id, role });
  return { ...doc, sessions: current.filter((session) => stateOf(session.id) === 'complete') };
};

type SessionUser = TypedUser & { _sid?: string };

/** Returns the session of a request that lacks its second factor, or `undefined`. */
export async function findPendingSignIn(payload: Payload, headers: Headers) {
  const context = { [WITH_PENDING]: true };
  const req = await createLocalReq({ context, req: { headers } }, payload);
  const { user } = await payload.auth({ headers, req });
  const { _sid: sessionId } = (user ?? {}) as Partial<SessionUser>;
  if (!user || !sessionId) return undefined;
  const state = (await readSignInStates(payload, user))(sessionId);
  return state === 'complete' ? undefined : { state, sessionId, user };
}

/** Tells the admin, which warns before a session ends, when its twelve hours end. */
export const announceEnd: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation !== 'refresh') return result;
  const { sessions, _sid: sessionId } = req.user as SessionUser;
  const session = sessions?.find(({ id }) => id === sessionId);
  const endSeconds = Math.floor(Date.now() / 1000) + (session ? remainingSeconds(session) : 0);
  return { ...result, exp: Math.min(result.exp, endSeconds) };
};
