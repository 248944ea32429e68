import { expect, test } from 'vitest';
import { redirectSchema } from '~/loaders/schemas/redirect';

const parsed = (from: string, to = '/actrices', status = '_301') =>
  redirectSchema.safeParse({ from, to, status });

test('a redirect has a path, a target and a status of the two', () => {
  expect(parsed('/talento').data).toEqual({ from: '/talento', to: '/actrices', status: 301 });
  expect(parsed('/shop', 'https://shop.example/', '_302').data?.status).toBe(302);
  expect(parsed('/talento', '/actrices', '_308').success).toBe(false);
});

test.each(['talento', '//other.example', '/a b', '/a?b', '/a#b', '/old/*', '/:who', '/a\\b/../:c'])(
  '%s is no old address: a host could read it as something else',
  (from) => {
    expect(parsed(from).success).toBe(false);
  },
);

test.each(['javascript:alert(1)', '//other.example', 'http://other.example/'])(
  'nobody is led to %s',
  (to) => {
    expect(parsed('/talento', to).success).toBe(false);
  },
);

test.each([
  '/%00',
  '/a%0Ab',
  `/${'a'.repeat(250)}`,
  `/${'ñ'.repeat(120)}/b`,
  'https://[::1]:99999/ x',
])('%s is no old address: no file could be called that', (from) => {
  expect(parsed(from).success).toBe(false);
});
