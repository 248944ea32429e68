import type { Plugin } from 'payload';
import { withAdminComponents, withView } from '../extendConfig.ts';
import { findEmailAdapter } from './forgottenPassword.ts';
import { guardSessions } from './sessions.ts';

/** Ends sessions, asks for the second factor, and sends the e-mails of accounts. */
export const accounts: Plugin = async (config) => {
  const email = await findEmailAdapter();
  const extended = withAdminComponents(config, {
    beforeLogin: [
      '/features/accounts/admin/PendingSignIn.tsx#PendingSignIn',
      '/features/accounts/admin/NoForgottenPassword.tsx#NoForgottenPassword',
    ],
  });
  return {
    ...withView(extended, 'secondFactor', {
      path: '/second-factor',
      Component: '/features/accounts/admin/SecondFactorView.tsx#SecondFactorView',
    }),
    ...(email ? { email } : {}),
    onInit: guardSessions,
  };
};
