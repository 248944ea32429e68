import { expect, test } from 'vitest';
import { imageConfig } from 'astro:assets';
import imageService from './imageService';
import { type FileOptions, pictureSources } from './sources';
import { rightsXmp } from '#contract/pictureRights.ts';
import { picture, rights } from '../../tests/unit/support/fixtures';

const { avif, fallback } = pictureSources(picture, [320, 480, 720], 4 / 5);

const urlOf = (options: FileOptions, service: string, origin: string) =>
  imageService.getURL(
    { ...options, src: options.picture.url },
    { ...imageConfig, service: { entrypoint: '', config: { service, origin } } } as never,
    console as never,
  );

test('returns the URLs of an image service', () => {
  expect(urlOf({ ...avif, width: 320, height: 400 }, 'netlify', '')).toMatch(
    /^\/\.netlify\/images\?url=https.+&w=320&h=400&.*fm=avif/,
  );
  const cropped = { ...fallback, position: '50% 10%' };
  expect(urlOf(cropped, 'netlify', '')).toContain('&position=top');
  expect(urlOf(fallback, 'imgix', 'https://i.example')).toMatch(/^https:\/\/i\.example\/.+fm=jpg/);
});

test('leaves nothing that carries rights to an image service, which would remove them', () => {
  const carrying = { ...avif, xmp: rightsXmp(rights) };
  expect(urlOf(carrying, 'netlify', '')).not.toContain('.netlify');
});
