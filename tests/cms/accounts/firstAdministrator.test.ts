import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readCredentials } from '../../../cms/cli/steps/firstUser.ts';
import { fieldErrors, send } from '../support/accounts.ts';
import { useTestCms } from '../support/testCms.ts';

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });

const PASSWORD = 'caballo lámpara azul 47';

beforeAll(async () => {
  await cms.payload.db.deleteMany({ collection: 'users', where: {} });
});

describe('the first administrator’s password', () => {
  it('follows the rule in the admin', async () => {
    const data = { email: 'primera@agencia.example', role: 'admin' };
    const register = (password: string) =>
      send(cms, 'POST', '/users/first-register', { ...data, password });
    const refused = await register('password1234');
    expect(refused.status).toBe(400);
    expect((await fieldErrors(refused)).password).toContain('elige otra');
    expect((await register(PASSWORD)).status).toBe(200);
  });

  it('follows the rule in CMS_ADMIN_PASSWORD, and is not named in the error', async () => {
    vi.stubEnv('CMS_ADMIN_EMAIL', 'primera@agencia.example');
    vi.stubEnv('CMS_ADMIN_PASSWORD', 'password1234');
    await expect(readCredentials()).rejects.toThrow(/^CMS_ADMIN_PASSWORD: .*easy to guess/);
    await expect(readCredentials()).rejects.not.toThrow('password1234');
    vi.unstubAllEnvs();
  });

  it('is asked for again in a terminal, as the e-mail address is, until both are valid', async () => {
    vi.stubEnv('CMS_ADMIN_EMAIL', 'primera');
    vi.stubEnv('CMS_ADMIN_PASSWORD', PASSWORD);
    const answers = ['no address', 'primera@agencia.example', 'short', 'password1234', PASSWORD];
    const input = Object.assign(new PassThrough(), { isTTY: true });
    let shown = '';
    let asked = 0;
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        shown += stripVTControlCharacters(chunk.toString());
        const questions = shown.match(/(E-mail|Password): /g)?.length ?? 0;
        // The label of a secret is written before the question is asked.
        for (; asked < questions; asked++) setImmediate(() => input.write(`${answers.shift()}\n`));
        done();
      },
    });
    const credentials = await readCredentials({ input, output });
    expect(credentials).toEqual({ email: 'primera@agencia.example', password: PASSWORD });
    expect(shown.match(/no e-mail address/g)).toHaveLength(2);
    expect(shown).toMatch(/at least 12 characters[^]*easy to guess/);
    expect(shown).not.toContain(PASSWORD);
    vi.unstubAllEnvs();
  });
});
