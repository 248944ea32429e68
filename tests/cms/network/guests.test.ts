import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSession } from '../support/accounts.ts';
import { authorisedBy, publish, useTestCms } from '../support/testCms.ts';

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });
const editor = useSession(cms, 'editor@agencia.example');

beforeAll(() => publish(cms, 'Ana'));

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

describe('a connection that sends thousands of requests at once', () => {
  const request = (connection: string) =>
    `GET /api/users/init HTTP/1.1\r\nHost: cms\r\nConnection: ${connection}\r\n\r\n`;

  /** Sends them, and returns the connection, and the statuses of all answers when it is closed. */
  function flood(count: number) {
    const socket = connect(Number(new URL(cms.url).port), '127.0.0.1');
    let answers = '';
    socket.on('data', (data) => (answers += data.toString())).on('error', () => undefined);
    socket.write(request('keep-alive').repeat(count - 1) + request('close'));
    const statuses = new Promise<number[]>((resolve) => {
      socket.on('close', () => {
        const lines = answers.matchAll(/^HTTP\/1\.1 (\d+)/gm);
        resolve([...lines].map(([, status]) => Number(status)));
      });
    });
    return { socket, statuses };
  }

  it('is closed, and nobody else waits for it', async () => {
    const { statuses } = flood(80_000);
    expect((await ask('/api/health')).status).toBe(200);
    expect((await ask('/api/users/init')).status).toBe(200);
    expect((await statuses).length).toBeLessThanOrEqual(100);
  });

  it('is forgotten when it is closed', async () => {
    const floods = Array.from({ length: 10 }, () => flood(1000));
    await ask('/api/health');
    for (const { socket } of floods) socket.destroy();
    await Promise.all(floods.map(({ statuses }) => statuses));
    const next = async (): Promise<number> => {
      const { status } = await ask('/api/users/init');
      // The line is at most half a second long.
      return status === 503 ? next() : status;
    };
    expect(await next()).toBe(200);
  });

  it('gets refusals at once when the line has an end', async () => {
    const floods = Array.from({ length: 10 }, () => flood(100));
    expect((await ask('/api/health')).status).toBe(200);
    // Each connection ends after its last answer.
    const statuses = (await Promise.all(floods.map((one) => one.statuses))).flat();
    expect(statuses).toHaveLength(1000);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
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
