import type { ServerProps } from 'payload';
import { headers } from 'next/headers.js';
import { redirect } from 'next/navigation.js';
import { findPendingSignIn } from '../sessions.ts';

/** Leads from the sign-in page to the second factor, when only that is missing. */
export async function PendingSignIn({ payload }: ServerProps) {
  const pending = await findPendingSignIn(payload, await headers());
  if (pending) redirect(`${payload.config.routes.admin}/second-factor`);
  return null;
}
