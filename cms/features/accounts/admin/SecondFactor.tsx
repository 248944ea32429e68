import type { AdminViewServerProps, ServerProps, UIFieldServerProps } from 'payload';
import { MinimalTemplate } from '@payloadcms/next/templates';
import { headers } from 'next/headers.js';
import { redirect } from 'next/navigation.js';
import { canSendEmail } from '../mail.ts';
import { findFactor, findPendingSignIn } from '../sessions.ts';
import { SecondFactorStatus, SecondFactorStep } from './SecondFactorForms.tsx';

const NO_LINK = '.login__form a[href$="/forgot"] { display: none; }';

/**
 * Leads from the sign-in page to the second factor, when only that is missing, and hides Payload's link
 * for a forgotten password while the CMS sends no e-mail.
 */
export async function BeforeSignIn({ payload }: ServerProps) {
  const pending = await findPendingSignIn(payload, await headers());
  if (pending) redirect(`${payload.config.routes.admin}/second-factor`);
  return canSendEmail(payload) ? null : <style>{NO_LINK}</style>;
}

/** The page between the sign-in page and the admin. */
export async function SecondFactorView({ initPageResult }: AdminViewServerProps) {
  const { payload } = initPageResult.req;
  const pending = await findPendingSignIn(payload, await headers());
  if (!pending) redirect(payload.config.routes.admin);
  return (
    <MinimalTemplate>
      <SecondFactorStep state={pending.state} />
    </MinimalTemplate>
  );
}

export async function SecondFactorField({ data, payload, user }: UIFieldServerProps) {
  const id = (data as { id?: number }).id;
  if (!id || !user) return null;
  const factor = await findFactor(payload, id);
  return (
    <SecondFactorStatus
      otherUser={String(id) === String(user.id) ? undefined : id}
      recoveryLeft={factor?.confirmedAt ? factor.recoveryCodes.length : undefined}
    />
  );
}
