import {
  APIError,
  type CollectionConfig,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionAfterReadHook,
  createLocalReq,
  type Payload,
  type TypedUser,
  type Endpoint,
  generateExpiredPayloadCookie,
  type PayloadRequest,
  type Where,
} from 'payload';
import { SettingError } from '#contract/settingError.ts';
import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { settings } from '../../runtime/settings.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { attemptsOf } from '../../network/attempts.ts';
import MESSAGES from './messages.json' with { type: 'json' };
import { clientAddress } from '../../network/clientAddress.ts';
import { readBody } from '../../plugins/endpoints.ts';
import { contextOf, contextWith } from '../../runtime/requestContext.ts';
import { stored } from '../../stored/stored.ts';

type Action = Parameters<typeof recordEvent>[1]['action'];

const HOUR_SECONDS = 3600;
/** A session ends after this time, however often it is refreshed. */
const MAX_SESSION_SECONDS = 12 * HOUR_SECONDS;

const COLLECTION = 'second-factors';

interface SecondFactor {
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

const ofAccount = (id: number | string): Where => ({ user: { equals: id } });

/** Returns the second factor of an account, confirmed or not, if there is one. */
export async function findFactor(
  payload: Payload,
  userId: number | string,
): Promise<SecondFactor | null> {
  const where = ofAccount(userId);
  return (await stored.find<SecondFactor>({ payload }, COLLECTION, { where, limit: 1 }))[0] ?? null;
}

const removeFactor = (payload: Payload, userId: number | string): Promise<void> =>
  stored.delete({ payload }, COLLECTION, ofAccount(userId));

const changeFactor = (
  { payload }: PayloadRequest,
  { id }: SecondFactor,
  data: Partial<SecondFactor>,
): Promise<void> => stored.write({ payload }, { kind: COLLECTION, id }, data);

/**
 * Checks whether the agency requires a second factor of an account: of administrators, with
 * `CMS_REQUIRE_SECOND_FACTOR=true`.
 */
function isSecondFactorRequired(role: string): boolean {
  const setting = process.env.CMS_REQUIRE_SECOND_FACTOR || 'false';
  if (setting !== 'true' && setting !== 'false') {
    throw new SettingError('CMS_REQUIRE_SECOND_FACTOR must be true or false');
  }
  return setting === 'true' && role === 'admin';
}

/**
 * Returns what a session of an account may do: everything (`complete`), only enter a code (`verify`), or
 * only set up a second factor (`enrol`). A session without an id is a new one.
 */
function stateOf(
  role: string,
  factor: SecondFactor | null,
  sessionId = '',
): 'complete' | 'verify' | 'enrol' {
  if (factor?.confirmedAt) return factor.sessions.includes(sessionId) ? 'complete' : 'verify';
  return isSecondFactorRequired(role) ? 'enrol' : 'complete';
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

/**
 * Leaves out the sessions of an account that are older than twelve hours or lack their second factor:
 * Payload reads the account to authenticate a request, and makes it an anonymous one if the session of
 * its token is missing.
 */
const dropSessions: CollectionAfterReadHook = async ({ doc, req }) => {
  const { id, role, sessions } = doc as { id: number; role: string; sessions?: Session[] | null };
  if (!sessions?.length) return doc;
  const current = sessions.filter((session) => remainingSeconds(session) > 0);
  if (contextOf(req).hasPendingSessions) return { ...doc, sessions: current };
  const factor = await findFactor(req.payload, id);
  const isComplete = (session: Session) => stateOf(role, factor, session.id) === 'complete';
  return { ...doc, sessions: current.filter(isComplete) };
};

type SessionUser = TypedUser & { _sid?: string };

/**
 * Returns the session of a request that lacks its second factor, or `undefined`.
 *
 * @param transaction in which the session is being stored
 */
export async function findPendingSignIn(
  payload: Payload,
  headers: Headers,
  transaction: Pick<PayloadRequest, 'transactionID'> = {},
) {
  const context = contextWith({ hasPendingSessions: true });
  const req = await createLocalReq({ context, req: { headers, ...transaction } }, payload);
  const { user } = await payload.auth({ headers, req });
  const { _sid: sessionId } = (user ?? {}) as Partial<SessionUser>;
  if (!user || !sessionId) return undefined;
  const state = stateOf(user.role, await findFactor(payload, user.id), sessionId);
  return state === 'complete' ? undefined : { state, sessionId, user };
}

/** Whether codes can be compared with a second factor; not with one of another `PAYLOAD_SECRET`. */
function isReadable(payload: Payload, { secret }: SecondFactor): boolean {
  try {
    return totpOf(payload.decrypt(secret), '').generate() !== '';
  } catch {
    return false;
  }
}

/** Refuses to sign in where a second factor would be asked for that cannot be checked, or set up. */
const refuseUnchecked: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const { payload, transactionID } = req;
  const factor = await findFactor(payload, user.id);
  if (stateOf(user.role, factor) === 'complete') return;
  const headers = new Headers({ Authorization: `JWT ${token}` });
  const pending = await findPendingSignIn(payload, headers, transactionID ? { transactionID } : {});
  if (pending && (!factor?.confirmedAt || isReadable(payload, factor))) return;
  const reason = pending ? 'PAYLOAD_SECRET has changed' : 'Payload does not show its session';
  payload.logger.error(`A second factor cannot be checked (${reason}): see docs/operations.md`);
  throw new APIError(MESSAGES.uncheckedFactor[adminLanguage(req)], 503, null, true);
};

const recordSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (stateOf(user.role, await findFactor(req.payload, user.id)) !== 'complete') return;
  const address = clientAddress(req.headers);
  await recordEvent(req, { action: 'signIn', who: user.email, address });
};

/** Tells the admin, which warns before a session ends, when its twelve hours end. */
const announceEnd: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation !== 'refresh') return result;
  const { sessions, _sid: sessionId } = req.user as SessionUser;
  const session = sessions?.find(({ id }) => id === sessionId);
  const endSeconds = Math.floor(Date.now() / 1000) + (session ? remainingSeconds(session) : 0);
  return { ...result, exp: Math.min(result.exp, endSeconds) };
};

const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;

const totpOf = (secret: string, email: string) =>
  new TOTP({
    issuer: `CMS ${new URL(settings.publicOrigin ?? 'http://localhost').host}`,
    label: email,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** Returns the time step of a code, or `undefined` if it is wrong, too old or has been used. */
function findStep(payload: Payload, factor: SecondFactor, code: string): number | undefined {
  const totp = totpOf(payload.decrypt(factor.secret), '');
  const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, window: 1 }) : null;
  if (delta === null) return undefined;
  const step = Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta;
  return step > factor.lastStep ? step : undefined;
}

/**
 * Returns the stored form of a recovery code, which is accepted with any spaces, dashes and case. No code has
 * a 0 or a 1: who types them has misread an o or an l.
 */
const hashRecoveryCode = ({ secret }: Payload, code: string): string =>
  createHmac('sha256', secret)
    .update(
      code
        .toLowerCase()
        .replaceAll('0', 'o')
        .replaceAll('1', 'l')
        .replace(/[^a-z0-9]/g, ''),
    )
    .digest('hex');

/** Creates recovery codes such as `k7m2p-x5c4d`; 50 bits are too many for five attempts in ten minutes. */
const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ size: 7 }).base32.toLowerCase();
    return `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
  });

/** Returns who sends a request and what its session may do, or `undefined` without a session. */
async function findCaller({ headers, payload, user }: PayloadRequest) {
  const sessionId = (user as { _sid?: string } | null)?._sid;
  if (user && sessionId) return { state: 'complete' as const, sessionId, user };
  return findPendingSignIn(payload, headers);
}

type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>;

/** Reads the code and the account that a request names. */
async function readCode(req: PayloadRequest) {
  const { code, user } = await readBody(req);
  return { code: String(code ?? '').trim(), user };
}

const record = (req: PayloadRequest, action: Action, { user }: Caller) =>
  recordEvent(req, { action, who: user.email, address: clientAddress(req.headers) });

/**
 * Returns the columns to save if the code is right: the app's, or a recovery code. Five wrong codes
 * block the account's codes for ten minutes.
 */
async function accept(
  req: PayloadRequest,
  factor: SecondFactor,
  code: string,
  caller: Caller,
): Promise<Partial<SecondFactor> | undefined> {
  const attempts = attemptsOf(req, 'account', `code:${caller.user.id}`);
  await attempts.take(() => record(req, 'blocked', caller));
  const step = findStep(req.payload, factor, code);
  const hash = hashRecoveryCode(req.payload, code);
  const isRecovery = Boolean(factor.confirmedAt) && factor.recoveryCodes.includes(hash);
  if (step === undefined && !isRecovery) return undefined;
  await attempts.forget();
  if (step !== undefined) return { lastStep: step };
  return { recoveryCodes: factor.recoveryCodes.filter((other) => other !== hash) };
}

const refuse = (req: PayloadRequest, status: number, reason: 'wrongCode' | 'notAllowed') =>
  Response.json({ message: MESSAGES[reason][adminLanguage(req)] }, { status });

/** Answers a request of a caller, whose account may have a second factor, confirmed or not. */
type Step = (req: PayloadRequest, caller: Caller, factor: SecondFactor | null) => Promise<Response>;

/** Starts the setup: replaces the account's second factor by a new one, which counts after its first code. */
const enrol: Step = async (req, { state, user }, factor) => {
  if (state === 'verify' || factor?.confirmedAt) return refuse(req, 403, 'notAllowed');
  const { payload } = req;
  await removeFactor(payload, user.id);
  const secret = new Secret().base32;
  await stored.create({ payload }, COLLECTION, {
    user: user.id,
    secret: payload.encrypt(secret),
    lastStep: 0,
    recoveryCodes: [],
    sessions: [],
  });
  const { renderSVG } = await import('uqr');
  const qr = renderSVG(totpOf(secret, user.email).toString(), { border: 2 });
  return Response.json({ secret, qr });
};

/** Ends the setup with the app's first code; returns the recovery codes, which are shown once. */
const confirm: Step = async (req, caller, factor) => {
  if (!factor || factor.confirmedAt) return refuse(req, 403, 'notAllowed');
  const accepted = await accept(req, factor, (await readCode(req)).code, caller);
  if (!accepted) return refuse(req, 400, 'wrongCode');
  const codes = createRecoveryCodes();
  const data = {
    ...accepted,
    confirmedAt: new Date().toISOString(),
    recoveryCodes: codes.map((code) => hashRecoveryCode(req.payload, code)),
    sessions: [caller.sessionId],
  };
  await changeFactor(req, factor, data);
  await record(req, 'secondFactorAdded', caller);
  if (caller.state === 'enrol') await record(req, 'signIn', caller);
  return Response.json({ recoveryCodes: codes });
};

const verify: Step = async (req, caller, factor) => {
  if (!factor || caller.state !== 'verify') return refuse(req, 403, 'notAllowed');
  const accepted = await accept(req, factor, (await readCode(req)).code, caller);
  if (!accepted) {
    await record(req, 'signInFailed', caller);
    return refuse(req, 401, 'wrongCode');
  }
  const data = { ...accepted, sessions: [...factor.sessions, caller.sessionId].slice(-50) };
  await changeFactor(req, factor, data);
  await record(req, 'signIn', caller);
  return Response.json({});
};

/** Removes one's own second factor with a code, or, as an administrator, that of another account. */
const remove: Step = async (req, caller, own) => {
  if (caller.state !== 'complete') return refuse(req, 403, 'notAllowed');
  const { code, user = caller.user.id } = await readCode(req);
  const id = user as number;
  const isOwn = String(id) === String(caller.user.id);
  if (!isOwn && caller.user.role !== 'admin') return refuse(req, 403, 'notAllowed');
  const factor = isOwn ? own : await findFactor(req.payload, id);
  if (!factor) return Response.json({});
  if (isOwn && !(await accept(req, factor, code, caller))) return refuse(req, 400, 'wrongCode');
  await removeFactor(req.payload, id);
  // A session of somebody else that waits for its code must not become complete.
  if (!isOwn) {
    await stored.write({ payload: req.payload }, { kind: 'users', id }, { sessions: [] });
  }
  const event = { action: 'secondFactorRemoved', kind: 'users', recordId: id } as const;
  await recordEvent(req, { ...event, who: caller.user.email });
  return Response.json({});
};

/** Deletes the cookie of a session that lacks its second factor, which Payload cannot sign out. */
const cancel: Endpoint['handler'] = ({ payload }) => {
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
  });
  return Response.json({}, { headers: { 'Set-Cookie': cookie } });
};

const post = (name: string, handler: Endpoint['handler']): Endpoint => ({
  path: `/second-factor/${name}`,
  method: 'post',
  handler,
});

/**
 * What ends sessions in time, and asks for second factors: `POST /api/users/second-factor/…`, called by
 * the admin's own components.
 */
export const sessions = {
  /** A session ends after two hours without a request from the admin. */
  idleSeconds: 2 * HOUR_SECONDS,
  isSecondFactorRequired,
  hooks: {
    afterRead: [dropSessions],
    afterLogin: [refuseUnchecked, recordSignIn],
    afterOperation: [announceEnd],
    beforeDelete: [({ id, req }) => removeFactor(req.payload, id)],
  } satisfies CollectionConfig['hooks'],
  endpoints: [
    ...Object.entries({ enrol, confirm, verify, remove }).map(([name, step]) =>
      post(name, async (req) => {
        const caller = await findCaller(req);
        if (!caller) return refuse(req, 403, 'notAllowed');
        return step(req, caller, await findFactor(req.payload, caller.user.id));
      }),
    ),
    post('cancel', cancel),
  ],
};
