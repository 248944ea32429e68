import {
  APIError,
  type CollectionConfig,
  type EmailAdapter,
  type Endpoint,
  type PayloadRequest,
  type Plugin,
  addDataAndFileToRequest,
} from 'payload';
import { BRAND } from '#contract/brand.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { attemptsOf } from '../../network/attempts.ts';
import { clientAddress } from '../../network/clientAddress.ts';
import { adminOrigin, canSendEmail, reasonOfFailure, renderMail } from './mail.ts';
import MESSAGES from './messages.json' with { type: 'json' };
import { passwordHooks } from './passwords.ts';
import { sessions } from './sessions.ts';
import { SettingError } from '#contract/settingError.ts';

const DEFAULT_PORT = '587';
/** The port on which a connection is encrypted from its first byte. */
const TLS_PORT = 465;

/**
 * Returns what sends the CMS's e-mails through the SMTP server `SMTP_HOST`, or `undefined` if there is
 * none: then nobody can ask for a new password by e-mail.
 */
async function findEmailAdapter(): Promise<EmailAdapter | undefined> {
  const { SMTP_HOST: host, SMTP_FROM: from, SMTP_USER: user, SMTP_PASSWORD: pass } = process.env;
  if (!host) return undefined;
  if (!from?.includes('@'))
    throw new SettingError('SMTP_HOST also requires SMTP_FROM, an e-mail address');
  const port = Number(process.env.SMTP_PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1)
    throw new SettingError('SMTP_PORT must be a number such as 587');
  // Only the admin installs the package, and the CMS of a build sends no e-mail.
  const adapter = await import('@payloadcms/email-nodemailer').catch(() => undefined);
  if (!adapter) return undefined;
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host);
  return adapter.nodemailerAdapter({
    defaultFromAddress: from,
    defaultFromName: process.env.SMTP_FROM_NAME || BRAND.name,
    skipVerify: true,
    transportOptions: {
      host,
      port,
      secure: port === TLS_PORT,
      // A password must not be sent over a connection that somebody has kept from being encrypted.
      requireTLS: port !== TLS_PORT && !isLocal,
      ...(user && pass ? { auth: { user, pass } } : {}),
    },
  });
}

const VALID_MS = 60 * 60 * 1000;

/**
 * Sends the e-mail if there is such an account. The log names the reason of a failure, and neither the
 * address nor the credentials of the mail server.
 */
async function sendLink({ i18n, payload, t }: PayloadRequest, email: string): Promise<void> {
  try {
    await payload.forgotPassword({ collection: 'users', data: { email }, req: { i18n, t } });
  } catch (error) {
    const reason = reasonOfFailure(error);
    payload.logger.error({ msg: `The link for a new password could not be sent (${reason})` });
  }
}

/**
 * `POST /api/users/forgot-password`, in place of Payload's own: it answers before it looks for the
 * account, so that neither the response nor its time tells whether there is one.
 */
const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    if (!canSendEmail(req.payload)) {
      throw new APIError(MESSAGES.noEmail[adminLanguage(req)], 403);
    }
    await attemptsOf(req, 'address', clientAddress(req.headers)).take();
    // The admin sends a form, and not JSON.
    await addDataAndFileToRequest(req);
    const asked = req.data?.email;
    const email = typeof asked === 'string' ? asked.trim().toLowerCase() : '';
    if (email) {
      await attemptsOf(req, 'account', `forgotten:${email}`).take();
      void sendLink(req, email);
    }
    return Response.json({ message: req.t('general:success') });
  },
};

function mailOf(req: PayloadRequest, url: string): string {
  const { asked, choose, valid } = MESSAGES.mail;
  const language = adminLanguage(req);
  const link = { url, label: choose[language] };
  return renderMail({ language, before: [asked[language]], link, after: [valid[language]] });
}

/** Payload's options for the e-mail: in the language in which it was asked for. */
const forgotPasswordEmail = {
  expiration: VALID_MS,
  generateEmailSubject: ({ req }: { req?: PayloadRequest } = {}): string =>
    req ? MESSAGES.mail.subject[adminLanguage(req)] : '',
  generateEmailHTML: ({ req, token }: { req?: PayloadRequest; token?: string } = {}): string =>
    req && token ? mailOf(req, `${adminOrigin()}/admin/reset/${token}`) : '',
};

const guardAccounts = (users: CollectionConfig): CollectionConfig => ({
  ...extendConfig.hooks(extendConfig.hooks(users, { last: passwordHooks }), {
    last: sessions.hooks,
  }),
  auth: {
    ...(users.auth as object),
    tokenExpiration: sessions.idleSeconds,
    forgotPassword: forgotPasswordEmail,
  },
  endpoints: [forgotPasswordEndpoint, ...(users.endpoints || []), ...sessions.endpoints],
});

/** Guards passwords and sessions, asks for the second factor, and sends the e-mails of accounts. */
export const accounts: Plugin = async (config) => {
  const email = await findEmailAdapter();
  const guarded = extendConfig.collections(config, (collection) =>
    collection.slug === 'users' ? guardAccounts(collection) : collection,
  );
  const extended = extendConfig.admin(guarded, {
    beforeLogin: ['/features/accounts/admin/SecondFactor.tsx#BeforeSignIn'],
    views: {
      secondFactor: {
        path: '/second-factor',
        Component: '/features/accounts/admin/SecondFactor.tsx#SecondFactorView',
      },
    },
  });
  // Both throw when their setting is invalid: at the start, and not with the first request.
  return extendConfig.init({ ...extended, ...(email ? { email } : {}) }, () => {
    sessions.isSecondFactorRequired('admin');
    clientAddress(new Headers());
  });
};
