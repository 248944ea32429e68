import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { imageService } from '~/config/imageService';

const config = (environment: Record<string, string>) => imageService(environment).config;

test('without a domain, pictures are made at build time', () => {
  const { entrypoint, config: none } = imageService({});
  expect(entrypoint).toMatch(/sharpService/);
  expect(existsSync(entrypoint)).toBe(true);
  expect(none).toEqual({});
});

test('a domain alone is asked as imgix is', () => {
  const { entrypoint, config: asked } = imageService({ IMAGE_DOMAIN: 'agency.imgix.net' });
  expect(entrypoint).toMatch(/cdnService/);
  expect(existsSync(entrypoint)).toBe(true);
  expect(asked).toEqual({ service: 'imgix', origin: 'https://agency.imgix.net' });
});

test('Netlify is asked by path on the site’s own domain, and by address elsewhere', () => {
  const netlify = { IMAGE_SERVICE: 'netlify', IMAGE_DOMAIN: 'www.agency.example' };
  expect(config({ ...netlify, SITE_URL: 'https://www.agency.example' })).toEqual({
    service: 'netlify',
    origin: '',
  });
  expect(config({ ...netlify, URL: 'https://www.agency.example' }).origin).toBe('');
  expect(config({ ...netlify, SITE_URL: 'https://agency.example' }).origin).toBe(
    'https://www.agency.example',
  );
});

test.each(['https://agency.imgix.net', 'agency.imgix.net/folder', 'a b', '-.'])(
  'a domain such as %s stops the build, named',
  (domain) => {
    expect(() => imageService({ IMAGE_DOMAIN: domain })).toThrow(/IMAGE_DOMAIN/);
  },
);

test('an unknown service stops the build, named', () => {
  expect(() => imageService({ IMAGE_DOMAIN: 'a.example', IMAGE_SERVICE: 'other' })).toThrow(
    'IMAGE_SERVICE must be imgix or netlify',
  );
});
