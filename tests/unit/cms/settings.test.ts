import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabaseAdapter } from '../../../cms/runtime/database.ts';
import { findPublicOrigin, findSiteAddress } from '../../../cms/runtime/settings.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a setting of the CMS that is wrong is named', () => {
  it.each(['mysql://a@b/c', 'mongodb://a', './cms.db'])('the database %s', (uri) => {
    expect(() => createDatabaseAdapter(uri)).toThrow(/^DATABASE_URI must start with postgres/);
  });

  it.each(['foo', 'agencia.example', 'localhost:4321'])('the address %s', (address) => {
    vi.stubEnv('SITE_URL', address);
    vi.stubEnv('CMS_PUBLIC_URL', address);
    expect(findSiteAddress).toThrow(/^SITE_URL must be a URL/);
    expect(findPublicOrigin).toThrow(/^CMS_PUBLIC_URL must be a URL/);
  });
});

it('the site of a CMS is that of its setting, without a slash at the end', () => {
  vi.stubEnv('SITE_URL', 'https://agencia.example/');
  expect(findSiteAddress()).toBe('https://agencia.example');
});
