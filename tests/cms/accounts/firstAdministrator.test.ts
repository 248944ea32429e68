import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCredentials } from '../../../cms/cli/steps/firstUser.ts';
import type { RunningCms } from '../../../cms/runtime/server.ts';
import { fieldErrors, send } from '../support/accounts.ts';
import { startTestCms } from '../support/testCms.ts';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });
  await cms.payload.db.deleteMany({ collection: 'users', where: {} });
});
afterAll(() => cms.close());

describe('the first administrator’s password', () => {
  it('follows the rule in the admin', async () => {
    const data = { email: 'primera@agencia.example', role: 'admin' };
    const register = (password: string) =>
      send(cms, 'POST', '/users/first-register', { ...data, password });
    const refused = await register('password1234');
    expect(refused.status).toBe(400);
    expect((await fieldErrors(refused)).password).toContain('elige otra');
    expect((await register('caballo lámpara azul 47')).status).toBe(200);
  });

  it('follows the rule in CMS_ADMIN_PASSWORD, and is not named in the error', async () => {
    vi.stubEnv('CMS_ADMIN_EMAIL', 'primera@agencia.example');
    vi.stubEnv('CMS_ADMIN_PASSWORD', 'password1234');
    await expect(readCredentials()).rejects.toThrow(/^CMS_ADMIN_PASSWORD: .*easy to guess/);
    await expect(readCredentials()).rejects.not.toThrow('password1234');
    vi.unstubAllEnvs();
  });
});
