import type crypto from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAccount,
  send,
  signIn,
  trySignIn,
  useCheapHashes,
  whoAmI,
} from '../support/accounts.ts';
import { PASSWORD, useTestCms } from '../support/testCms.ts';

const ORIGIN = 'https://cms.agencia.example';
const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent', CMS_PUBLIC_URL: `${ORIGIN}/admin` });
const ADMIN = 'directora@agencia.example';
const EDITOR = 'redactora@agencia.example';
const WRONG = 'not the password';

let hashes: ReturnType<typeof useCheapHashes>;
let addresses = 0;

beforeAll(async () => {
  hashes = useCheapHashes();
  await createAccount(cms, ADMIN, 'admin');
  await createAccount(cms, EDITOR, 'editor');
});
afterAll(() => hashes.mockRestore());

/** Returns an address from which nobody has tried to sign in. */
const newAddress = () => `198.51.100.${++addresses}`;

/** What an attacker sees: status and text, without the time. */
async function answer(response: Response) {
  return { status: response.status, body: await response.json() };
}

/** Returns the answer and the parameters of each password hash that it took. */
async function observe(attempt: () => Promise<Response>) {
  hashes.mockClear();
  const given = await answer(await attempt());
  const costs = hashes.mock.calls.map(([, , iterations, bytes]) => `${iterations} × ${bytes}`);
  return { ...given, costs };
}

describe('a known and an unknown account', () => {
  it('get the same answer for a wrong password, after one hash of the same cost', async () => {
    const known = await observe(() => trySignIn(cms, ADMIN, WRONG, newAddress()));
    const unknown = await observe(() => trySignIn(cms, 'x@agencia.example', WRONG, newAddress()));
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 401, costs: ['600000 × 32'] });
  });

  it('get the same answers up to the limit and after it', async () => {
    await createAccount(cms, 'conocida@agencia.example', 'editor');
    const attempts = async (email: string) => {
      const answers = [];
      for (let attempt = 0; attempt < 7; attempt++)
        answers.push(await observe(() => trySignIn(cms, email, WRONG, newAddress())));
      return answers;
    };
    const known = await attempts('conocida@agencia.example');
    expect(known).toEqual(await attempts('nadie@agencia.example'));
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('get the same answer while the database still locks the account after a restart', async () => {
    const email = 'bloqueada@agencia.example';
    const id = await createAccount(cms, email, 'editor');
    const data = { lockUntil: new Date(Date.now() + 60_000).toISOString() };
    await cms.payload.db.updateOne({ collection: 'users', id, data });
    const known = await observe(() => trySignIn(cms, email, PASSWORD, newAddress()));
    const unknown = await observe(() => trySignIn(cms, 'y@agencia.example', WRONG, newAddress()));
    expect(known).toEqual(unknown);
  });

  it('get the same answer to a forgotten password, which says whom to ask', async () => {
    const forget = (email: string) =>
      observe(() => send(cms, 'POST', '/users/forgot-password', { email }));
    const known = await forget(ADMIN);
    expect(known).toEqual(await forget('z@agencia.example'));
    expect(known).toMatchObject({ status: 403, costs: [] });
    expect(JSON.stringify(known.body)).toContain('pide una contraseña nueva');
  });
});

describe('attempts to sign in', () => {
  it('at one account are refused after five, for ten minutes, from every address', async () => {
    const email = 'muchas@agencia.example';
    await createAccount(cms, email, 'editor');
    const parallel = Array.from({ length: 20 }, () => trySignIn(cms, email, WRONG, newAddress()));
    const statuses = (await Promise.all(parallel)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    const refused = await trySignIn(cms, email, PASSWORD, newAddress());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(JSON.stringify(await refused.json())).toContain('Vuelve a probar en 10 min');
  });

  it('from one address are refused after thirty, whatever the account', async () => {
    const address = newAddress();
    const attempts = Array.from({ length: 40 }, (_, index) =>
      trySignIn(cms, `${index}@agencia.example`, WRONG, address),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect((await trySignIn(cms, ADMIN, PASSWORD, address)).status).toBe(429);
    expect((await trySignIn(cms, ADMIN, PASSWORD, newAddress())).status).toBe(200);
  });

  it('cannot forge their address: only the proxy’s entry counts', async () => {
    const address = newAddress();
    const attempts = Array.from({ length: 31 }, (_, index) =>
      trySignIn(cms, `f${index}@agencia.example`, WRONG, `203.0.113.${index}, ${address}`),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('that succeed do not count', async () => {
    const address = newAddress();
    for (let attempt = 0; attempt < 32; attempt++)
      expect((await trySignIn(cms, ADMIN, PASSWORD, address)).status).toBe(200);
  });

  it('are possible again when an administrator unlocks the account', async () => {
    const email = 'otra@agencia.example';
    await createAccount(cms, email, 'editor');
    for (let attempt = 0; attempt < 6; attempt++) await trySignIn(cms, email, WRONG, newAddress());
    expect((await trySignIn(cms, email, PASSWORD, newAddress())).status).toBe(429);
    const asEditor = await signIn(cms, EDITOR);
    expect((await send(cms, 'POST', '/users/unlock', { email }, asEditor)).status).toBe(403);
    const asAdmin = await signIn(cms, ADMIN);
    expect((await send(cms, 'POST', '/users/unlock', { email }, asAdmin)).status).toBe(200);
    expect((await trySignIn(cms, email, PASSWORD, newAddress())).status).toBe(200);
  });
});

describe('a session', () => {
  const cookieOf = async () =>
    (await trySignIn(cms, ADMIN, PASSWORD, newAddress())).headers.get('set-cookie')!;

  it('is an HttpOnly, Secure, SameSite cookie', async () => {
    expect(await cookieOf()).toMatch(
      /^payload-token=.*; Secure=true; HttpOnly=true; SameSite=Lax$/,
    );
  });

  it('is accepted for requests from the admin and ignored for requests from other sites', async () => {
    const cookie = (await cookieOf()).split(';')[0]!;
    const from = (headers: Record<string, string>) => whoAmI(cms, { cookie, ...headers });
    expect(await from({ origin: ORIGIN })).toBe(ADMIN);
    expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(ADMIN);
    expect(await from({ origin: 'https://elsewhere.example' })).toBeUndefined();
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBeUndefined();
  });

  it('is not readable by scripts of other sites', async () => {
    const { headers } = await send(cms, 'GET', '/users/me', undefined, {
      origin: 'https://x.example',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  /** Moves the start of all sessions of the account into the past. */
  async function age(email: string, hours: number) {
    const where = { email: { equals: email } };
    interface Row {
      id: number;
      sessions: { createdAt: string }[];
    }
    const row = (await cms.payload.db.findOne<Row>({ collection: 'users', where }))!;
    const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString();
    const sessions = row.sessions.map((session) => ({ ...session, createdAt }));
    await cms.payload.db.updateOne({ collection: 'users', id: row.id, data: { sessions } });
  }

  it('ends twelve hours after it began, although it was refreshed', async () => {
    const headers = await signIn(cms, ADMIN);
    await age(ADMIN, 11.5);
    const refresh = await send(cms, 'POST', '/users/refresh-token', undefined, headers);
    const { exp, refreshedToken } = (await refresh.json()) as {
      exp: number;
      refreshedToken: string;
    };
    const minutes = (exp - Date.now() / 1000) / 60;
    expect(minutes).toBeGreaterThan(25);
    expect(minutes).toBeLessThanOrEqual(30);
    const refreshed = { Authorization: `JWT ${refreshedToken}` };
    expect(await whoAmI(cms, refreshed)).toBe(ADMIN);
    await age(ADMIN, 12.01);
    expect(await whoAmI(cms, refreshed)).toBeUndefined();
    expect((await send(cms, 'POST', '/users/refresh-token', undefined, refreshed)).status).toBe(
      403,
    );
  });

  it('is not prolonged by GraphQL, which has no mutations of accounts', async () => {
    const query = 'mutation { refreshTokenUser { exp } }';
    const response = await send(cms, 'POST', '/graphql', { query }, await signIn(cms, ADMIN));
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown[] };
    expect(data ?? null).toBeNull();
    expect(errors).not.toHaveLength(0);
    expect(cms.payload.collections.users.config.graphQL).toEqual({ disableMutations: true });
  });
});

describe('requests about one account at the same moment', () => {
  const email = 'a_la_vez@agencia.example';
  const OTHER_PASSWORD = 'ventana tornasol bicicleta';
  let id: number | string;
  let cheapHash: typeof crypto.pbkdf2;

  beforeAll(async () => {
    id = await createAccount(cms, email, 'editor');
    cheapHash = hashes.getMockImplementation()!;
  });

  /** Makes the next hash take as long as a real one; `begin` is called when it begins. */
  const slowHash = (begin?: () => void) =>
    hashes.mockImplementationOnce((...args) => {
      begin?.();
      setTimeout(() => cheapHash(...args), 200);
    });

  const signInAtOnce = () => {
    const sessions = Array.from({ length: 4 }, () => {
      slowHash();
      return signIn(cms, email);
    });
    return Promise.all(sessions);
  };
  const whoAreThey = (sessions: Record<string, string>[]) =>
    Promise.all(sessions.map((session) => whoAmI(cms, session)));

  it('keep every sign-in', async () => {
    expect(await whoAreThey(await signInAtOnce())).toEqual(Array(4).fill(email));
  });

  it.each(['logout', 'refresh-token'])('keep a sign-in beside %s', async (step) => {
    const sessions = await signInAtOnce();
    const steps = sessions.map((session) => send(cms, 'POST', `/users/${step}`, {}, session));
    const others = await signInAtOnce();
    for (const { status } of await Promise.all(steps)) expect(status).toBe(200);
    const left = step === 'logout' ? undefined : email;
    expect(await whoAreThey(sessions)).toEqual(Array(4).fill(left));
    expect(await whoAreThey(others)).toEqual(Array(4).fill(email));
  });

  /** Signs in, and sends another request while the password is checked. */
  async function sendDuringSignIn(password: string, request: () => Promise<Response>) {
    const answer = Promise.withResolvers<Response>();
    slowHash(() => answer.resolve(request()));
    expect((await trySignIn(cms, email, password)).status).toBe(200);
    expect((await answer.promise).status).toBe(200);
  }

  it('leave a changed password as it was changed', async () => {
    const admin = await signIn(cms, ADMIN);
    const data = { password: OTHER_PASSWORD };
    await sendDuringSignIn(PASSWORD, () => send(cms, 'PATCH', `/users/${id}`, data, admin));
    expect((await trySignIn(cms, email)).status).toBe(401);
    expect((await trySignIn(cms, email, OTHER_PASSWORD)).status).toBe(200);
  });

  it('leave a deleted account deleted', async () => {
    const admin = await signIn(cms, ADMIN);
    const remove = () => send(cms, 'DELETE', `/users/${id}`, undefined, admin);
    await sendDuringSignIn(OTHER_PASSWORD, remove);
    const where = { email: { equals: email } };
    expect((await cms.payload.count({ collection: 'users', where })).totalDocs).toBe(0);
  });
});
