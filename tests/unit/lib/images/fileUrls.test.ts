import { imageConfig } from 'astro:assets';
import { expect, test } from 'vitest';
import { createFiles, fileUrls } from '~/lib/images/fileUrls';
import { pictureSources } from '~/lib/images/sources';
import { rightsXmp } from '../../../../cms/contract/pictureRights.ts';
import { picture, rights } from '../../support/fixtures';

type Config = typeof imageConfig;

const { avif, fallback } = pictureSources(picture, [320, 480, 720], 4 / 5);
const withService = (service: Config['service']) => ({ ...imageConfig, service }) as Config;

test('names the files as Astro hashes them: one per width, and one fallback', async () => {
  const config = withService({ entrypoint: './src/lib/images/sharpService.ts', config: {} });
  const files = await fileUrls(avif, config);
  expect(files).toHaveLength(3);
  for (const file of files) expect(file).toMatch(/^\/_astro\/portrait_\w+\.avif$/);
  expect(new Set(files).size).toBe(3);
  expect(await fileUrls(fallback, config)).toEqual([expect.stringMatching(/portrait_\w+\.jpg$/)]);
});

const withCdn = (service: string, origin: string) =>
  withService({ entrypoint: './src/lib/images/sharpService.ts', config: { service, origin } });

test('returns the URLs of an image service, where the pages have them too', async () => {
  const netlify = withCdn('netlify', '');
  const urls = await fileUrls(avif, netlify);
  expect(urls).toHaveLength(3);
  expect(urls[0]).toMatch(/^\/\.netlify\/images\?url=https.+&w=320&h=400&.*fm=avif/);
  expect(await createFiles(avif, netlify)).toEqual(urls);
  const cropped = { ...fallback, fit: 'cover', position: '50% 10%' } as const;
  expect(await fileUrls(cropped, netlify)).toEqual([expect.stringContaining('&position=top')]);
  const [url = ''] = await fileUrls(fallback, withCdn('imgix', 'https://i.example'));
  expect(url).toMatch(/^https:\/\/i\.example\/.+fm=jpg/);
});

test('leaves nothing that carries rights to an image service, which would remove them', async () => {
  const xmp = rightsXmp(rights);
  const files = await fileUrls({ ...avif, xmp }, withCdn('netlify', ''));
  expect(files).toHaveLength(3);
  for (const file of files) expect(file).toMatch(/^\/_astro\/portrait_\w+\.avif$/);
  for (const file of await createFiles({ ...avif, xmp }, withCdn('netlify', ''))) {
    expect(file).not.toContain('.netlify');
  }
  const others = await fileUrls(
    { ...avif, xmp: rightsXmp({ ...rights, credit: 'Otro' }) },
    withCdn('netlify', ''),
  );
  expect(new Set([...files, ...others]).size).toBe(6);
});
