import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { tr } from '../../texts/labels.ts';
import { takeAttempt } from './attempts.ts';
import { clientAddress } from './clientAddress.ts';
import { adminUrl, canSendEmail } from './accountEmail.ts';

const FORBIDDEN = 403;
/** How long the link of an e-mail is valid, in milliseconds. */
const VALID_MS = 60 * 60 * 1000;

/** Refuses while the CMS sends no e-mail, with one response for all addresses. */
function refuseWithoutEmail(req: PayloadRequest): void {
  if (canSendEmail(req.payload)) return;
  const message = tr(
    req,
    'El CMS no envía correos: pide una contraseña nueva a quien lo administra',
    'The CMS sends no e-mail: ask an administrator for a new password',
  );
  throw new APIError(message, FORBIDDEN);
}

/**
 * Sends the e-mail if there is such an account. The log names the reason of a failure, and neither the
 * address nor the credentials of the mail server.
 */
async function sendLink({ i18n, payload, t }: PayloadRequest, email: string): Promise<void> {
  try {
    await payload.forgotPassword({ collection: 'users', data: { email }, req: { i18n, t } });
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const reason = responseCode ?? code ?? 'unknown';
    payload.logger.error({ msg: `The link for a new password could not be sent (${reason})` });
  }
}

/**
 * `POST /api/users/forgot-password`, in place of Payload's own: it answers before it looks for the
 * account, so that neither the response nor its time tells whether there is one.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    refuseWithoutEmail(req);
    const body = (await req.json?.().catch(() => undefined)) as { email?: unknown } | undefined;
    const email = typeof body?.email === 'string' ? body.email.trim().toLowerCase() : '';
    await takeAttempt(req, 'address', clientAddress(req.headers));
    if (email) {
      await takeAttempt(req, 'account', `forgotten:${email}`);
      void sendLink(req, email);
    }
    return Response.json({ message: req.t('general:success') });
  },
};

const PAGE = 'max-width:34em;color:#12120f;font:16px/1.5 Arial,Helvetica,sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#12120f;color:#faf8f1;font-weight:bold';
const SMALL = 'color:#55554d;font-size:14px;word-break:break-all';

/** Returns the e-mail's HTML; styles are inline, because programs for e-mail remove others. */
const mailOf = (req: PayloadRequest, link: string): string =>
  tr(
    req,
    `<div lang="es" style="${PAGE}">
<p>Alguien, seguramente tú, ha pedido una contraseña nueva para el CMS.</p>
<p><a href="${link}" style="${BUTTON}">Elegir la contraseña nueva</a></p>
<p>El enlace vale durante una hora. Si no la has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.</p>
<p style="${SMALL}">Si el botón no funciona, copia esta dirección en el navegador:<br>${link}</p>
</div>`,
    `<div lang="en" style="${PAGE}">
<p>Somebody, probably you, has asked for a new password of the CMS.</p>
<p><a href="${link}" style="${BUTTON}">Choose the new password</a></p>
<p>The link is valid for one hour. If you have not asked for it, do nothing: your password stays the same.</p>
<p style="${SMALL}">If the button does not work, copy this address into your browser:<br>${link}</p>
</div>`,
  );

/** Payload's options for the e-mail: in the language in which it was asked for. */
export const forgotPasswordEmail = {
  expiration: VALID_MS,
  generateEmailSubject: ({ req }: { req?: PayloadRequest } = {}): string =>
    req ? tr(req, 'Tu contraseña nueva', 'Your new password') : '',
  generateEmailHTML: ({ req, token }: { req?: PayloadRequest; token?: string } = {}): string =>
    req && token ? mailOf(req, adminUrl(`/reset/${token}`)) : '',
};
