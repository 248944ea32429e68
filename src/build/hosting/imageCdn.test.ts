import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { netlifyImages } from './imageCdn';
import { hooksOf } from '../../../tests/unit/support/hooks';

const SETTINGS = {
  IMAGE_DOMAIN: 'www.agency.example',
  IMAGE_SERVICE: 'netlify',
  CMS_URL: 'https://cms.agency.example',
};

/** Builds with a change of the settings; returns Netlify's configuration, if it has been written. */
async function build(change: Partial<typeof SETTINGS> = {}): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'image-cdn-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const call = hooksOf(netlifyImages());
  await call('astro:config:done', { config: { root: pathToFileURL(`${folder}/`) } });
  for (const settings of [SETTINGS, { ...SETTINGS, ...change }]) {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    await call('astro:build:done');
  }
  return readFile(path.join(folder, '.netlify/v1/config.json'), 'utf8').catch(() => undefined);
}

test('the image CDN may transform the media of the CMS and nothing else', async () => {
  const { images } = JSON.parse((await build())!);
  const [source, ...others] = images.remote_images as string[];
  expect(others).toEqual([]);
  const isAllowed = (url: string) => new RegExp(source!).test(url);
  expect(isAllowed('https://cms.agency.example/api/media/file/ana.jpg?v=1')).toBe(true);
  expect(isAllowed('https://cms.agency.example/api/users')).toBe(false);
  expect(isAllowed('https://cmsXagency.example/api/media/file/ana.jpg')).toBe(false);
  expect(isAllowed('https://evil.example/?https://cms.agency.example/api/media/a.jpg')).toBe(false);
});

test.each([
  ['without an image service', { IMAGE_DOMAIN: '' }],
  ['with another image service', { IMAGE_SERVICE: 'imgix' }],
])('%s the image CDN has no sources, and those of the last build go', async (_, change) => {
  expect(await build(change)).toBeUndefined();
});
