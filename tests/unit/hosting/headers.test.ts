import { describe, expect, test } from 'vitest';
import { findPolicy, hostHeaders } from '~/hosting/headers';

const POLICY = "default-src 'none'; img-src 'self' https://a.imgix.net";
const FILES = [
  'index.html',
  'actores.html',
  'en/404.html',
  'en/actores/ana.html',
  'en/actores/b.html',
];

const headers = hostHeaders(POLICY, FILES);
const patterns = headers.split('\n').filter((line) => line.startsWith('/'));

/** As Netlify reads the paths of rules without an asterisk. */
const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path);

test('the policy holds for every path, and is found again', () => {
  expect(headers).toContain(`/*\n  Content-Security-Policy: ${POLICY}\n`);
  expect(findPolicy(headers)).toBe(POLICY);
  expect(findPolicy('')).toBeUndefined();
});

describe('what holds for pages alone', () => {
  const pagePatterns = patterns.filter((pattern) => pattern !== '/*');

  test.each(['/', '/actores', '/en', '/en/404', '/en/actores/ana'])('holds once for %s', (path) => {
    expect(pagePatterns.filter((pattern) => fits(pattern, path))).toHaveLength(1);
  });

  test.each(['/_astro/a.css', '/cards/a.jpg', '/files/a.pdf'])('does not hold for %s', (path) => {
    expect(pagePatterns.filter((pattern) => fits(pattern, path))).toEqual([]);
  });
});
