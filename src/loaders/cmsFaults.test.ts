import { describe, expect, it, vi } from 'vitest';
import { createClient } from './cmsClient';
import { loaders } from './collections';
import { verifyToken } from './verifyToken';
import { talent } from '../../tests/unit/loaders/records.fixture';
import { fakeCms, json } from '../../tests/unit/loaders/fakeCms';

type Responder = Parameters<typeof fakeCms>[0];

const talents = (...docs: object[]): Responder => json({ data: { Talents: { docs } } });
const truncated: Responder = (_request, response) =>
  response.end('{"data":{"Talents":{"docs":[{"id":1');
const html: Responder = (_request, response) => response.end('<!doctype html><h1>Maintenance</h1>');
const slow: Responder = (_request, response) =>
  void setTimeout(() => response.end(), 30_000).unref();
const TOKEN = 'a-token-that-must-not-be-printed';
const reset: Responder = (_request, response) => void response.destroy();
const interrupted: Responder = (_request, response) =>
  void response
    .writeHead(200, { 'Content-Length': 1000 })
    .write('{"data":', () => response.destroy());
const busy =
  (status: number, headers = {}): Responder =>
  (_request, response) =>
    void response.writeHead(status, headers).end(TOKEN);
/** Responds with a fault so often, then with a talent. */
const recovering =
  (fault: Responder, times: number): Responder =>
  (request, response, count) =>
    (count < times ? fault : talents(talent(1)))(request, response, count);
const delayed: Responder = (...args) => void setTimeout(() => talents(talent(1))(...args), 150);

/** Loads the talents over HTTP from a CMS with these responses, without sleeping between attempts. */
async function load(respond: Responder, timeoutSeconds = 5) {
  const cms = await fakeCms(respond);
  vi.stubEnv('CMS_URL', cms.origin);
  const sleep = async () => {};
  const client = createClient({ ...cms.settings, token: TOKEN, timeoutSeconds }, { sleep });
  return loaders.talents(client, { isStrict: true });
}

describe('loading the talents from a CMS', () => {
  it.each<[string, Responder]>([
    ['without faults', talents(talent(1))],
    ['that responds slowly', delayed],
    ['that resets the first connection', recovering(reset, 1)],
    ['that interrupts the first response', recovering(interrupted, 1)],
    ['that asks to retry after a second', recovering(busy(429, { 'Retry-After': '1' }), 1)],
    ['that responds with 503 twice', recovering(busy(503), 2)],
    ['that responds with 502 ten times', recovering(busy(502), 10)],
    ['that responds in HTML ten times', recovering(html, 10)],
    ['that responds with truncated JSON twice', recovering(truncated, 2)],
    [
      'that responds with every fault once',
      (...args) => {
        const faults = [reset, interrupted, busy(502)];
        (faults[args[2]] ?? talents(talent(1)))(...args);
      },
    ],
  ])('%s succeeds', async (_name, respond) => {
    expect(await load(respond)).toHaveLength(2);
  });

  it.each<[string, Responder, string]>([
    ['with errors', json({ errors: [{ message: 'Broken' }] }), 'Talents: Broken'],
    ['in HTML', html, 'Talents: CMS_URL leads to a web page, not to the CMS'],
    ['with truncated JSON', truncated, 'Talents: the response is not JSON'],
    ['with another shape', json({ data: { Talents: 3 } }), 'Talents: the response is not a list'],
    ['with 403 and no error', busy(403), 'Talents: GraphQL Error (Code: 403)'],
    ['with 502 to every request', busy(502), 'Talents: GraphQL Error (Code: 502)'],
    ['with a reset to every request', reset, 'Talents: the CMS cannot be reached'],
    [
      'that a field is unknown',
      json({ errors: [{ message: 'Cannot query field "homeBase"' }] }, 400),
      'Talents: Cannot query field "homeBase"',
    ],
  ])('that responds %s fails', async (_name, respond, message) => {
    const error: unknown = await load(respond).catch((reason: unknown) => reason);
    expect((error as Error).message).toContain(message);
    expect((error as Error).message).not.toContain(TOKEN);
  });

  it.each([
    ['with 502', busy(502), 'VerifyToken: GraphQL Error (Code: 502)'],
    ['with a reset', reset, 'VerifyToken: the CMS cannot be reached'],
  ])('that responds %s to the check of the token fails', async (_name, respond, message) => {
    const cms = await fakeCms(respond);
    const settings = { ...cms.settings, token: TOKEN };
    const verify = verifyToken(createClient(settings, { sleep: async () => {} }), settings);
    await expect(verify).rejects.toThrow(message);
  });

  it('that takes 30 seconds times out', async () => {
    await expect(load(slow, 0.05)).rejects.toThrow(
      /^Talents: no response within 0.05 s \(\d+ attempts\)/,
    );
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a missing field', { sections: undefined }, 'sections: '],
    ['null in a required field', { name: null }, 'name: is missing'],
    ['an object in a text field', { name: { first: 'Ana' } }, 'name: '],
  ])('with %s fails with record, locale and field', async (_name, fields, message) => {
    await expect(load(talents(talent(7, fields)))).rejects.toThrow(
      new RegExp(`talents › actresses/ana-7 .*\\(id 7\\) › es, en › ${message}`),
    );
  });

  it('with an invalid record fails with record, locale and field', async () => {
    const invalid = talent(7, { website: 'javascript:alert(1)' });
    await expect(load(talents(talent(1), invalid))).rejects.toThrow(
      'talents › actresses/ana-7 "Ana 7" (id 7) › es, en › website: is not an https URL',
    );
  });
});
