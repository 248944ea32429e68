import {
  type APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { type AuditEvent, recordEvent } from '../audit/auditEvents.ts';
import { clearAttempts, returnAttempt, takeAttempt } from './attempts.ts';
import { clientAddress } from './clientAddress.ts';
import { isPassword, type StoredPassword } from './passwords.ts';
import { findSignInState } from './secondFactor.ts';

/** Records a sign-in, unless it still lacks its second factor. */
export const recordSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  // No session has this id: the state is that of a session without a code.
  const state = await findSignInState(req.payload, user, '');
  if (state !== 'complete') return;
  const address = clientAddress(req.headers);
  await recordEvent(req, { action: 'signIn', who: user.email, address });
};

const UNAUTHORIZED = 401;

interface Account extends StoredPassword {
  id: number;
  email: string;
  lockUntil?: string | null;
}

interface Credentials {
  email?: unknown;
  password?: unknown;
}

const toKey = (email: unknown) => String(email).trim().toLowerCase();

const isLocked = ({ lockUntil }: Account) =>
  Boolean(lockUntil && Date.parse(lockUntil) > Date.now());

/** Records a refused attempt; an unknown account is not named, since it may be a mistyped password. */
const recordRefusal = (req: PayloadRequest, event: Pick<AuditEvent, 'action' | 'who'>) =>
  recordEvent(req, { ...event, address: clientAddress(req.headers) }, true);

/** Counts an attempt at an account and one from an address. */
async function takeBoth(req: PayloadRequest, account: string, who: string | undefined) {
  const onBlocked = () => recordRefusal(req, { action: 'blocked', who });
  await takeAttempt(req, 'address', clientAddress(req.headers), onBlocked);
  await takeAttempt(req, 'account', account, onBlocked);
}

const findAccount = ({ payload }: PayloadRequest, email: string) =>
  payload.db.findOne<Account>({ collection: 'users', where: { email: { equals: email } } });

/**
 * Limits attempts to sign in. Unknown, locked and existing accounts cost one hash each and get the
 * same response; Payload would answer without a hash if there is no account, and name a locked one.
 */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
  const { email, password } = ((args as { data?: Credentials }).data ?? {}) as Credentials;
  if (typeof email !== 'string' || typeof password !== 'string' || !password.trim()) return;
  const key = toKey(email);
  const account = await findAccount(req, key);
  await takeBoth(req, key, account?.email);
  if (account && !isLocked(account)) {
    req.context.signingIn = account.email;
    return;
  }
  await isPassword(undefined, password);
  await recordRefusal(req, { action: 'signInFailed', who: account?.email });
  throw new AuthenticationError(req.t);
};

/** Records a wrong password, with the same response as for an unknown account. */
export const recordFailedSignIn: CollectionAfterErrorHook = async ({ context, error, req }) => {
  const who = context.signingIn as string | undefined;
  if (!who || (error as Partial<APIError>).status !== UNAUTHORIZED) return;
  await recordRefusal(req, { action: 'signInFailed', who });
  const { message } = new AuthenticationError(req.t);
  return { response: { errors: [{ message }] } };
};

/** Forgets the failed attempts of an account and takes back the one from this address. */
export const forgetAttempts: CollectionAfterLoginHook = async ({ req, user }) => {
  await clearAttempts(req, 'account', toKey(user.email));
  await returnAttempt(req, 'address', clientAddress(req.headers));
};

/**
 * Limits attempts to guess a reset token. A new password is asked for at an endpoint of our own only,
 * which calls this operation without a request's API.
 */
export const limitPasswordReset: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (req.payloadAPI === 'local') return;
  if (operation === 'resetPassword') {
    await takeAttempt(req, 'address', clientAddress(req.headers));
  }
  if (operation === 'forgotPassword') throw new Forbidden(req.t);
};

/** Records that a password was reset, and that an administrator unlocked an account. */
export const recordRecovery: CollectionAfterOperationHook = async (hook) => {
  const { operation, req, result } = hook as typeof hook & { operation: string };
  if (operation === 'unlock') {
    const { email } = (hook.args as { data: Credentials }).data;
    await clearAttempts(req, 'account', toKey(email));
    await recordEvent(req, { action: 'unlock', who: req.user?.email ?? '', kind: 'users' });
  }
  if (operation === 'resetPassword') {
    const { user } = result as { user?: { email?: string } };
    await recordEvent(req, { action: 'passwordReset', who: user?.email ?? '' });
  }
  return result;
};
