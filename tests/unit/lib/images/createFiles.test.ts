import { imageConfig } from 'astro:assets';
import { expect, test } from 'vitest';
import { createFiles } from '~/lib/images/createFiles';
import { pictureSources } from '~/lib/images/sources';
import { rightsXmp } from '../../../../cms/contract/pictureRights.ts';
import { picture, rights } from '../../support/fixtures';

type Config = typeof imageConfig;

const { avif, fallback } = pictureSources(picture, [320, 480, 720], 4 / 5);
const withService = (service: Config['service']) => ({ ...imageConfig, service }) as Config;

const withCdn = (service: string, origin: string) =>
  withService({ entrypoint: './src/lib/images/sharpService.ts', config: { service, origin } });

test('returns the URLs of an image service', async () => {
  const netlify = withCdn('netlify', '');
  const urls = await createFiles(avif, netlify);
  expect(urls).toHaveLength(3);
  expect(urls[0]).toMatch(/^\/\.netlify\/images\?url=https.+&w=320&h=400&.*fm=avif/);
  const cropped = { ...fallback, fit: 'cover', position: '50% 10%' } as const;
  expect(await createFiles(cropped, netlify)).toEqual([expect.stringContaining('&position=top')]);
  const [url = ''] = await createFiles(fallback, withCdn('imgix', 'https://i.example'));
  expect(url).toMatch(/^https:\/\/i\.example\/.+fm=jpg/);
});

test('leaves nothing that carries rights to an image service, which would remove them', async () => {
  const carrying = { ...avif, xmp: rightsXmp(rights) };
  const files = await createFiles(carrying, withCdn('netlify', ''));
  expect(files).toHaveLength(3);
  for (const file of files) expect(file).not.toContain('.netlify');
});
