import type { AdminViewServerProps } from 'payload';
import { headers } from 'next/headers.js';
import { redirect } from 'next/navigation.js';
import { findPendingSignIn } from '../sessions.ts';
import { MinimalTemplate } from '@payloadcms/next/templates';
import {
  SecondFactorCancel,
  SecondFactorSetup,
  SecondFactorVerification,
} from './SecondFactorForms.tsx';
import { TEXTS } from './secondFactorTexts.ts';
import { STACK } from './stackStyle.ts';

/** The page between the sign-in page and the admin: asks for a code, or sets up the second factor. */
export async function SecondFactorView({ initPageResult }: AdminViewServerProps) {
  const { i18n, payload } = initPageResult.req;
  const { admin } = payload.config.routes;
  const pending = await findPendingSignIn(payload, await headers());
  if (!pending) redirect(admin);
  const language = i18n.language === 'en' ? 'en' : 'es';
  return (
    <MinimalTemplate>
      <div style={STACK}>
        <h1>{TEXTS.title[language]}</h1>
        {pending.state === 'verify' ? (
          <SecondFactorVerification />
        ) : (
          <>
            <p>{TEXTS.enrolHelp[language]}</p>
            <SecondFactorSetup redirectTo={admin} />
          </>
        )}
        <SecondFactorCancel />
      </div>
    </MinimalTemplate>
  );
}
