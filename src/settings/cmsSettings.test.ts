import { describe, expect, it } from 'vitest';
import { cmsSettings } from './cmsSettings';

const CMS_URL = 'https://cms.example';

describe('the CMS settings', () => {
  it('have defaults', () => {
    expect(cmsSettings({ CMS_URL })).toEqual({
      endpoint: 'https://cms.example/api/graphql',
      method: 'POST',
      timeoutSeconds: 20,
      patienceSeconds: 120,
    });
  });

  it.each([
    ['https://cms.example/', 'https://cms.example/api/graphql'],
    ['https://a.example/cms', 'https://a.example/cms/api/graphql'],
    ['https://a.example/api/graphql', 'https://a.example/api/graphql'],
  ])('resolve %s to %s', (url, endpoint) => {
    expect(cmsSettings({ CMS_URL: url }).endpoint).toBe(endpoint);
  });

  it('contain the token, the method, the timeout and the patience', () => {
    const seconds = { CMS_TIMEOUT_SECONDS: '1.5', CMS_PATIENCE_SECONDS: '3' };
    const settings = { CMS_TOKEN: 'k', CMS_METHOD: 'get', ...seconds };
    expect(cmsSettings({ CMS_URL, ...settings })).toMatchObject({
      token: 'k',
      method: 'GET',
      timeoutSeconds: 1.5,
      patienceSeconds: 3,
    });
  });

  it.each([
    ['CMS_URL', undefined],
    ['CMS_URL', 'cms.example'],
    ['CMS_URL', 'ftp://cms.example'],
    ['CMS_URL', 'https://user:hunter2@cms.example'],
    ['CMS_TOKEN', 'hunter2\n'],
    ['CMS_METHOD', 'PUT'],
    ['CMS_TIMEOUT_SECONDS', 'soon'],
    ['CMS_TIMEOUT_SECONDS', 'Infinity'],
    ['CMS_TIMEOUT_SECONDS', '3000000'],
    ['CMS_PATIENCE_SECONDS', '-1'],
  ])('reject %s with %j and do not print the value', (name, value) => {
    const parse = () => cmsSettings({ CMS_URL, [name]: value });
    expect(parse).toThrow(name);
    expect(parse).not.toThrow(/hunter2/);
  });
});
