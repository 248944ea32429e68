import type { CollectionAfterLoginHook } from 'payload';
import { recordEvent } from '../audit/auditEvents.ts';
import { clientAddress } from './clientAddress.ts';
import { findSignInState } from './secondFactorState.ts';

/** Records a sign-in, unless it still lacks its second factor. */
export const recordSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  // No session has this id: the state is that of a session without a code.
  const state = await findSignInState(req.payload, user, '');
  if (state !== 'complete') return;
  const address = clientAddress(req.headers);
  await recordEvent(req, { action: 'signIn', who: user.email, address });
};
