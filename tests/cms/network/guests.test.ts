import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { authorisedBy, publish, startTestCms } from '../support/testCms.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

let cms: RunningCms;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });
  await publish(cms, 'Ana');
  editor = await signIn(cms, 'editor@agencia.example');
});
afterAll(() => cms.close());

const ask = (path: string, headers: HeadersInit = {}) => fetch(cms.url + path, { headers });

describe('while guests ask more than any queue holds', () => {
  it.each([
    ['whether there is an account', '/api/users/init', () => ({})],
    ['who they are', '/api/users/me', () => ({})],
    ['with made-up keys', '/api/talents', () => authorisedBy(randomUUID())],
    ['with made-up sessions', '/api/talents', () => ({ Cookie: 'payload-token=a.b.c' })],
  ])('%s, an editor is answered', async (_name, path, headers: () => Record<string, string>) => {
    const guests = Array.from({ length: 100 }, () => ask(path, headers()));
    const answers = Array.from({ length: 20 }, () => ask('/api/talents?limit=1', editor));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const { status } of await Promise.all(guests)) expect(status).toBeLessThan(503);
  });
});

describe('a made-up key', () => {
  it('names no collections', async () => {
    const response = await ask('/api/access', authorisedBy('wrong'));
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('talents');
  });
});

it('a key is valid as soon as it is created, and no longer than it exists', async () => {
  const apiKey = randomUUID();
  const content = '/api/graphql?query={__typename}';
  expect((await ask(content, authorisedBy(apiKey))).status).toBe(401);
  const data = { email: 'nueva@agencia.example', password: randomUUID(), apiKey };
  const { id } = await cms.payload.create({
    collection: 'users',
    data: { ...data, role: 'reader', enableAPIKey: true },
  });
  expect((await ask(content, authorisedBy(apiKey))).status).toBe(200);
  await cms.payload.delete({ collection: 'users', id });
  expect((await ask(content, authorisedBy(apiKey))).ok).toBe(false);
});
