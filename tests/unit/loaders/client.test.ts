import { describe, expect, it } from 'vitest';
import { createClient } from '~/loaders/client';
import { type FakeCms, fakeCms, json } from './fakeCms';

const QUERY =
  'query Names($where: Where) { Names(where: $where, note: "two  spaces, # no comment") }';
const VARIABLES = { where: { name: 'Ana  # Núñez, & "more"' } };
const DATA = { Names: ['Ana'] };

/** A client that does not really wait; `waits` are the milliseconds it would have. */
function clientOf(cms: FakeCms, settings: Partial<FakeCms['settings']> = {}) {
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const ask = createClient({ ...cms.settings, ...settings }, { sleep, random: () => 1 });
  return { waits, ask: () => ask('Names', QUERY, VARIABLES) };
}

describe('a question', () => {
  it('goes by POST as JSON, with the operation’s name', async () => {
    const cms = await fakeCms(json({ data: DATA }));
    expect(await clientOf(cms).ask()).toEqual(DATA);
    const [request] = cms.received;
    expect(request?.method).toBe('POST');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      query: QUERY,
      variables: VARIABLES,
      operationName: 'Names',
    });
  });

  it('goes by GET in the address, its strings unchanged', async () => {
    const cms = await fakeCms(json({ data: DATA }));
    expect(await clientOf(cms, { method: 'GET' }).ask()).toEqual(DATA);
    const [request] = cms.received;
    expect(request?.method).toBe('GET');
    expect(request?.body).toBe('');
    expect(request?.url.searchParams.get('query')).toBe(QUERY);
    expect(JSON.parse(request?.url.searchParams.get('variables') ?? '')).toEqual(VARIABLES);
    expect(request?.url.searchParams.get('operationName')).toBe('Names');
  });

  it('carries the token', async () => {
    const cms = await fakeCms(json({ data: DATA }));
    await clientOf(cms, { token: 'k3y' }).ask();
    expect(cms.received[0]?.headers.authorization).toBe('users API-Key k3y');
  });
});

describe('an answer that will not do', () => {
  const refused = async (answer: Parameters<typeof fakeCms>[0], settings = {}) => {
    const cms = await fakeCms(answer);
    const error: unknown = await clientOf(cms, settings)
      .ask()
      .catch((reason: unknown) => reason);
    return { message: (error as Error).message, requests: cms.received.length };
  };

  it('with errors fails with the first one’s message, at once', async () => {
    const errors = [{ message: 'Unknown field "nam"' }, { message: 'second' }];
    expect(await refused(json({ errors, data: DATA }))).toEqual({
      message: 'Names: Unknown field "nam"',
      requests: 1,
    });
  });

  it('with errors and status 400 fails with the first one’s message', async () => {
    expect((await refused(json({ errors: [{ message: 'Bad query' }] }, 400))).message).toBe(
      'Names: Bad query',
    );
  });

  it.each([
    ['no data', json({}), 200],
    ['null for data', json({ data: null }), 200],
    ['an error without a message', json({ errors: [{}] }), 200],
    ['an error whose message is no text', json({ errors: [{ message: { a: 1 } }] }), 200],
    ['status 404 and a page', json('<h1>no</h1>', 404), 404],
    ['status 403 and JSON that is no GraphQL', json({ message: 'no' }, 403), 403],
  ])('with %s fails with the code, at once', async (_name, answer, code) => {
    expect(await refused(answer)).toEqual({
      message: `Names: GraphQL Error (Code: ${code})`,
      requests: 1,
    });
  });

  it('in HTML says so', async () => {
    const page = await refused((_request, response) => response.end('<!doctype html><p>Hello'));
    expect(page).toEqual({ message: 'Names: the answer is not JSON', requests: 1 });
  });

  it('with half of its JSON says so', async () => {
    const half = await refused((_request, response) => response.end('{"data":{"Names":["A'));
    expect(half).toEqual({ message: 'Names: the answer is not JSON', requests: 1 });
  });

  it('that sends elsewhere is not followed', async () => {
    const elsewhere = await fakeCms(json({ data: DATA }));
    const moved = await refused(
      (_request, response) => response.writeHead(308, { Location: elsewhere.origin }).end(),
      { token: 'secret' },
    );
    expect(moved.message).toBe('Names: GraphQL Error (Code: 308)');
    expect(elsewhere.received).toEqual([]);
  });
});
