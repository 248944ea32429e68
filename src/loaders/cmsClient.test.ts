import { describe, expect, it } from 'vitest';
import { createClient } from './cmsClient';
import { type FakeCms, fakeCms, json } from '../../tests/unit/loaders/fakeCms';

const QUERY =
  'query Names($where: Where) { Names(where: $where, note: "two  spaces, # no comment") }';
const VARIABLES = { where: { name: 'Ana  # Núñez, & "more"' } };
const DATA = { Names: ['Ana'] };

/** Returns a function that runs the query with a client that does not sleep between attempts. */
function createTestClient(cms: FakeCms, settings: Partial<FakeCms['settings']> = {}) {
  const sleep = async () => {};
  const fetchGraphQL = createClient({ ...cms.settings, ...settings }, { sleep, random: () => 1 });
  return () => fetchGraphQL('Names', QUERY, VARIABLES);
}

describe('a GraphQL request', () => {
  it('is a POST of JSON with the operation’s name', async () => {
    const cms = await fakeCms(json({ data: DATA }));
    expect(await createTestClient(cms)()).toEqual(DATA);
    const [request] = cms.received;
    expect(request?.method).toBe('POST');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      query: QUERY,
      variables: VARIABLES,
      operationName: 'Names',
    });
  });

  it('is a GET with the unchanged query in the URL', async () => {
    const cms = await fakeCms(json({ data: DATA }));
    expect(await createTestClient(cms, { method: 'GET' })()).toEqual(DATA);
    const [request] = cms.received;
    expect(request?.method).toBe('GET');
    expect(request?.body).toBe('');
    expect(request?.url.searchParams.get('query')).toBe(QUERY);
    expect(JSON.parse(request?.url.searchParams.get('variables') ?? '')).toEqual(VARIABLES);
    expect(request?.url.searchParams.get('operationName')).toBe('Names');
  });

  it('sends the token', async () => {
    const cms = await fakeCms(json({ data: DATA }));
    await createTestClient(cms, { token: 'k3y' })();
    expect(cms.received[0]?.headers.authorization).toBe('users API-Key k3y');
  });
});

describe('an invalid response', () => {
  const getFailure = async (respond: Parameters<typeof fakeCms>[0], settings = {}) => {
    const cms = await fakeCms(respond);
    const error: unknown = await createTestClient(cms, settings)().catch(
      (reason: unknown) => reason,
    );
    return { message: (error as Error).message, requests: cms.received.length };
  };

  it('with errors throws the first one’s message without a retry', async () => {
    const errors = [{ message: 'Unknown field "nam"' }, { message: 'second' }];
    expect(await getFailure(json({ errors, data: DATA }))).toEqual({
      message: 'Names: Unknown field "nam"',
      requests: 1,
    });
  });

  it('with errors and status 400 throws the first one’s message', async () => {
    expect((await getFailure(json({ errors: [{ message: 'Bad query' }] }, 400))).message).toBe(
      'Names: Bad query',
    );
  });

  it.each([
    ['with null as data', json({ data: null }), 200],
    ['with an error without a message', json({ errors: [{}] }), 200],
    ['with an error whose message is not a string', json({ errors: [{ message: { a: 1 } }] }), 200],
    ['with status 404 and HTML', json('<h1>no</h1>', 404), 404],
    ['with status 403 and JSON that is not GraphQL', json({ message: 'no' }, 403), 403],
  ])('%s throws the status code without a retry', async (_name, respond, code) => {
    expect(await getFailure(respond)).toEqual({
      message: `Names: GraphQL Error (Code: ${code})`,
      requests: 1,
    });
  });

  it.each([200, 404])('with JSON of another server and status %d says so', async (status) => {
    expect((await getFailure(json({ message: 'Hello' }, status))).message).toBe(
      `Names: GraphQL Error (Code: ${status}): CMS_URL leads to another server, not to the CMS`,
    );
  });

  it.each([
    ['in HTML', '<!doctype html><p>Hello', 'CMS_URL leads to a web page, not to the CMS'],
    ['with truncated JSON', '{"data":{"Names":["A', 'the response is not JSON'],
  ])('%s is retried for two minutes, then throws', async (_name, body, fault) => {
    const { message, requests } = await getFailure((_request, response) => response.end(body));
    expect(message).toBe(`Names: ${fault} (${requests} attempts)`);
    expect(requests).toBeGreaterThan(12);
  });

  it('that redirects is not followed', async () => {
    const elsewhere = await fakeCms(json({ data: DATA }));
    const moved = await getFailure(
      (_request, response) => response.writeHead(308, { Location: elsewhere.origin }).end(),
      { token: 'secret' },
    );
    expect(moved.message).toBe('Names: GraphQL Error (Code: 308)');
    expect(elsewhere.received).toEqual([]);
  });
});
