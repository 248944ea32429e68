import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasFile, redirectFinder } from '~/build/hosting/previewRules';

const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
mkdirSync(path.join(folder, 'en/actores'), { recursive: true });
for (const name of [
  'index.html',
  'en.html',
  'en/actores.html',
  'en/actores/inés.html',
  'en/site.webmanifest',
])
  writeFileSync(path.join(folder, name), '');

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
])('%s has a file', (url) => expect(hasFile(folder, url)).toBe(true));

test.each(['/en/nothing', '/en/actores/nobody', '/en/actore', '/en/%E0%A4%A', '/en/%00', '//'])(
  '%s has none',
  (url) => expect(hasFile(folder, url)).toBe(false),
);

test('the redirects of a built site are followed in every spelling, with the query', () => {
  const find = redirectFinder('/a//b /actrices 301\n/se%C3%B1oras / 302\n/ /index.html 200\n');
  expect(find('/a//b?q=1')).toEqual({ status: 301, location: '/actrices?q=1' });
  expect(find('/se%C3%B1oras/')).toEqual({ status: 302, location: '/' });
  expect(find('/señoras.html')).toEqual({ status: 302, location: '/' });
  for (const url of ['/', '/actrices', '//', '//[', '/%']) expect(find(url), url).toBeUndefined();
});
