import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { ask, startEmptyCms } from './support/emptyCms.ts';

const ORIGIN = 'https://cms.agencia.example';
const PASSWORD = 'a long password';

let cms: RunningCms;

beforeAll(async () => {
  // Wrong passwords and a lost database are told at length, which is not looked at here.
  vi.stubEnv('PAYLOAD_LOG_LEVEL', 'silent');
  vi.stubEnv('CMS_PUBLIC_URL', `${ORIGIN}/admin`);
  cms = await startEmptyCms();
});
afterAll(() => cms.close());

const signIn = (email: string, password: string) =>
  fetch(`${cms.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

describe('signing in', () => {
  it('is locked after five wrong passwords, for the right one too', async () => {
    const email = 'editor@agencia.example';
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await signIn(email, 'a wrong password')).status).toBe(401);
    }
    expect((await signIn(email, PASSWORD)).status).toBe(401);

    // Ten minutes later.
    const where = { email: { equals: email } };
    const data = { lockUntil: new Date(0).toISOString() };
    await cms.payload.db.updateOne({ collection: 'users', where, data });
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('locks nobody else out', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await signIn('reader@agencia.example', 'wrong');
    expect((await signIn('admin@agencia.example', PASSWORD)).status).toBe(200);
  });
});

describe('the session', () => {
  it('is a cookie that no script reads, that goes over https alone and to this site alone', async () => {
    const cookie = (await signIn('admin@agencia.example', PASSWORD)).headers.get('set-cookie');
    expect(cookie).toMatch(/^payload-token=.*; Secure=true; HttpOnly=true; SameSite=Lax$/);
  });

  it('counts for requests of the admin alone, not for those of another site', async () => {
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

  it('is not offered to scripts of other sites', async () => {
    const { headers } = await fetch(`${cms.url}/api/users/me`, {
      headers: { origin: 'https://x.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('outside development', () => {
  it('the model of the content is told to nobody', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { errors } = await ask(cms, '{ __schema { types { name } } }');
    vi.stubEnv('NODE_ENV', 'test');
    expect(errors?.[0]?.message).toContain('introspection is not allowed');
  });
});

describe('the health address', () => {
  const health = async () => fetch(`${cms.url}/api/health`);

  it('answers 200 while the database does', async () => {
    const response = await health();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers 503 when it does not', async () => {
    const fail = vi.spyOn(cms.payload, 'count').mockRejectedValue(new Error('no database'));
    expect((await health()).status).toBe(503);
    fail.mockRestore();
  });
});
