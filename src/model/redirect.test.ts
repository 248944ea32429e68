import { expect, test } from 'vitest';
import { redirectModel } from './redirect';

const parse = (from: string, to = '/actrices', status = '_301') =>
  redirectModel.schema.safeParse({ id: 1, from, to, status });

test('a redirect has a path, a target and status 301 or 302', () => {
  expect(parse('/talento').data).toEqual({
    recordId: '1',
    from: '/talento',
    to: '/actrices',
    status: 301,
  });
  expect(parse('/shop', 'https://shop.example/', '_302').data?.status).toBe(302);
  expect(parse('/talento', '/actrices', '_308').success).toBe(false);
});

test.each(['talento', '//other.example', '/a b', '/a?b', '/a#b', '/old/*', '/:who', '/a\\b/../:c'])(
  '%s is not a valid source: a host could interpret it differently',
  (from) => {
    expect(parse(from).success).toBe(false);
  },
);

test.each(['javascript:alert(1)', '//other.example', 'http://other.example/'])(
  '%s is not a valid target',
  (to) => {
    expect(parse('/talento', to).success).toBe(false);
  },
);

test.each([
  '/%00',
  '/a%0Ab',
  `/${'a'.repeat(250)}`,
  `/${'ñ'.repeat(120)}/b`,
  'https://[::1]:99999/ x',
])('%s is not a valid source: it cannot be a file name', (from) => {
  expect(parse(from).success).toBe(false);
});
