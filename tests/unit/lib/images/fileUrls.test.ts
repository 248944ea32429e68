import { imageConfig } from 'astro:assets';
import { expect, test } from 'vitest';
import { fileUrls } from '~/lib/images/fileUrls';
import { pictureSources } from '~/lib/images/sources';
import { picture } from '../../support/fixtures';

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

test('returns the URLs of an image CDN', async () => {
  const service = { service: 'netlify', origin: '' };
  const config = withService({ entrypoint: './src/lib/images/cdnService.ts', config: service });
  const [small] = await fileUrls(avif, config);
  expect(small).toMatch(/^\/\.netlify\/images\?url=https.+&w=320&h=400&.*fm=avif/);
});
