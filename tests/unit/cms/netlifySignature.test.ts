import type { CollectionConfig, Config, PayloadRequest } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NETLIFY_SECRET, signNotification } from '../../cms/support/publications.ts';
import { proposals } from '../../../cms/features/proposals/proposals.ts';

const body = JSON.stringify({ id: '1', data: {} });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

beforeEach(() => vi.stubEnv('NETLIFY_WEBHOOK_SECRET', NETLIFY_SECRET));
afterEach(() => vi.unstubAllEnvs());

/** Returns the status with which the CMS answers a notification about no proposal. */
async function notify(signature: string | null): Promise<number> {
  const talents: CollectionConfig = { slug: 'talents', fields: [] };
  const { collections } = await proposals({ collections: [talents] } as Config);
  const [endpoint] = collections!.find(({ slug }) => slug === 'proposals')!.endpoints || [];
  const headers = new Headers(signature === null ? {} : { 'X-Webhook-Signature': signature });
  const request = { headers, text: async () => body } as PayloadRequest;
  return (await endpoint!.handler(request)).status;
}

it('accepts the signature of the body that was received', async () => {
  expect(await notify(await signNotification(body))).toBe(200);
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
  expect(await notify(await sign())).toBe(401);
});
