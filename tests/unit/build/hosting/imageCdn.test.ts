import { expect, test } from 'vitest';
import { imageSources } from '~/build/hosting/imageCdn';

const SETTINGS = {
  IMAGE_DOMAIN: 'www.agency.example',
  IMAGE_SERVICE: 'netlify',
  CMS_URL: 'https://cms.agency.example',
};

test('the image CDN may transform the media of the CMS and nothing else', () => {
  const [source = '', ...others] = imageSources(SETTINGS);
  expect(others).toEqual([]);
  const isAllowed = (url: string) => new RegExp(source).test(url);
  expect(isAllowed('https://cms.agency.example/api/media/file/ana.jpg?v=1')).toBe(true);
  expect(isAllowed('https://cms.agency.example/api/users')).toBe(false);
  expect(isAllowed('https://cmsXagency.example/api/media/file/ana.jpg')).toBe(false);
  expect(isAllowed('https://evil.example/?https://cms.agency.example/api/media/a.jpg')).toBe(false);
});

test.each([
  ['without an image service', { IMAGE_DOMAIN: '' }],
  ['with another image service', { IMAGE_SERVICE: 'imgix' }],
])('%s the image CDN has no sources', (_, change) => {
  expect(imageSources({ ...SETTINGS, ...change })).toEqual([]);
});
