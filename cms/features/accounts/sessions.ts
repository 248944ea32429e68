import {
  type AuthStrategy,
  type AuthStrategyFunctionArgs,
  type CollectionRefreshHook,
  createLocalReq,
  executeAuthStrategies,
  getFieldsToSign,
  jwtSign,
  type Payload,
  type TypedUser,
} from 'payload';
import { countTrustedProxies } from './clientAddress.ts';
import { findSignInState, isSecondFactorRequired, type PendingSignIn } from './secondFactor.ts';

const HOUR_SECONDS = 3600;
/** A session ends after this time, however often it is refreshed. */
const MAX_SESSION_SECONDS = 12 * HOUR_SECONDS;

/** A session ends after two hours without a request from the admin. */
export const IDLE_SESSION_SECONDS = 2 * HOUR_SECONDS;

type SessionUser = TypedUser & { _strategy?: string; _sid?: string };

function remainingSeconds({ sessions, _sid }: SessionUser): number {
  const session = sessions?.find(({ id }) => id === _sid);
  if (!session?.createdAt) return 0;
  const endMs = new Date(session.createdAt).getTime() + MAX_SESSION_SECONDS * 1000;
  return Math.floor((endMs - Date.now()) / 1000);
}

/** Checks a user that Payload has authenticated; remembers on the request what a session lacks. */
async function isAllowed(user: SessionUser, { payload, req }: AuthStrategyFunctionArgs) {
  // A key is one factor without an end, so only builds may use one.
  if (user._strategy === 'api-key') return user.role === 'reader';
  if (!user._sid || remainingSeconds(user) <= 0) return false;
  const state = await findSignInState(payload, user, user._sid);
  if (state === 'complete') return true;
  const { id, email, role } = user;
  const pending: PendingSignIn = {
    state,
    sessionId: user._sid,
    user: { id, email, role },
  };
  if (req) req.context.pendingSignIn = pending;
  return false;
}

const guard = (strategy: AuthStrategy): AuthStrategy => ({
  ...strategy,
  authenticate: async (args) => {
    const result = await strategy.authenticate(args);
    if (!result.user || (await isAllowed(result.user as SessionUser, args))) return result;
    return { ...result, user: null };
  },
});

/**
 * Makes every request of a session that is older than twelve hours or lacks its second factor an
 * anonymous one, for the admin and all APIs. To call when Payload has started.
 *
 * @throws {Error} naming the variable, when `CMS_REQUIRE_SECOND_FACTOR` or `CMS_TRUSTED_PROXIES` is
 *   invalid
 */
export function guardSessions(payload: Payload): void {
  isSecondFactorRequired('admin');
  countTrustedProxies();
  payload.authStrategies = payload.authStrategies.map(guard);
}

/** Returns the session of a request that lacks its second factor, or `undefined`. */
export async function findPendingSignIn(
  payload: Payload,
  headers: Headers,
): Promise<PendingSignIn | undefined> {
  const req = await createLocalReq({ req: { headers } }, payload);
  await executeAuthStrategies({ headers, payload, req });
  return req.context.pendingSignIn as PendingSignIn | undefined;
}

/** Refreshes a session's token until the end of its twelve hours, so that the admin can warn. */
export const endSessions: CollectionRefreshHook = async ({ args, user }) => {
  const { collection, req } = args;
  const remaining = remainingSeconds({ ...user, _sid: (req.user as SessionUser)?._sid });
  if (remaining >= IDLE_SESSION_SECONDS) return undefined;
  const { _sid: sid, _strategy: strategy } = req.user as SessionUser;
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: collection.config,
      email: user.email,
      ...(sid ? { sid } : {}),
      user: req.user,
    }),
    secret: req.payload.secret,
    tokenExpiration: remaining,
  });
  return { exp, refreshedToken: token, setCookie: true, strategy: strategy ?? '', user };
};
