import { describe, expect, it } from 'vitest';
import { AccessError, RequestError } from '~/session/contentErrors';
import { verifyToken } from './verifyToken';

const settings = { token: 'k3y' };

describe('the token', () => {
  it('is required', async () => {
    const fetchGraphQL = () => Promise.reject(new Error('requested'));
    await expect(verifyToken(fetchGraphQL, {})).rejects.toThrow(
      'CMS_TOKEN is not set: it must be the API key of a user',
    );
  });

  it('is valid when the CMS returns its user', async () => {
    const fetchGraphQL = async () => ({ meUser: { user: { id: 1 } } });
    await expect(verifyToken(fetchGraphQL, settings)).resolves.toBeUndefined();
  });

  it.each([{ meUser: { user: null } }, { meUser: null }, {}])(
    'is rejected, and not printed, when the CMS returns %j',
    async (data) => {
      const check = verifyToken(async () => data, settings);
      await expect(check).rejects.toThrow('VerifyToken: the CMS does not accept CMS_TOKEN');
      await expect(check).rejects.not.toThrow('k3y');
    },
  );

  it('is rejected when the CMS refuses the request', async () => {
    const fetchGraphQL = () => Promise.reject(new AccessError('VerifyToken', 'Sign in'));
    const check = verifyToken(fetchGraphQL, settings);
    await expect(check).rejects.toThrow('VerifyToken: the CMS does not accept CMS_TOKEN');
  });

  it('is not called wrong when the CMS cannot be reached', async () => {
    const message = 'the CMS cannot be reached';
    const fetchGraphQL = () => Promise.reject(new RequestError('VerifyToken', message));
    await expect(verifyToken(fetchGraphQL, settings)).rejects.toThrow(message);
  });
});
