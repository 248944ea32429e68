import type { EmailAdapter, Payload } from 'payload';
import { findPublicOrigin } from '../../runtime/settings.ts';

type Environment = Record<string, string | undefined>;

const DEFAULT_PORT = '587';
/** The port on which a connection is encrypted from its first byte. */
const TLS_PORT = 465;
const DEFAULT_ADMIN_PORT = '3000';
/** The name of Payload's adapter that writes to the log instead of sending. */
const NO_ADAPTER = 'console';

async function loadAdapter() {
  try {
    return await import('@payloadcms/email-nodemailer');
  } catch {
    // Only the admin installs the package, and the CMS of a build sends no e-mail.
    return undefined;
  }
}

/**
 * Returns what sends the CMS's e-mails through the SMTP server `SMTP_HOST`, or `undefined` if there is
 * none: then nobody can ask for a new password by e-mail.
 *
 * @throws {Error} naming the variable that is missing or invalid
 */
export async function findEmailAdapter(
  environment: Environment = process.env,
): Promise<EmailAdapter | undefined> {
  const { SMTP_HOST: host, SMTP_FROM: from, SMTP_USER: user, SMTP_PASSWORD: pass } = environment;
  if (!host) return undefined;
  if (!from?.includes('@')) throw new Error('SMTP_HOST also requires SMTP_FROM, an e-mail address');
  const port = Number(environment.SMTP_PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1)
    throw new Error('SMTP_PORT must be a number such as 587');
  const adapter = await loadAdapter();
  if (!adapter) return undefined;
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host);
  return adapter.nodemailerAdapter({
    defaultFromAddress: from,
    defaultFromName: environment.SMTP_FROM_NAME || 'CMS',
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

/** Returns whether the CMS can send e-mails. */
export const canSendEmail = ({ email }: Payload): boolean => email.name !== NO_ADAPTER;

/** Returns the URL of a page of the admin, never from a request's headers, which can be forged. */
export function adminUrl(path: string): string {
  const port = process.env.CMS_ADMIN_PORT || DEFAULT_ADMIN_PORT;
  return `${findPublicOrigin() ?? `http://localhost:${port}`}/admin${path}`;
}
