import { beforeAll, describe, expect, it, vi } from 'vitest';
import { send, signIn } from './support/accounts.ts';
import { READER_KEY, authorisedBy, publish, query, useTestCms } from './support/testCms.ts';

// A failing database is logged at length.
const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });

beforeAll(async () => {
  await publish(cms, 'Ana Pública');
});

describe('read access', () => {
  const TALENTS = '{ Talents(sort: "id") { docs { name birthDate } } }';

  it.each([undefined, 'a-wrong-key'])('shows nothing with the key %s', async (key) => {
    for (const text of [
      TALENTS,
      '{ versionsTalents { totalDocs } }',
      '{ Users { docs { id } } }',
    ]) {
      const { data, errors } = await query(cms, text, key);
      expect(data).toBeUndefined();
      expect(errors).toHaveLength(1);
    }
  });

  it('shows the e-mail addresses of other users to administrators only', async () => {
    const USERS = '{ Users { docs { email } } }';
    const own = await query(cms, USERS, READER_KEY);
    expect(own.data.Users?.docs).toEqual([{ email: 'reader@agencia.example' }]);
  });

  it('by introspection is forbidden in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { errors } = await query(cms, '{ __schema { types { name } } }', READER_KEY);
    vi.stubEnv('NODE_ENV', 'test');
    expect(errors?.[0]?.message).toContain('introspection is not allowed');
  });
});

it('the health endpoint returns 200 while the database responds, and 503 when it fails', async () => {
  const health = () => fetch(`${cms.url}/api/health`);
  const { status, headers } = await health();
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const fail = vi.spyOn(cms.payload, 'count').mockRejectedValue(new Error('no database'));
  // The answer of the last check is used for a second.
  await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(503);
  fail.mockRestore();
});

describe('the description of a video', () => {
  const ask = async (headers?: Record<string, string>) =>
    (await send(cms, 'POST', '/video', { url: 'https://example.com' }, headers)).status;

  it('is asked from a platform by editors only', async () => {
    expect(await ask()).toBe(401);
    expect(await ask(authorisedBy('a-wrong-key'))).toBe(401);
    expect(await ask(authorisedBy(READER_KEY))).toBe(403);
    expect(await ask(await signIn(cms, 'reader@agencia.example'))).toBe(403);
    // The address is of no video, so no platform is asked.
    expect(await ask(await signIn(cms, 'editor@agencia.example'))).toBe(400);
  });
});

describe('write access', () => {
  const as = async (email: string) => {
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { email: { equals: email } },
    });
    return { ...docs[0]!, collection: 'users' as const };
  };
  const rename = async (email: string) => {
    const where = { slug: { equals: 'ana-publica' } };
    const { docs } = await cms.payload.find({ collection: 'talents', where });
    return cms.payload.update({
      collection: 'talents',
      id: docs[0]!.id,
      data: { homeBase: [`Changed by ${email}`] },
      user: await as(email),
      overrideAccess: false,
    });
  };

  it('allows editors to edit', async () => {
    const { homeBase } = await rename('editor@agencia.example');
    expect(homeBase).toEqual(['Changed by editor@agencia.example']);
  });

  it('forbids readers to edit', async () => {
    await expect(rename('reader@agencia.example')).rejects.toThrow();
  });

  it('does not allow an editor to become an administrator', async () => {
    const editor = await as('editor@agencia.example');
    const changed = await cms.payload.update({
      collection: 'users',
      id: editor.id,
      data: { role: 'admin' },
      user: editor,
      overrideAccess: false,
    });
    expect(changed.role).toBe('editor');
  });

  it('allows only administrators to create users', async () => {
    const createUser = async (email: string) =>
      cms.payload.create({
        collection: 'users',
        data: { email: `created-by-${email}`, password: 'a long password', role: 'editor' },
        user: await as(email),
        overrideAccess: false,
      });
    await expect(createUser('editor@agencia.example')).rejects.toThrow();
    expect((await createUser('admin@agencia.example')).role).toBe('editor');
  });

  it('leaves an administrator: nobody deletes their own account, alone or with others, or gives up its role', async () => {
    const admin = await as('admin@agencia.example');
    const headers = await signIn(cms, admin.email);
    const requests = [
      ['DELETE', `/users/${admin.id}`],
      ['DELETE', `/users?where[id][equals]=${admin.id}`],
      ['PATCH', `/users/${admin.id}`, { role: 'editor' }],
    ] as const;
    for (const [method, path, data] of requests) {
      const answer = await send(cms, method, path, data, headers);
      expect(await answer.text(), path).toContain('Es tu cuenta');
    }
    expect((await as(admin.email)).role).toBe('admin');
  });
});
