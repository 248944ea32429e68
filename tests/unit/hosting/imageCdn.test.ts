import { expect, test } from 'vitest';
import { imageSources } from '~/hosting/imageCdn';

const SETTINGS = {
  IMAGE_DOMAIN: 'www.agency.example',
  IMAGE_SERVICE: 'netlify',
  CMS_URL: 'https://cms.agency.example',
};

test('Netlify may make pictures of the CMS’s media, and of nothing else', () => {
  const [source = '', ...others] = imageSources(SETTINGS);
  expect(others).toEqual([]);
  const mayUse = (address: string) => new RegExp(source).test(address);
  expect(mayUse('https://cms.agency.example/api/media/file/ana.jpg?v=1')).toBe(true);
  expect(mayUse('https://cms.agency.example/api/users')).toBe(false);
  expect(mayUse('https://cmsXagency.example/api/media/file/ana.jpg')).toBe(false);
  expect(mayUse('https://evil.example/?https://cms.agency.example/api/media/a.jpg')).toBe(false);
});

test.each([
  ['without an image service', { IMAGE_DOMAIN: '' }],
  ['with another image service', { IMAGE_SERVICE: 'imgix' }],
])('%s Netlify makes pictures of nothing', (_, change) => {
  expect(imageSources({ ...SETTINGS, ...change })).toEqual([]);
});
