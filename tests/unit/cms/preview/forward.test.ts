import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createForwarder } from '../../../../cms/features/preview/previewServer.ts';

let state: ReturnType<Parameters<typeof createForwarder>[0]['state']> = 'starting';
const forward = createForwarder({ state: () => state });
const admin = createServer((request, response) => {
  if (!forward(request, response)) response.writeHead(404).end();
});
const preview = createServer((request, response) => {
  response.writeHead(201, { 'X-Method': request.method, 'X-Cookie': request.headers.cookie ?? '' });
  request.pipe(response);
});
let url: string;
let port: number;

beforeAll(async () => {
  for (const server of [admin, preview]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  url = `http://127.0.0.1:${(admin.address() as AddressInfo).port}/preview/es/home`;
  ({ port } = preview.address() as AddressInfo);
});
afterAll(() => {
  admin.close();
  preview.close();
});

it.each([
  ...['/preview', '/preview/es/home', '/preview?a'].map((path) => [path, 503] as const),
  ...['/', '/admin', '/previews', '/api/preview-record'].map((path) => [path, 404] as const),
])('passes on the paths of the preview only: %s', async (path, status) => {
  state = 'starting';
  expect((await fetch(new URL(path, url))).status).toBe(status);
});

it('shows that the preview is being prepared, and reloads, while its server starts', async () => {
  state = 'starting';
  const response = await fetch(url);
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain('Se está preparando');
  expect(html).toContain('http-equiv="refresh"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const english = await fetch(url, { headers: { Cookie: 'payload-lng=en' } });
  expect(await english.text()).toContain('is being prepared');
});

it('says so, and does not reload, where the preview cannot be built', async () => {
  state = 'unavailable';
  const html = await (await fetch(url)).text();
  expect(html).toContain('no está instalada');
  expect(html).not.toContain('refresh');
});

it('passes a request and its answer on unchanged', async () => {
  state = { port };
  const response = await fetch(url, { method: 'POST', body: 'form', headers: { Cookie: 'a=1' } });
  expect(response.status).toBe(201);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-method': 'POST',
    'x-cookie': 'a=1',
  });
  expect(await response.text()).toBe('form');
});

it('shows that it is being prepared when the server has just ended', async () => {
  state = { port: 1 };
  expect(await (await fetch(url)).text()).toContain('Se está preparando');
});
