import { expect, it } from 'vitest';
import { NETLIFY_SECRET, signNotification } from '../../cms/support/publications.ts';
import { isSignedByNetlify } from '../../../cms/features/proposals/proposals.ts';

const body = JSON.stringify({ id: '1' });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('accepts the signature of the body that was received', async () => {
  expect(await isSignedByNetlify(await signNotification(body), body, NETLIFY_SECRET)).toBe(true);
});

it.each([
  ['no signature', () => null],
  ['that of another secret', () => signNotification(body, { secret: 'wrong' })],
  ['that of another body', () => signNotification('{}')],
  ['that of another issuer', () => signNotification(body, { issuer: 'somebody' })],
  ['one without a hash', () => signNotification(body, { sha256: '' })],
  ['the algorithm "none"', () => `${encode({ alg: 'none' })}.${encode({ iss: 'netlify' })}.`],
  ['nonsense', () => 'nonsense'],
])('refuses %s', async (_name, sign) => {
  expect(await isSignedByNetlify(await sign(), body, NETLIFY_SECRET)).toBe(false);
});
