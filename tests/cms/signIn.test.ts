import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, READER_KEY, query, startTestCms } from './support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

const ORIGIN = 'https://cms.agencia.example';

let cms: RunningCms;

beforeAll(async () => {
  // Wrong passwords and a failing database are logged at length.
  cms = await startTestCms({
    PAYLOAD_LOG_LEVEL: 'silent',
    CMS_PUBLIC_URL: `${ORIGIN}/admin`,
  });
});
afterAll(() => cms.close());

const signIn = (email: string, password: string) =>
  fetch(`${cms.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

describe('signing in', () => {
  it('is locked after five wrong passwords, even for the right one', async () => {
    const email = 'editor@agencia.example';
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await signIn(email, 'a wrong password')).status).toBe(401);
    }
    expect((await signIn(email, PASSWORD)).status).toBe(429);

    const data = { email, password: PASSWORD };
    await cms.payload.unlock({ collection: 'users', data, overrideAccess: true });
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('does not lock other users out', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await signIn('reader@agencia.example', 'wrong');
    expect((await signIn('admin@agencia.example', PASSWORD)).status).toBe(200);
  });
});

describe('the session', () => {
  it('is an HttpOnly, Secure, SameSite cookie', async () => {
    const cookie = (await signIn('admin@agencia.example', PASSWORD)).headers.get('set-cookie');
    expect(cookie).toMatch(/^payload-token=.*; Secure=true; HttpOnly=true; SameSite=Lax$/);
  });

  it('is accepted for requests from the admin and ignored for requests from other sites', async () => {
    const cookie = (await signIn('admin@agencia.example', PASSWORD)).headers
      .get('set-cookie')!
      .split(';')[0]!;
    const whoAmI = async (headers: Record<string, string>) => {
      const response = await fetch(`${cms.url}/api/users/me`, { headers: { cookie, ...headers } });
      return ((await response.json()) as { user: { email: string } | null }).user?.email;
    };
    expect(await whoAmI({ origin: ORIGIN })).toBe('admin@agencia.example');
    expect(await whoAmI({ 'sec-fetch-site': 'same-origin' })).toBe('admin@agencia.example');
    expect(await whoAmI({ origin: 'https://elsewhere.example' })).toBeUndefined();
    expect(await whoAmI({ 'sec-fetch-site': 'cross-site' })).toBeUndefined();
  });

  it('is not readable by scripts of other sites', async () => {
    const { headers } = await fetch(`${cms.url}/api/users/me`, {
      headers: { origin: 'https://x.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('in production', () => {
  it('GraphQL introspection is forbidden', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { errors } = await query(cms, '{ __schema { types { name } } }', READER_KEY);
    vi.stubEnv('NODE_ENV', 'test');
    expect(errors?.[0]?.message).toContain('introspection is not allowed');
  });
});

describe('the health endpoint', () => {
  const health = async () => fetch(`${cms.url}/api/health`);

  it('returns 200 while the database responds', async () => {
    const response = await health();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('returns 503 when the database fails', async () => {
    const fail = vi.spyOn(cms.payload, 'count').mockRejectedValue(new Error('no database'));
    // The answer of the last check is used for a second.
    await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(503);
    fail.mockRestore();
  });
});
