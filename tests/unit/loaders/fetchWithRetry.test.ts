import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createClient } from '~/loaders/client';
import { type FakeCms, fakeCms, json } from './fakeCms';

const DATA = { Names: ['Ana'] };

/** Asks without really waiting; `waits` are the milliseconds it would have waited. */
async function askOf(cms: Pick<FakeCms, 'settings'>, settings: Partial<FakeCms['settings']> = {}) {
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const ask = createClient({ ...cms.settings, ...settings }, { sleep, random: () => 1 });
  const result = await ask('Names', '{ Names }').catch((error: Error) => error);
  return { waits, result, message: result instanceof Error ? result.message : undefined };
}

const status =
  (code: number, headers = {}): Parameters<typeof fakeCms>[0] =>
  (_request, response) =>
    response.writeHead(code, headers).end('busy');

describe('patience', () => {
  it('tries again after 503 twice, with growing waits, and succeeds', async () => {
    const cms = await fakeCms((request, response, count) =>
      (count < 2 ? status(503) : json({ data: DATA }))(request, response, count),
    );
    const { result, waits } = await askOf(cms);
    expect(result).toEqual(DATA);
    expect(waits).toEqual([500, 1000]);
  });

  it('draws the waits by chance, from half of each to the whole', async () => {
    const cms = await fakeCms(status(500));
    const waits: number[] = [];
    const sleep = async (ms: number) => void waits.push(ms);
    const ask = createClient(cms.settings, { sleep, random: () => 0 });
    await expect(ask('Names', '{ Names }')).rejects.toThrow();
    expect(waits).toEqual([250, 500, 1000]);
  });

  it('gives up after the last attempt with the code', async () => {
    const cms = await fakeCms(status(502));
    expect((await askOf(cms)).message).toBe('Names: GraphQL Error (Code: 502)');
    expect(cms.received).toHaveLength(4);
  });

  it('waits as long as 429 asks for, in seconds or until a date', async () => {
    const date = new Date(Date.now() + 20_000).toUTCString();
    const cms = await fakeCms((request, response, count) => {
      const answers = [
        status(429, { 'Retry-After': '7' }),
        status(429, { 'Retry-After': date }),
        json({ data: DATA }),
      ];
      answers[count]?.(request, response, count);
    });
    const { result, waits } = await askOf(cms);
    expect(result).toEqual(DATA);
    expect(waits[0]).toBe(7000);
    expect(waits[1]).toBeGreaterThan(15_000);
    expect(waits[1]).toBeLessThanOrEqual(20_000);
  });

  it('waits a minute at most, whatever is asked for', async () => {
    const cms = await fakeCms(status(429, { 'Retry-After': '86400' }));
    expect((await askOf(cms)).waits).toEqual([60_000, 60_000, 60_000]);
  });

  it.each([400, 401, 403, 404])('does not try again after %i', async (code) => {
    const cms = await fakeCms(status(code));
    await askOf(cms);
    expect(cms.received).toHaveLength(1);
  });

  it('does not wait for an answer that takes 30 seconds', async () => {
    const cms = await fakeCms((_request, response) => {
      setTimeout(() => response.end('{}'), 30_000).unref();
    });
    const begin = performance.now();
    const { message } = await askOf(cms, { timeoutSeconds: 0.1 });
    expect(message).toBe('Names: no answer within 0.1 s (4 attempts)');
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  it('takes a limit that is no whole number of milliseconds', async () => {
    const cms = await fakeCms(json({ data: DATA }));
    expect((await askOf(cms, { timeoutSeconds: 1.23456 })).result).toEqual(DATA);
  });

  it('counts the body into the time limit', async () => {
    const cms = await fakeCms((_request, response) => void response.write('{"data":'));
    expect((await askOf(cms, { timeoutSeconds: 0.1 })).message).toContain('no answer within 0.1 s');
  });

  it('tries again when the connection breaks off in the middle', async () => {
    const cms = await fakeCms((request, response, count) => {
      if (count > 0) return json({ data: DATA })(request, response);
      response.writeHead(200, { 'Content-Length': 1000 }).write('{"data":');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await askOf(cms)).result).toEqual(DATA);
    expect(cms.received).toHaveLength(2);
  });

  it('says so when there is no CMS', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    const endpoint = `http://127.0.0.1:${port}/api/graphql`;
    const settings = { endpoint, method: 'POST', timeoutSeconds: 5, attempts: 4 } as const;
    const { message, waits } = await askOf({ settings });
    expect(message).toBe(
      'Names: the CMS cannot be reached, or broke off (ECONNREFUSED) (4 attempts)',
    );
    expect(waits).toHaveLength(3);
  });
});

describe('the token', () => {
  const TOKEN = 's3cret-t0ken';

  it.each([
    ['errors', json({ errors: [{ message: 'No' }] })],
    ['status 401', json({ message: TOKEN }, 401)],
    [
      'an error that repeats it',
      json({ errors: [{ message: `bad header users API-Key ${TOKEN}` }] }, 401),
    ],
    ['HTML', (_request: unknown, response: ServerResponse) => response.end(`<p>${TOKEN}</p>`)],
    ['a broken connection', (_request: unknown, response: ServerResponse) => response.destroy()],
  ])('is in nothing that an error prints, after %s', async (_name, answer) => {
    const cms = await fakeCms(answer);
    const { result } = await askOf(cms, { token: TOKEN });
    expect(result).toBeInstanceOf(Error);
    expect(inspect(result, { depth: 9, showHidden: true })).not.toContain(TOKEN);
  });
});
