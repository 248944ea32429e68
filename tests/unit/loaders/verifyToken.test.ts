import { describe, expect, it } from 'vitest';
import { verifyToken } from '~/loaders/verifyToken';

describe('who the build is', () => {
  it('is not asked without a token', async () => {
    const ask = () => Promise.reject(new Error('asked'));
    expect(await verifyToken(ask, {})).toBe(false);
  });

  it('is somebody when the token is accepted', async () => {
    const ask = async () => ({ meUser: { user: { id: 1 } } });
    expect(await verifyToken(ask, { token: 'k3y' })).toBe(true);
  });

  it.each([{ meUser: { user: null } }, { meUser: null }, {}])(
    'stops the build when the CMS answers %j: the token is wrong, and is not printed',
    async (answer) => {
      const check = verifyToken(async () => answer, { token: 'k3y' });
      await expect(check).rejects.toThrow('Identity: the CMS does not accept CMS_TOKEN');
      await expect(check).rejects.not.toThrow('k3y');
    },
  );
});
