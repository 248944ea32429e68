import type { Plugin } from 'payload';
import { withAdminComponents, withView } from '../extendConfig.ts';
import { findEmailAdapter } from './forgottenPassword.ts';
import { countTrustedProxies } from './clientAddress.ts';
import { isSecondFactorRequired } from './sessions.ts';

/** Asks for the second factor, and sends the e-mails of accounts. */
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
    // Both throw when their setting is invalid: at the start, and not with the first request.
    onInit: () => {
      isSecondFactorRequired('admin');
      countTrustedProxies();
    },
  };
};
