import { expect, test } from 'vitest';
import { analyticsCookies, cookieDomains, expireCookie } from '~/site/analytics/analyticsCookies';

test('analytics cookies are _ga and names with the prefix _ga_', () => {
  const cookies = '_ga=GA1.1.2.3; x=_ga_1; _ga_ABC1=GS1.1; _gat=1; _gallery=2; my_ga=3';
  expect(analyticsCookies(cookies)).toEqual(['_ga', '_ga_ABC1']);
  expect(analyticsCookies('')).toEqual([]);
});

test.each([
  ['localhost', ['localhost']],
  ['foco.example', ['foco.example', 'example']],
  ['a.www.foco.example', ['a.www.foco.example', 'www.foco.example', 'foco.example', 'example']],
])('a cookie visible on %s may belong to it or any parent domain', (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});

test('a cookie is expired for the host only and for every domain', () => {
  expect(expireCookie('_ga', 'foco.example')).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=foco.example',
    '_ga=; Max-Age=0; Path=/; Domain=example',
  ]);
});
