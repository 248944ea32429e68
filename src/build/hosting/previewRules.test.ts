import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { previewRules } from './previewRules';
import { hooksOf } from '../../../tests/unit/support/hooks';

const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
mkdirSync(path.join(folder, 'en/actores'), { recursive: true });
for (const name of [
  '404.html',
  'en/404.html',
  'index.html',
  'en.html',
  'en/actores.html',
  'en/actores/inés.html',
  'en/site.webmanifest',
])
  writeFileSync(path.join(folder, name), '');

writeFileSync(
  path.join(folder, '_redirects'),
  '/a//b /actrices 301\n/se%C3%B1oras / 302\n/ /index.html 200\n',
);

type Bypass = (request: object, response: object) => string;
const updateConfig = vi.fn();
await hooksOf(previewRules())('astro:config:setup', {
  command: 'preview',
  config: { outDir: pathToFileURL(`${folder}/`), server: {} },
  updateConfig,
});
const bypass: Bypass = updateConfig.mock.calls[0]![0].vite.server.proxy['^/'].bypass;

/** Returns what the rules answer; nothing where the server itself does. */
function answer(url: string) {
  const writeHead = vi.fn((_status: number, _headers: { Location?: string }) => ({ end: vi.fn() }));
  bypass({ url, method: 'GET' }, { writeHead, end: vi.fn() });
  const [call] = writeHead.mock.calls;
  return call && { status: call[0], location: call[1].Location };
}

test.each([
  '/',
  '/en',
  '/en/',
  '/en?a=1',
  '/en/actores',
  '/en/actores?a=/x',
  '/en/actores.html',
  '/en/actores/in%C3%A9s',
  '/en/site.webmanifest',
])('%s is answered by the server', (url) => expect(answer(url)).toBeUndefined());

test.each(['/en/nothing', '/en/actores/nobody', '/en/actore', '/en/%E0%A4%A', '/en/%00', '//'])(
  '%s is not found',
  (url) => expect(answer(url)).toEqual({ status: 404, location: undefined }),
);

test('the redirects of a built site are followed in every spelling, with the query', () => {
  expect(answer('/a//b?q=1')).toEqual({ status: 301, location: '/actrices?q=1' });
  expect(answer('/se%C3%B1oras/')).toEqual({ status: 302, location: '/' });
  expect(answer('/señoras.html')).toEqual({ status: 302, location: '/' });
  for (const url of ['/', '/actrices', '//', '//[', '/%'])
    expect(answer(url)?.location, url).toBeUndefined();
});
