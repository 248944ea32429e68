import { type Endpoint, type PayloadRequest, generateExpiredPayloadCookie } from 'payload';
import { type Bilingual, bilingual, tr } from '../../texts/labels.ts';
import { type Action, recordEvent } from '../audit/auditEvents.ts';
import {
  createFactor,
  createRecoveryCodes,
  findFactor,
  findStep,
  hashRecoveryCode,
  type PendingSignIn,
  removeFactor,
  saveFactor,
  type SecondFactor,
  type SignInState,
} from './secondFactor.ts';
import { clearAttempts, takeAttempt } from './attempts.ts';
import { clientAddress } from './clientAddress.ts';

/** Whom a request comes from, and what its session may do. */
interface Caller {
  state: SignInState;
  sessionId: string;
  user: { id: number; email: string; role: string };
}

/** Returns who sends a request, or `undefined` without a session. */
function findCaller({ context, user }: PayloadRequest): Caller | undefined {
  const pending = context.pendingSignIn as PendingSignIn | undefined;
  if (pending) return pending;
  const sessionId = (user as { _sid?: string } | null)?._sid;
  return user && sessionId ? { state: 'complete', sessionId, user: user as never } : undefined;
}

/** Reads the code and the account that a request names; without a valid body both are missing. */
async function readBody(req: PayloadRequest): Promise<{ code: string; user?: unknown }> {
  const body = (await req.json?.().catch(() => undefined)) as Record<string, unknown> | undefined;
  return { code: String(body?.code ?? '').trim(), user: body?.user };
}

/** Records what a caller has done. */
const record = (req: PayloadRequest, action: Action, { user }: Caller): Promise<void> =>
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
  const attempts = `code:${caller.user.id}`;
  await takeAttempt(req, 'account', attempts, () => record(req, 'blocked', caller));
  const step = findStep(req.payload, factor, code);
  const hash = hashRecoveryCode(req.payload, code);
  const isRecovery = Boolean(factor.confirmedAt) && factor.recoveryCodes.includes(hash);
  if (step === undefined && !isRecovery) return undefined;
  await clearAttempts(req, 'account', attempts);
  if (step !== undefined) return { lastStep: step };
  return { recoveryCodes: factor.recoveryCodes.filter((other) => other !== hash) };
}

const WRONG_CODE = bilingual(
  'El código no es correcto o ya se ha usado: escribe el que muestra ahora la aplicación',
  'The code is wrong or has been used: enter the one that the app shows now',
);
const NOT_ALLOWED = bilingual('Inicia sesión otra vez para hacer esto', 'Sign in again to do this');

const refuse = (req: PayloadRequest, status: number, { es, en }: Bilingual) =>
  Response.json({ message: tr(req, es, en) }, { status });

/** Starts the setup: creates a secret, which counts only after its first code. */
async function enrol(req: PayloadRequest): Promise<Response> {
  const caller = findCaller(req);
  const factor = caller && (await findFactor(req.payload, caller.user.id));
  if (!caller || caller.state === 'verify' || factor?.confirmedAt) {
    return refuse(req, 403, NOT_ALLOWED);
  }
  const { secret, uri } = await createFactor(req, caller.user);
  const { renderSVG } = await import('uqr');
  return Response.json({ secret, qr: renderSVG(uri, { border: 2 }) });
}

/** Ends the setup with the app's first code; returns the recovery codes, which are shown once. */
async function confirm(req: PayloadRequest): Promise<Response> {
  const caller = findCaller(req);
  const factor = caller && (await findFactor(req.payload, caller.user.id));
  if (!caller || !factor || factor.confirmedAt) return refuse(req, 403, NOT_ALLOWED);
  const accepted = await accept(req, factor, (await readBody(req)).code, caller);
  if (!accepted) return refuse(req, 400, WRONG_CODE);
  const codes = createRecoveryCodes();
  await saveFactor(req, factor.id, {
    ...accepted,
    confirmedAt: new Date().toISOString(),
    recoveryCodes: codes.map((code) => hashRecoveryCode(req.payload, code)),
    sessions: [caller.sessionId],
  });
  await record(req, 'secondFactorAdded', caller);
  if (caller.state === 'enrol') await record(req, 'signIn', caller);
  return Response.json({ recoveryCodes: codes });
}

/** Completes a session with a code. */
async function verify(req: PayloadRequest): Promise<Response> {
  const caller = findCaller(req);
  const factor = caller && (await findFactor(req.payload, caller.user.id));
  if (!factor || caller?.state !== 'verify') return refuse(req, 403, NOT_ALLOWED);
  const accepted = await accept(req, factor, (await readBody(req)).code, caller);
  if (!accepted) {
    await record(req, 'signInFailed', caller);
    return refuse(req, 401, WRONG_CODE);
  }
  const sessions = [...factor.sessions, caller.sessionId].slice(-50);
  await saveFactor(req, factor.id, { ...accepted, sessions });
  await record(req, 'signIn', caller);
  return Response.json({});
}

/** Removes one's own second factor with a code, or, as an administrator, that of another account. */
async function remove(req: PayloadRequest): Promise<Response> {
  const caller = findCaller(req);
  if (caller?.state !== 'complete') return refuse(req, 403, NOT_ALLOWED);
  const { code, user = caller.user.id } = await readBody(req);
  const isOwn = String(user) === String(caller.user.id);
  if (!isOwn && caller.user.role !== 'admin') return refuse(req, 403, NOT_ALLOWED);
  const factor = await findFactor(req.payload, user as number);
  if (!factor) return Response.json({});
  if (isOwn && !(await accept(req, factor, code, caller))) return refuse(req, 400, WRONG_CODE);
  await removeFactor(req.payload, user as number);
  if (!isOwn) {
    // A session that waits for its code must not become complete.
    const data = { sessions: [] };
    await req.payload.db.updateOne({ collection: 'users', id: user as number, data });
  }
  await recordEvent(req, {
    action: 'secondFactorRemoved',
    who: caller.user.email,
    kind: 'users',
    recordId: user as number,
  });
  return Response.json({});
}

/** Deletes the cookie of a session that lacks its second factor, which Payload cannot sign out. */
function cancel({ payload }: PayloadRequest): Response {
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
  });
  return Response.json({}, { headers: { 'Set-Cookie': cookie } });
}

const post = (name: string, handler: Endpoint['handler']): Endpoint => ({
  path: `/second-factor/${name}`,
  method: 'post',
  handler,
});

/** `POST /api/users/second-factor/…`, called by the admin's own components. */
export const secondFactorEndpoints: Endpoint[] = [
  post('enrol', enrol),
  post('confirm', confirm),
  post('verify', verify),
  post('remove', remove),
  post('cancel', cancel),
];
