import { describe, expect, it } from 'vitest';
import { verifyToken } from '~/loaders/verifyToken';

describe('the token', () => {
  it('is not verified when it is not set', async () => {
    const fetchGraphQL = () => Promise.reject(new Error('requested'));
    expect(await verifyToken(fetchGraphQL, {})).toBe(false);
  });

  it('is valid when the CMS returns its user', async () => {
    const fetchGraphQL = async () => ({ meUser: { user: { id: 1 } } });
    expect(await verifyToken(fetchGraphQL, { token: 'k3y' })).toBe(true);
  });

  it.each([{ meUser: { user: null } }, { meUser: null }, {}])(
    'is rejected, and not printed, when the CMS returns %j',
    async (data) => {
      const check = verifyToken(async () => data, { token: 'k3y' });
      await expect(check).rejects.toThrow('VerifyToken: the CMS does not accept CMS_TOKEN');
      await expect(check).rejects.not.toThrow('k3y');
    },
  );
});
