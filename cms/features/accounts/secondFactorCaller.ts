import type { PayloadRequest } from 'payload';
import { type Action, recordEvent } from '../audit/auditEvents.ts';
import { clearAttempts, takeAttempt } from './attempts.ts';
import { clientAddress } from './clientAddress.ts';
import { findStep, hashRecoveryCode, type SecondFactor } from './secondFactor.ts';
import type { PendingSignIn, SignInState } from './secondFactorState.ts';

/** Whom a request comes from, and what its session may do. */
export interface Caller {
  state: SignInState;
  sessionId: string;
  user: { id: number; email: string; role: string };
}

/** Returns who sends a request, or `undefined` without a session. */
export function findCaller({ context, user }: PayloadRequest): Caller | undefined {
  const pending = context.pendingSignIn as PendingSignIn | undefined;
  if (pending) return pending;
  const sessionId = (user as { _sid?: string } | null)?._sid;
  return user && sessionId ? { state: 'complete', sessionId, user: user as never } : undefined;
}

/** Reads the code and the account that a request names; without a valid body both are missing. */
export async function readBody(req: PayloadRequest): Promise<{ code: string; user?: unknown }> {
  const body = (await req.json?.().catch(() => undefined)) as Record<string, unknown> | undefined;
  return { code: String(body?.code ?? '').trim(), user: body?.user };
}

/** Records what a caller has done. */
export const record = (req: PayloadRequest, action: Action, { user }: Caller): Promise<void> =>
  recordEvent(req, { action, who: user.email, address: clientAddress(req.headers) });

/**
 * Returns the columns to save if the code is right: the app's, or a recovery code. Five wrong codes
 * block the account's codes for ten minutes.
 */
export async function accept(
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
