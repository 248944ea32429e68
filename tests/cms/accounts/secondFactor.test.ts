import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createAccount,
  send,
  signIn,
  trySignIn,
  useCheapHashes,
  whoAmI,
} from '../support/accounts.ts';
import { READER_KEY, query, useTestCms } from '../support/testCms.ts';

const ADMIN = 'directora@agencia.example';
const EDITOR = 'redactora@agencia.example';

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });

let hashes: ReturnType<typeof useCheapHashes>;

beforeAll(async () => {
  // A code is valid for half a minute, which a busy machine takes between two steps.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  hashes = useCheapHashes();
  await createAccount(cms, ADMIN, 'admin');
  await createAccount(cms, EDITOR, 'editor');
});
afterAll(() => {
  hashes.mockRestore();
  vi.useRealTimers();
});

const STEP_MS = 30_000;
type Session = Record<string, string>;

const call = (step: string, session: Session, data: object = {}) =>
  send(cms, 'POST', `/users/second-factor/${step}`, data, session);

/** Returns the app's code; `steps` shifts its clock, since each code is accepted once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

/** Sets up a second factor in a session; returns its secret and recovery codes. */
async function setUp(session: Session) {
  const { secret } = (await (await call('enrol', session)).json()) as { secret: string };
  const confirmed = await call('confirm', session, { code: codeOf(secret, -1) });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { secret, recoveryCodes };
}

/** Every API with a session that must not read or write anything. */
async function expectNoAccess(session: Session) {
  expect(await whoAmI(cms, session)).toBeUndefined();
  const drafts = await send(cms, 'GET', '/talents/versions', undefined, session);
  expect(drafts.status).toBe(401);
  const talent = { name: 'Ana', sections: ['actress'], visibility: 'listed' };
  expect((await send(cms, 'POST', '/talents', talent, session)).status).toBe(401);
  expect((await send(cms, 'POST', '/publish', {}, session)).status).toBe(401);
  expect((await send(cms, 'POST', '/users/refresh-token', {}, session)).status).toBe(403);
  const graphql = await send(
    cms,
    'POST',
    '/graphql',
    { query: '{ Users { totalDocs } }' },
    session,
  );
  expect((await graphql.json()).data?.Users ?? null).toBeNull();
  expect((await call('remove', session, { code: '000000' })).status).toBe(403);
}

describe('an account with a second factor', () => {
  const email = 'dos@agencia.example';
  let secret: string;
  let recoveryCodes: string[];
  let first: Session;

  beforeAll(async () => {
    await createAccount(cms, email, 'admin');
    first = await signIn(cms, email);
    ({ secret, recoveryCodes } = await setUp(first));
  });

  it('stays signed in where it was set up, and its secret is stored encrypted', async () => {
    expect(await whoAmI(cms, first)).toBe(email);
    const rows = await cms.payload.db.find({ collection: 'second-factors', where: {} });
    expect(JSON.stringify(rows.docs)).not.toContain(secret);
    for (const code of recoveryCodes) expect(JSON.stringify(rows.docs)).not.toContain(code);
  });

  it('can do nothing with the password alone but enter a code', async () => {
    const session = await signIn(cms, email);
    await expectNoAccess(session);
    expect((await call('enrol', session)).status).toBe(403);
    expect((await call('verify', session, { code: '000000' })).status).toBe(401);
    expect((await call('verify', session, { code: codeOf(secret) })).status).toBe(200);
    expect(await whoAmI(cms, session)).toBe(email);
  });

  it('accepts a code once, and no code that is older than a step', async () => {
    const session = await signIn(cms, email);
    for (const steps of [0, -1, -2])
      expect((await call('verify', session, { code: codeOf(secret, steps) })).status).toBe(401);
    expect((await call('verify', session, { code: codeOf(secret, 1) })).status).toBe(200);
  });

  it('accepts each recovery code once, however it is written', async () => {
    const code = recoveryCodes[0]!.toUpperCase().replace('-', ' ');
    const session = await signIn(cms, email);
    expect((await call('verify', session, { code })).status).toBe(200);
    const next = await signIn(cms, email);
    expect((await call('verify', next, { code })).status).toBe(401);
  });

  it('is blocked after five wrong codes, in all sessions', async () => {
    const session = await signIn(cms, email);
    const guesses = Array.from({ length: 8 }, () => call('verify', session, { code: '000000' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    const next = await signIn(cms, email);
    const right = await call('verify', next, { code: recoveryCodes[1]! });
    expect(right.status).toBe(429);
    expect(JSON.stringify(await right.json())).toContain('Demasiados intentos');
  });

  it('can drop a session that waits for its code', async () => {
    const session = await signIn(cms, email);
    const cookie = (await call('cancel', session)).headers.get('set-cookie');
    expect(cookie).toMatch(/^payload-token=; Expires=/);
  });
});

describe('a second factor that cannot be checked', () => {
  const email = 'cerrada@agencia.example';
  const expectRefusal = async () => {
    const response = await trySignIn(cms, email);
    expect(response.status).toBe(503);
    expect(response.headers.get('set-cookie')).toBeNull();
    const text = await response.text();
    expect(text).toContain('no puede comprobar el segundo factor');
    expect(text).not.toContain('token');
    const account = { where: { email: { equals: email } }, collection: 'users' } as const;
    const row = await cms.payload.db.findOne<{ id: number; sessions?: object[] }>(account);
    expect(row?.sessions).toHaveLength(1);
  };

  beforeAll(async () => {
    await createAccount(cms, email, 'admin');
    await setUp(await signIn(cms, email));
  });

  it('lets nobody in if Payload reads accounts without the request, as version 4 does', async () => {
    const { payload } = cms;
    const findByID = payload.findByID.bind(payload) as (options: object) => Promise<unknown>;
    const spy = vi
      .spyOn(payload, 'findByID')
      .mockImplementation((({ req: _req, ...options }: object & { req?: unknown }) =>
        findByID(options)) as never);
    await expectRefusal().finally(() => spy.mockRestore());
    expect((await trySignIn(cms, email)).status).toBe(200);
  });

  it('lets nobody in after the secret of the CMS has changed', async () => {
    const { payload } = cms;
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
    });
    const id = docs[0]!.id;
    await payload.db.updateOne({
      collection: 'users',
      id,
      data: { sessions: docs[0]!.sessions?.slice(0, 1) },
    });
    const where = { user: { equals: id } };
    const factor = (await payload.db.findOne<{ id: number }>({
      collection: 'second-factors',
      where,
    }))!;
    const data = { secret: payload.encrypt('18 bytes of another key') };
    await payload.db.updateOne({ collection: 'second-factors', id: factor.id, data });
    await expectRefusal();
  });
});

describe('removing a second factor', () => {
  it('takes a code', async () => {
    const email = 'quita@agencia.example';
    await createAccount(cms, email, 'editor');
    const session = await signIn(cms, email);
    const { secret } = await setUp(session);
    expect((await call('remove', session, { code: '000000' })).status).toBe(400);
    expect((await call('remove', session, { code: codeOf(secret) })).status).toBe(200);
    expect(await whoAmI(cms, await signIn(cms, email))).toBe(email);
  });

  it('of another account is up to administrators, and ends its sessions', async () => {
    const id = await createAccount(cms, 'perdida@agencia.example', 'editor');
    const own = await signIn(cms, 'perdida@agencia.example');
    await setUp(own);
    const waiting = await signIn(cms, 'perdida@agencia.example');
    const asEditor = await signIn(cms, EDITOR);
    expect((await call('remove', asEditor, { user: id })).status).toBe(403);
    const asAdmin = await signIn(cms, ADMIN);
    expect((await call('remove', asAdmin, { user: id })).status).toBe(200);
    expect(await whoAmI(cms, waiting)).toBeUndefined();
    expect(await whoAmI(cms, await signIn(cms, 'perdida@agencia.example'))).toBeDefined();
  });

  it('happens when its account is deleted', async () => {
    const id = await createAccount(cms, 'borrada@agencia.example', 'editor');
    await setUp(await signIn(cms, 'borrada@agencia.example'));
    await cms.payload.delete({ collection: 'users', id });
    const where = { user: { equals: id } };
    expect((await cms.payload.db.find({ collection: 'second-factors', where })).docs).toEqual([]);
  });
});

describe('a second factor that administrators must have', () => {
  beforeAll(() => {
    vi.stubEnv('CMS_REQUIRE_SECOND_FACTOR', 'true');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('is set up before anything else', async () => {
    const email = 'nueva@agencia.example';
    await createAccount(cms, email, 'admin');
    const session = await signIn(cms, email);
    await expectNoAccess(session);
    const { recoveryCodes } = await setUp(session);
    expect(recoveryCodes).toHaveLength(10);
    expect(await whoAmI(cms, session)).toBe(email);
  });

  it('is not asked of editors and of builds', async () => {
    const session = await signIn(cms, EDITOR);
    expect(await whoAmI(cms, session)).toBe(EDITOR);
    const { data } = await query(cms, '{ Users { docs { email } } }', READER_KEY);
    expect(data.Users?.docs).toEqual([{ email: 'reader@agencia.example' }]);
  });

  it('is not reachable without a session or with a key', async () => {
    const headers = { Authorization: `users API-Key ${READER_KEY}` };
    for (const step of ['enrol', 'confirm', 'verify', 'remove']) {
      expect((await call(step, {})).status).toBe(403);
      expect((await call(step, headers)).status).toBe(403);
    }
  });
});
