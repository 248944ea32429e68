import type { Config } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount, send, useCheapHashes } from '../support/accounts.ts';
import { accounts } from '../../../cms/features/accounts/accountsPlugin.ts';
import { useTestCms } from '../support/testCms.ts';

interface Mail {
  to: string;
  subject: string;
  html: string;
}

const ORIGIN = 'https://cms.agencia.example';
/** Milliseconds that a busy machine may take to send. */
const PATIENCE = { timeout: 60_000 };
const EMAIL = 'olvida@agencia.example';
const mails: Mail[] = [];
let deliver: (mail: Mail) => Promise<void>;

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent', CMS_PUBLIC_URL: `${ORIGIN}/admin` });

beforeAll(async () => {
  useCheapHashes();
  // In place of the adapter, whose package is installed with the admin only.
  cms.payload.email = {
    name: 'nodemailer',
    defaultFromAddress: 'cms@agencia.example',
    defaultFromName: 'CMS',
    sendEmail: (mail) => deliver(mail as Mail),
  };
  await createAccount(cms, EMAIL, 'editor');
});
beforeEach(() => {
  mails.length = 0;
  deliver = async (mail) => void mails.push(mail);
});

let clients = 0;
const forget = (email: string, headers: Record<string, string> = {}) =>
  send(
    cms,
    'POST',
    '/users/forgot-password',
    { email },
    {
      'X-Forwarded-For': `198.51.100.${++clients}`,
      ...headers,
    },
  );
/** Lets the next request for the account through: Payload sends one mail in 15 seconds. */
const forgetLastRequest = () =>
  cms.payload.db.updateOne({
    collection: 'users',
    where: { email: { equals: EMAIL } },
    data: { resetPasswordRequestedAt: null },
  });

describe('a forgotten password', () => {
  it('is replaced by the link of an e-mail at the public origin', async () => {
    const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    expect((await forget(EMAIL, forged)).status).toBe(200);
    await vi.waitFor(() => expect(mails).toHaveLength(1), PATIENCE);
    const [{ to, subject, html }] = mails as [Mail];
    expect([to, subject]).toEqual([EMAIL, 'Tu contraseña nueva']);
    const [, token] = new RegExp(`href="${ORIGIN}/admin/reset/(\\w{40})"`).exec(html) ?? [];
    expect(html).not.toContain('evil.example');
    // A button, and the address for programs that show none.
    expect(html).toMatch(/<a [^>]*style="[^"]*background:/);
    expect(html).toContain(`<br>${ORIGIN}/admin/reset/${token}</p>`);
    const data = { token, password: 'farola cometa ribera 93' };
    expect((await send(cms, 'POST', '/users/reset-password', data)).status).toBe(200);
    const again = await send(cms, 'POST', '/users/reset-password', data);
    expect([again.status, await again.text()]).toEqual([
      403,
      expect.stringContaining('Este enlace ya no vale'),
    ]);
  });

  it('is asked for by the form of the admin, which is no JSON', async () => {
    await forgetLastRequest();
    const body = new FormData();
    body.set('_payload', JSON.stringify({ email: EMAIL }));
    await fetch(`${cms.url}/api/users/forgot-password`, { method: 'POST', body });
    await vi.waitFor(() => expect(mails).toHaveLength(1), PATIENCE);
  });

  it('is asked for in the user’s language', async () => {
    await forgetLastRequest();
    await forget(EMAIL, { 'Accept-Language': 'en' });
    await vi.waitFor(() => expect(mails[0]?.subject).toBe('Your new password'), PATIENCE);
    expect(mails[0]?.html).toContain('valid for one hour');
  });

  it('gets the same answer for unknown accounts, and when the mail server fails', async () => {
    await forgetLastRequest();
    deliver = () => Promise.reject(new Error('refused'));
    const observe = async (email: string) => {
      const response = await forget(email);
      return [response.status, await response.text()];
    };
    expect(await observe(EMAIL)).toEqual(await observe('nadie@agencia.example'));
    expect(mails).toEqual([]);
  });

  it.each([EMAIL, 'nadie2@agencia.example'])(
    'is refused after five requests for %s',
    async (email) => {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count++) statuses.push((await forget(email)).status);
      expect(statuses.at(-1)).toBe(429);
    },
  );
});

describe('the settings of the mail server', () => {
  afterEach(() => vi.unstubAllEnvs());
  const configure = (environment: Record<string, string>) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    return accounts({} as Config);
  };

  it('are none by default', async () => {
    expect(await configure({ SMTP_FROM: 'cms@agencia.example' })).not.toHaveProperty('email');
  });

  it.each([
    [{ SMTP_HOST: 'smtp.example', SMTP_PASSWORD: 'secret' }, 'SMTP_FROM'],
    [{ SMTP_HOST: 'smtp.example', SMTP_FROM: 'a@b.example', SMTP_PORT: 'tls' }, 'SMTP_PORT'],
  ])('are refused by name: %o', async (environment, variable) => {
    await expect(configure(environment)).rejects.toThrow(variable);
  });
});
