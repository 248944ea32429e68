import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createClient } from './cmsClient';
import { type FakeCms, fakeCms, json } from '../../tests/unit/loaders/fakeCms';

const DATA = { Names: ['Ana'] };

/** Runs a query; `delaysMs` are the delays between attempts, which are not slept. */
async function runQuery(
  cms: Pick<FakeCms, 'settings'>,
  settings: Partial<FakeCms['settings']> = {},
) {
  const delaysMs: number[] = [];
  const sleep = async (ms: number) => void delaysMs.push(ms);
  const fetchGraphQL = createClient({ ...cms.settings, ...settings }, { sleep, random: () => 1 });
  const result = await fetchGraphQL('Names', '{ Names }').catch((error: Error) => error);
  return { delaysMs, result, message: result instanceof Error ? result.message : undefined };
}

const status =
  (code: number, headers = {}): Parameters<typeof fakeCms>[0] =>
  (_request, response) =>
    response.writeHead(code, headers).end('busy');

describe('the retry policy', () => {
  it('retries after two 503 with growing delays, and succeeds', async () => {
    const cms = await fakeCms((request, response, count) =>
      (count < 2 ? status(503) : json({ data: DATA }))(request, response, count),
    );
    const { result, delaysMs } = await runQuery(cms);
    expect(result).toEqual(DATA);
    expect(delaysMs).toEqual([500, 1000]);
  });

  it('adds jitter: a delay is at least half of its maximum', async () => {
    const cms = await fakeCms(status(500));
    const delaysMs: number[] = [];
    const sleep = async (ms: number) => void delaysMs.push(ms);
    const fetchGraphQL = createClient(cms.settings, { sleep, random: () => 0 });
    await expect(fetchGraphQL('Names', '{ Names }')).rejects.toThrow();
    expect(delaysMs.slice(0, 7)).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  });

  it('throws the status code after the last attempt', async () => {
    const cms = await fakeCms(status(502));
    expect((await runQuery(cms)).message).toBe('Names: GraphQL Error (Code: 502)');
    expect(cms.received.length).toBeGreaterThan(12);
  });

  it('retries for two minutes in all, at least every ten seconds', async () => {
    const cms = await fakeCms(status(503));
    const { delaysMs } = await runQuery(cms);
    const seconds = delaysMs.reduce((sum, ms) => sum + ms) / 1000;
    expect(seconds).toBeGreaterThan(110);
    expect(seconds).toBeLessThanOrEqual(120);
    expect(Math.max(...delaysMs)).toBe(10_000);
  });

  it('does not retry longer than the settings allow', async () => {
    const cms = await fakeCms(status(503));
    const { delaysMs } = await runQuery(cms, { patienceSeconds: 1 });
    expect(delaysMs.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(1000);
  });

  it('honours Retry-After of a 429, in seconds or as a date', async () => {
    const date = new Date(Date.now() + 20_000).toUTCString();
    const cms = await fakeCms((request, response, count) => {
      const responders = [
        status(429, { 'Retry-After': '7' }),
        status(429, { 'Retry-After': date }),
        json({ data: DATA }),
      ];
      responders[count]?.(request, response, count);
    });
    const { result, delaysMs } = await runQuery(cms);
    expect(result).toEqual(DATA);
    expect(delaysMs[0]).toBe(7000);
    expect(delaysMs[1]).toBeGreaterThan(15_000);
    expect(delaysMs[1]).toBeLessThanOrEqual(20_000);
  });

  it('limits Retry-After to a minute', async () => {
    const cms = await fakeCms(status(429, { 'Retry-After': '86400' }));
    expect((await runQuery(cms)).delaysMs).toEqual([60_000, expect.closeTo(60_000, -4)]);
  });

  it.each([400, 401, 403, 404])('does not retry after %i', async (code) => {
    const cms = await fakeCms(status(code));
    await runQuery(cms);
    expect(cms.received).toHaveLength(1);
  });

  it('times out a response that takes 30 seconds', async () => {
    const cms = await fakeCms((_request, response) => {
      setTimeout(() => response.end('{}'), 30_000).unref();
    });
    const begin = performance.now();
    const { message } = await runQuery(cms, { timeoutSeconds: 0.1 });
    expect(message).toMatch(/^Names: no response within 0.1 s \(\d+ attempts\)$/);
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  it('accepts a timeout that is not a whole number of milliseconds', async () => {
    const cms = await fakeCms(json({ data: DATA }));
    expect((await runQuery(cms, { timeoutSeconds: 1.23456 })).result).toEqual(DATA);
  });

  it('includes the body in the timeout', async () => {
    const cms = await fakeCms((_request, response) => void response.write('{"data":'));
    expect((await runQuery(cms, { timeoutSeconds: 0.1 })).message).toContain(
      'no response within 0.1 s',
    );
  });

  it('retries when the connection closes in the middle of a response', async () => {
    const cms = await fakeCms((request, response, count) => {
      if (count > 0) return json({ data: DATA })(request, response);
      response.writeHead(200, { 'Content-Length': 1000 }).write('{"data":');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await runQuery(cms)).result).toEqual(DATA);
    expect(cms.received).toHaveLength(2);
  });

  it('reports an unreachable CMS', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    const endpoint = `http://127.0.0.1:${port}/api/graphql`;
    const settings = {
      endpoint,
      method: 'POST',
      timeoutSeconds: 5,
      patienceSeconds: 120,
    } as const;
    const { message, delaysMs } = await runQuery({ settings });
    expect(message).toBe(
      'Names: the CMS cannot be reached or closed the connection (ECONNREFUSED): check CMS_URL ' +
        `(${delaysMs.length + 1} attempts)`,
    );
    expect(delaysMs.length).toBeGreaterThan(12);
  });
});

describe('the token', () => {
  const TOKEN = 's3cret-t0ken';

  it.each([
    ['errors', json({ errors: [{ message: 'No' }] })],
    ['status 401', json({ message: TOKEN }, 401)],
    [
      'an error that contains it',
      json({ errors: [{ message: `bad header users API-Key ${TOKEN}` }] }, 401),
    ],
    ['HTML', (_request: unknown, response: ServerResponse) => response.end(`<p>${TOKEN}</p>`)],
    ['a closed connection', (_request: unknown, response: ServerResponse) => response.destroy()],
  ])('does not appear in the error after %s', async (_name, respond) => {
    const cms = await fakeCms(respond);
    const { result } = await runQuery(cms, { token: TOKEN });
    expect(result).toBeInstanceOf(Error);
    expect(inspect(result, { depth: 9, showHidden: true })).not.toContain(TOKEN);
  });
});
