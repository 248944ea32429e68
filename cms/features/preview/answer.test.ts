import { type IncomingHttpHeaders, type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createAnswer, isPreview, loadPages } from './previewAnswer.ts';

const SESSION = { Cookie: 'a=1; payload-token=editor; payload-lng=en' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The headers of the requests that reached the pages. */
const rendered: IncomingHttpHeaders[] = [];

async function listen(handler: Parameters<typeof createServer>[1]) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let cms: Awaited<ReturnType<typeof listen>>;
let preview: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  cms = await listen((request, response) => {
    const status =
      { 'JWT editor': 204, 'JWT reader': 403 }[request.headers.authorization ?? ''] ?? 401;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(status === 204 ? undefined : '{"errors":[{"message":"No"}]}');
  });
  const answer = createAnswer(cms.url, (request, response) => {
    rendered.push(request.headers);
    request.resume();
    response.end('a draft');
  });
  preview = await listen((request, response) => void answer(request, response));
});
beforeEach(() => void rendered.splice(0));
afterAll(() => {
  cms.server.close();
  preview.server.close();
});

it.each([
  ['without a session', {}, 401],
  ['with the session of a reader', { Cookie: 'payload-token=reader' }, 403],
  ['with an API key', { Authorization: 'users API-Key editor' }, 401],
  ['with a token that is not a cookie', { Authorization: 'JWT editor' }, 401],
])('shows nothing %s', async (_, headers, status) => {
  for (const path of ['/preview/es/talents/1', '/preview/_astro/site.css', '/preview/image']) {
    const response = await fetch(preview.url + path, { headers });
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/^(No|Inicia sesión en el CMS.*)$/);
  }
  expect(rendered).toEqual([]);
});

it('passes an editor on with the session and without cookies', async () => {
  const response = await fetch(preview.url, { headers: SESSION });
  expect(await response.text()).toBe('a draft');
  expect(rendered[0]).toMatchObject({ authorization: 'JWT editor', 'accept-language': 'en' });
  expect(rendered[0]?.cookie).toBeUndefined();
});

it('is neither stored nor indexed, and only the admin may frame it', async () => {
  const { headers } = await fetch(preview.url, { headers: SESSION });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("script-src 'self';");
});

it('refuses a form of 5 MB, and one that is not JSON, before it reaches the pages', async () => {
  const post = (body: string, headers: Record<string, string>) =>
    fetch(preview.url, { method: 'POST', body, headers: { ...SESSION, ...headers } });
  const large = await post('x'.repeat(5_000_000), JSON_TYPE);
  expect(large.status).toBe(413);
  expect(await large.text()).toBe('The form is too large for the preview');
  expect((await post('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(
    415,
  );
  expect((await fetch(preview.url, { method: 'PUT', headers: SESSION })).status).toBe(405);
  expect(rendered).toEqual([]);
});

it('says so, and loads again, while the CMS does not answer', async () => {
  const answer = createAnswer('http://127.0.0.1:1', () => undefined);
  const alone = await listen((request, response) => void answer(request, response));
  const response = await fetch(alone.url, { headers: SESSION });
  expect([response.status, response.headers.get('refresh')]).toEqual([503, '1']);
  expect(await response.text()).toContain('does not respond');
  alone.server.close();
});

it.each([
  ...['/preview', '/preview/es/home', '/preview?a'].map((url) => [url, true] as const),
  ...['/', '/admin', '/previews', '/api/preview-record', '//%'].map((url) => [url, false] as const),
])('answers the paths of the preview only: %s', (url, expected) => {
  expect(isPreview({ url } as IncomingMessage)).toBe(expected);
});

it('loads the pages of a build, which ask this CMS', async () => {
  vi.stubEnv('CMS_URL', '').stubEnv('SITE_INDEXED', '').stubEnv('ASTRO_NODE_AUTOSTART', '');
  const entry = path.join(await mkdtemp(path.join(tmpdir(), 'preview-')), 'entry.mjs');
  await writeFile(
    entry,
    'export const handler = (_, response) => response.end(process.env.CMS_URL)',
  );
  const pages = await loadPages(entry, cms.url);
  const built = await listen((request, response) => void pages?.(request, response));
  expect(await (await fetch(built.url)).text()).toBe(cms.url);
  built.server.close();
});

it('says to editors that it is not installed, where it is not built or cannot be loaded', async () => {
  vi.stubEnv('CMS_URL', '').stubEnv('SITE_INDEXED', '').stubEnv('ASTRO_NODE_AUTOSTART', '');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await loadPages('/missing/entry.mjs', cms.url)).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
  const entry = path.join(await mkdtemp(path.join(tmpdir(), 'preview-')), 'entry.mjs');
  await writeFile(entry, 'throw new Error("broken")');
  expect(await loadPages(entry, cms.url)).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  const answer = createAnswer(cms.url, undefined);
  const alone = await listen((request, response) => void answer(request, response));
  const response = await fetch(alone.url, { headers: SESSION });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('not installed');
  expect(response.headers.has('refresh')).toBe(false);
  expect((await fetch(alone.url)).status).toBe(401);
  alone.server.close();
});
