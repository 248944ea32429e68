import { describe, expect, test } from 'vitest';
import { commonHeaders, hostHeaders } from '~/build/hosting/headersIntegration';

const POLICY = "default-src 'none'; img-src 'self' https://a.imgix.net";
const FILES = [
  'index.html',
  'actores.html',
  'en/404.html',
  'en/actores/ana.html',
  'en/actores/b.html',
];

const COMMON = { 'Content-Security-Policy': POLICY, 'tdm-reservation': '1' };
const headers = hostHeaders(COMMON, FILES);
const patterns = headers.split('\n').filter((line) => line.startsWith('/'));

/** Matches patterns without an asterisk as Netlify does. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path);

test('common headers apply to every path and can be read back', () => {
  expect(headers).toContain(`/*\n  Content-Security-Policy: ${POLICY}\n  tdm-reservation: 1\n`);
  expect(commonHeaders(headers)).toEqual(COMMON);
  expect(commonHeaders('')).toEqual({});
});

describe('the headers of pages', () => {
  const pagePatterns = patterns.filter((pattern) => pattern !== '/*');

  test.each(['/', '/actores', '/en', '/en/404', '/en/actores/ana'])(
    'one rule matches %s',
    (path) => {
      expect(pagePatterns.filter((pattern) => matches(pattern, path))).toHaveLength(1);
    },
  );

  test.each(['/_astro/a.css', '/cards/a.jpg', '/files/a.pdf'])('no rule matches %s', (path) => {
    expect(pagePatterns.filter((pattern) => matches(pattern, path))).toEqual([]);
  });
});
