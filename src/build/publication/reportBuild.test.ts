import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { type RequestListener, type Server, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createReporter, findErrorText } from './reportBuild';

const ID = '3f2b8c1e-7d4a-4e6b-9c1d-2a5b8e7f0c3d';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Starts a CMS, and returns a reporter, the received requests and the warnings. */
async function start(answer: RequestListener, id?: string) {
  const requests: string[] = [];
  server = createServer(async (request, response) => {
    requests.push(`${request.url} ${request.headers.authorization} ${await text(request)}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`;
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  const publication = { id, deploy: { id: '5e' } };
  const report = createReporter({ settings: { endpoint, token: 'key' }, publication, warn });
  return { report, requests, warnings };
}

const accept: RequestListener = (_request, response) => response.end(JSON.stringify({ id: ID }));

it('reports about the publication of the build hook, with the key and the deploy', async () => {
  const { report, requests, warnings } = await start(accept, ID);
  await report({ state: 'begun' });
  expect(requests).toEqual([
    `/api/publications/${ID}/report users API-Key key {"state":"begun","deploy":{"id":"5e"}}`,
  ]);
  expect(warnings).toEqual([]);
});

it('uses the id that the CMS gives to a build which it did not request', async () => {
  const { report, requests } = await start(accept);
  void report({ state: 'begun' });
  await report({ state: 'built' });
  expect(requests.map((request) => request.split(' ')[0])).toEqual([
    '/api/publications/report',
    `/api/publications/${ID}/report`,
  ]);
});

it('repeats a report that fails once', async () => {
  let count = 0;
  const answer: RequestListener = (request, response) =>
    count++ === 0 ? response.writeHead(503).end() : accept(request, response);
  const { report, requests, warnings } = await start(answer, ID);
  await report({ state: 'built' });
  expect(requests).toHaveLength(2);
  expect(warnings).toEqual([]);
});

it('warns about a CMS that refuses, without the key', async () => {
  const { report, requests, warnings } = await start(
    (_request, response) => response.writeHead(404).end(),
    ID,
  );
  await report({ state: 'built' });
  expect(requests).toHaveLength(1);
  expect(warnings).toEqual(['The CMS did not receive a report: Report "built": status 404']);
});

it('waits for a CMS that does not respond for five seconds at most', async () => {
  const { report, warnings } = await start(() => undefined, ID);
  const startMs = performance.now();
  await report({ state: 'built' });
  expect(performance.now() - startMs).toBeLessThan(6_000);
  expect(warnings[0]).toMatch(/no response within 2.4 s/);
});

it('warns about a CMS that cannot be reached', async () => {
  const { report, warnings } = await start(accept, ID);
  server?.close();
  server?.closeAllConnections();
  await report({ state: 'built' });
  expect(warnings[0]).toMatch(/the CMS cannot be reached/);
});

it('the text of an error is its message, without colours, warnings of Node and the stack trace', () => {
  const output = [
    '(node:12) ExperimentalWarning: SQLite is an experimental feature',
    '(Use `node --trace-warnings ...` to show where the warning was created)',
    '\u001b[31m[ContentError]\u001b[39m LoadHome: the CMS has no home page',
    '  \u001b[1mStack trace:\u001b[22m',
    '    at load (/opt/build/repo/src/loaders/home.ts:3:1)',
  ].join('\n');
  expect(findErrorText(output)).toBe('[ContentError] LoadHome: the CMS has no home page');
});

it('the text of an error is the signal that ended the build, or says that there was no message', () => {
  expect(findErrorText('half a line', 'SIGKILL')).toBe('The build was ended by SIGKILL');
  expect(findErrorText('\n')).toBe('The build failed without a message');
});

it('the text of an error is bounded', () => {
  expect(findErrorText('x'.repeat(50_000))).toHaveLength(1_500);
});
