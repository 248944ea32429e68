import { expect, test } from 'vitest';
import { expireAnalytics } from './analytics';

test('analytics cookies are _ga and names with the prefix _ga_', () => {
  const cookies = '_ga=GA1.1.2.3; x=_ga_1; _ga_ABC1=GS1.1; _gat=1; _gallery=2; my_ga=3';
  const names = expireAnalytics(cookies, 'localhost').map((expired) => expired.split('=')[0]);
  expect([...new Set(names)]).toEqual(['_ga', '_ga_ABC1']);
  expect(expireAnalytics('', 'localhost')).toEqual([]);
});

test.each([
  ['localhost', ['localhost']],
  ['foco.example', ['foco.example', 'example']],
  ['a.www.foco.example', ['a.www.foco.example', 'www.foco.example', 'foco.example', 'example']],
])('a cookie on %s is expired for the host only and for every domain', (host, domains) => {
  expect(expireAnalytics('_ga=1', host)).toEqual([
    '_ga=; Max-Age=0; Path=/',
    ...domains.map((domain) => `_ga=; Max-Age=0; Path=/; Domain=${domain}`),
  ]);
});
