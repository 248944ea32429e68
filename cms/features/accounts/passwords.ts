import crypto from 'node:crypto';
import { promisify } from 'node:util';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Payload,
  type PayloadRequest,
  ValidationError,
  type APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  createLocalReq,
  Forbidden,
  type Where,
} from 'payload';
import type { Bilingual } from '../../texts/labels.ts';
import { fillInBoth } from '../../texts/texts.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { attemptsOf } from '../../network/attempts.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { clientAddress } from '../../network/clientAddress.ts';
import MESSAGES from './messages.json' with { type: 'json' };
import { contextOf, contextWith } from '../../runtime/requestContext.ts';
import { stored } from '../../stored/stored.ts';

const MIN_LENGTH = 12;
/** zxcvbn's third of four steps: an attacker needs at least 10^8 guesses. */
const MIN_SCORE = 3;
/** The cost of an estimate grows faster than the length; a longer password is strong enough. */
const MAX_ESTIMATED_LENGTH = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the dictionaries (3 MB) with the first password, since most processes never check one. */
async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * Returns what is wrong with a new password and what to do, or `undefined` if it is long enough and
 * not a common one.
 *
 * @param known names and addresses that an attacker knows; their words do not count
 */
export async function findPasswordProblem(
  password: string,
  known: string[] = [],
): Promise<Bilingual | undefined> {
  const characters = [...password];
  if (characters.length < MIN_LENGTH) return fillInBoth(MESSAGES.tooShort, MIN_LENGTH);
  estimator ??= createEstimator();
  const start = characters.slice(0, MAX_ESTIMATED_LENGTH).join('');
  const words = known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((w) => w.length > 2);
  // zxcvbn counts 10^4 guesses for each further part of a password, so a known word with a year and two
  // signs would pass: what is left without known words must be strong, too.
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = words.length ? start.replace(new RegExp(longestFirst.join('|'), 'giu'), '') : start;
  const { score } = (await estimator).check(rest, words);
  return score < MIN_SCORE ? MESSAGES.tooCommon : undefined;
}

interface Account {
  id: number;
  email: string;
  lockUntil?: string | null;
}

const findAccount = async (req: PayloadRequest, where: Where): Promise<Account | null> =>
  // The first administrator signs in within the transaction that creates the account.
  (await stored.find<Account>(req, 'users', { where, limit: 1 }))[0] ?? null;

const NO_SALT = '0'.repeat(64);

/** Takes as long as Payload's check of a password, for an account that does not exist. */
const spendOneCheck = (password: string) =>
  promisify(crypto.pbkdf2)(password, NO_SALT, 600_000, 32, 'sha256');

/** Ends a sign-in that only checks a password: Payload then undoes it. */
class RightPassword extends Error {}

const endPasswordCheck: CollectionBeforeLoginHook = ({ req }) => {
  if (contextOf(req).isPasswordCheck) throw new RightPassword();
};

/** Checks a password as Payload does, which exports its check as a part of signing in only. */
async function isPassword(payload: Payload, email: string, password: string): Promise<boolean> {
  const context = contextWith({ isPasswordCheck: true });
  const req = await createLocalReq({ context }, payload);
  return payload.login({ collection: 'users', data: { email, password }, req }).then(
    () => false,
    (error: unknown) => error instanceof RightPassword,
  );
}

interface AccountArgs {
  id?: number | string;
  data?: { name?: unknown; email?: unknown; password?: unknown; currentPassword?: unknown };
}

const toKey = (email: unknown) => String(email).trim().toLowerCase();

function refuse(req: PayloadRequest, path: keyof typeof MESSAGES.labels, text: Bilingual) {
  const language = adminLanguage(req);
  const message = text[language];
  // The admin's notification lists labels, separated by commas: name the reason without one.
  const label = `${MESSAGES.labels[path][language]}. ${message}`;
  return new ValidationError({ collection: 'users', errors: [{ path, message, label }] }, req.t);
}

/** Refuses an address or a password that is no text: Payload calls methods of a text and answers 500. */
const checkCredentialTypes: CollectionBeforeOperationHook = ({ args, req }) => {
  const data = (args as AccountArgs).data ?? {};
  for (const name of ['email', 'password', 'currentPassword'] as const) {
    const value = data[name] ?? '';
    if (typeof value !== 'string') throw refuse(req, name, MESSAGES.notText);
  }
};

/** Returns what an attacker of this CMS tries first: the names of the agency and of every account. */
async function readKnownWords(req: PayloadRequest): Promise<string[]> {
  const agency = await req.payload.findGlobal({ slug: 'agency', depth: 0, req });
  const { docs } = await req.payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    select: { email: true, name: true },
    req,
  });
  const names = [agency.name, agency.legalName].filter((name) => typeof name === 'string');
  return [...names, ...docs.flatMap(({ email, name }) => (name ? [email, name] : [email]))];
}

/** Refuses a short or common password: for a new account, a changed one, and after a reset. */
const checkNewPassword: CollectionBeforeOperationHook = async (hook) => {
  const { operation, overrideAccess, req } = hook;
  if (!['create', 'update', 'resetPassword'].includes(operation)) return;
  const { password, email, name } = (hook.args as AccountArgs).data ?? {};
  if (typeof password !== 'string' || !password || contextOf(req).isPasswordRandom) return;
  // Access is checked after this hook: an anonymous request must not cost an estimate.
  if (operation !== 'resetPassword' && !req.user && !overrideAccess) return;
  const problem = await findPasswordProblem(password, [
    ...[email, name].filter((word) => typeof word === 'string'),
    ...(await readKnownWords(req)),
  ]);
  if (problem) throw refuse(req, 'password', problem);
  // For the audit log: the saved data do not contain the password.
  if (operation === 'update') contextOf(req).hiddenChanges = ['password'];
};

/**
 * Asks users for their current password when they change their own password or e-mail address.
 * Administrators change those of others without it.
 */
const checkCurrentPassword: CollectionBeforeOperationHook = async (hook) => {
  const { operation, overrideAccess, req } = hook;
  const { id, data } = hook.args as AccountArgs;
  if (operation !== 'update' || !data) return;
  const { currentPassword } = data;
  delete data.currentPassword;
  const { user } = req;
  const isEmailChanged = typeof data.email === 'string' && toKey(data.email) !== user?.email;
  if (overrideAccess || !user || (!data.password && !isEmailChanged)) return;
  // An update of several accounts could include one's own.
  if (id !== undefined && String(id) !== String(user.id)) return;
  if (typeof currentPassword !== 'string' || !currentPassword) {
    throw refuse(req, 'currentPassword', MESSAGES.missingPassword);
  }
  const attempts = attemptsOf(req, 'account', `password:${user.id}`);
  await attempts.take();
  if (!(await isPassword(req.payload, user.email, currentPassword)))
    throw refuse(req, 'currentPassword', MESSAGES.wrongPassword);
  await attempts.forget();
};

const isLocked = ({ lockUntil }: Account) =>
  Boolean(lockUntil && Date.parse(lockUntil) > Date.now());

/** Records a refused attempt; an unknown account is not named, since it may be a mistyped password. */
const recordRefusal = (req: PayloadRequest, event: Parameters<typeof recordEvent>[1]) =>
  recordEvent(req, { ...event, address: clientAddress(req.headers) }, true);

async function takeBoth(req: PayloadRequest, account: string, who: string | undefined) {
  const onBlocked = () => recordRefusal(req, { action: 'blocked', who });
  await attemptsOf(req, 'address', clientAddress(req.headers)).take(onBlocked);
  await attemptsOf(req, 'account', account).take(onBlocked);
}

/**
 * Limits attempts to sign in. Unknown, locked and existing accounts cost one hash each and get the
 * same response; Payload would answer without a hash if there is no account, and name a locked one.
 */
const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || contextOf(req).isPasswordCheck) return;
  const { email, password } = (args as AccountArgs).data ?? {};
  if (typeof email !== 'string' || typeof password !== 'string' || !password.trim()) return;
  const key = toKey(email);
  const account = await findAccount(req, { email: { equals: key } });
  await takeBoth(req, key, account?.email);
  if (account && !isLocked(account)) {
    contextOf(req).signingIn = account.email;
    return;
  }
  await spendOneCheck(password);
  await recordRefusal(req, { action: 'signInFailed', who: account?.email });
  throw new AuthenticationError(req.t);
};

/** Records a wrong password, with the same response as for an unknown account. */
const recordFailedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  const who = contextOf(req).signingIn;
  if (!who || (error as Partial<APIError>).status !== 401) return;
  await recordRefusal(req, { action: 'signInFailed', who });
  const { message } = new AuthenticationError(req.t);
  return { response: { errors: [{ message }] } };
};

/** Payload says it in English only. */
const translateExpiredLink: CollectionAfterErrorHook = ({ error, req }) =>
  error.message.startsWith('Token is either invalid')
    ? { response: { errors: [{ message: MESSAGES.expiredLink[adminLanguage(req)] }] } }
    : undefined;

const forgetAttempts: CollectionAfterLoginHook = async ({ req, user }) => {
  await attemptsOf(req, 'account', toKey(user.email)).forget();
  await attemptsOf(req, 'address', clientAddress(req.headers)).takeBack();
};

/**
 * Limits attempts to guess a reset token. A new password is asked for at an endpoint of our own only,
 * which calls this operation without a request's API.
 */
const limitPasswordReset: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (req.payloadAPI === 'local') return;
  if (operation === 'resetPassword') {
    await attemptsOf(req, 'address', clientAddress(req.headers)).take();
  }
  if (operation === 'forgotPassword') throw new Forbidden(req.t);
};

const recordRecovery: CollectionAfterOperationHook = async (hook) => {
  const { operation, req, result } = hook as typeof hook & { operation: string };
  if (operation === 'unlock') {
    await attemptsOf(req, 'account', toKey((hook.args as AccountArgs).data?.email)).forget();
    await recordEvent(req, { action: 'unlock', kind: 'users' });
  }
  if (operation === 'resetPassword') {
    const { user } = result as { user?: { email?: string } };
    await recordEvent(req, { action: 'passwordReset', who: user?.email ?? '' });
  }
  return result;
};

/** What guards the passwords of accounts: rules, limits of attempts, and the audit log's events. */
export const passwordHooks = {
  beforeOperation: [
    checkCredentialTypes,
    limitSignIn,
    limitPasswordReset,
    checkNewPassword,
    checkCurrentPassword,
  ],
  beforeLogin: [endPasswordCheck],
  afterLogin: [forgetAttempts],
  afterError: [recordFailedSignIn, translateExpiredLink],
  afterOperation: [recordRecovery],
} satisfies CollectionConfig['hooks'];
