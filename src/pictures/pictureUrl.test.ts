import { afterEach, expect, test } from 'vitest';
import { imageConfig } from 'astro:assets';
import { buildSession } from '~/session/buildSession';
import { pictureUrl } from './pictureUrl';
import { pictureSources } from './sources';
import { rightsXmp } from '#contract/pictureRights.ts';
import { picture, rights } from '../../tests/unit/support/fixtures';

const { avif, fallback } = pictureSources(picture, [320, 480, 720], 4 / 5);
const [smallest] = avif as [(typeof avif)[0]];

const useService = (service?: string, origin?: string) => {
  imageConfig.service.config = { service, origin };
};
afterEach(() => {
  useService();
  buildSession.isBuild = false;
  buildSession.pictures.clear();
});

test('has the URL of an image service', () => {
  useService('netlify', '');
  expect(pictureUrl(smallest)).toMatch(/^\/\.netlify\/images\?url=https.+&w=320&h=400&.*fm=avif/);
  expect(pictureUrl({ ...fallback, position: '50% 10%' })).toContain('&position=top');
  useService('imgix', 'https://i.example');
  expect(pictureUrl(fallback)).toMatch(/^https:\/\/i\.example\/.+fm=jpg/);
});

test('leaves nothing that carries rights to an image service, which would remove them', () => {
  useService('netlify', '');
  buildSession.isBuild = true;
  expect(pictureUrl({ ...smallest, xmp: rightsXmp(rights) })).toMatch(/^\/_astro\/.+\.avif$/);
});

test('a build makes the file, which the page that shows it keeps', () => {
  buildSession.isBuild = true;
  const pictures = new Set<string>();
  const url = buildSession.keyed.run({ name: 'ana.html', hasDay: false, pictures }, () =>
    pictureUrl(smallest),
  );
  expect([...pictures]).toEqual([url.slice(1)]);
  expect([...buildSession.pictures]).toEqual([[url.slice(1), smallest]]);
});

test('outside a build, an endpoint makes it', () => {
  const { pathname, searchParams } = new URL(
    pictureUrl({ ...smallest, position: '50% 10%' }),
    'https://site.example',
  );
  expect(pathname).toBe('/_image');
  expect(Object.fromEntries(searchParams)).toEqual({
    href: picture.url,
    w: '320',
    h: '400',
    position: '50% 10%',
  });
});
