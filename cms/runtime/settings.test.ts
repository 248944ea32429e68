import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabaseAdapter } from './database.ts';
import { checkSettings, settings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a setting of the CMS that is wrong is named', () => {
  it.each(['mysql://a@b/c', 'mongodb://a', './cms.db'])('the database %s', (uri) => {
    expect(() => createDatabaseAdapter(uri)).toThrow(/^DATABASE_URI must start with postgres/);
  });

  it('a database whose address cannot be read, without its password', () => {
    for (const uri of ['postgres://a:ge#heim@localhost/b', 'postgres://a:geheim@local host/b']) {
      expect(() => createDatabaseAdapter(uri)).toThrow(/^DATABASE_URI must be a URL: (?!.*heim)/);
    }
  });

  it('a database that cannot be reached, without its password', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    const adapter = createDatabaseAdapter(`postgres://a:geheim@127.0.0.1:${port}/b`);
    const database = adapter.init({ payload: {} as never });
    await expect(database.connect!()).rejects.toThrow(
      new RegExp(
        `^DATABASE_URI: PostgreSQL at 127\\.0\\.0\\.1:${port} cannot be used: (?!.*geheim)`,
      ),
    );
  });

  it.each(['foo', 'agencia.example', 'localhost:4321'])('the address %s', (address) => {
    vi.stubEnv('SITE_URL', address);
    vi.stubEnv('CMS_PUBLIC_URL', address);
    expect(() => settings.siteAddress).toThrow(/^SITE_URL must be a URL/);
    expect(() => settings.publicOrigin).toThrow(/^CMS_PUBLIC_URL must be a URL/);
  });
});

it('the site of a CMS is that of its setting, without a slash at the end', () => {
  vi.stubEnv('SITE_URL', 'https://agencia.example/');
  expect(settings.siteAddress).toBe('https://agencia.example');
});

describe('before the admin starts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => {
    vi.stubEnv('CMS_DATA_DIR', path.join(folder, 'data'));
    vi.stubEnv('MEDIA_DIR', '');
  });

  it.each([
    ['CMS_ADMIN_PORT', 'abc', /^CMS_ADMIN_PORT must be a port such as 3000$/],
    ['CMS_ADMIN_PORT', '70000', /^CMS_ADMIN_PORT must be a port/],
    ['DATABASE_URI', 'mysql://a@b/c', /^DATABASE_URI must start with postgres/],
    ['DATABASE_URI', 'file:/dev/null/a/cms.db', /^The folder \/dev\/null\/a .*DATABASE_URI/],
    ['SITE_URL', 'foo', /^SITE_URL must be a URL/],
    ['BUILD_HOOK_URL', '…', /^BUILD_HOOK_URL must be a URL/],
  ])('%s=%s is refused', (name, value, message) => {
    vi.stubEnv(name, value);
    expect(checkSettings).toThrow(message);
  });

  it('a folder that cannot be written is named', () => {
    checkSettings();
    // Root may write everywhere, but nobody into a folder below a file.
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    vi.stubEnv('MEDIA_DIR', path.join(file, 'media'));
    expect(checkSettings).toThrow(`The folder ${file}/media is not writable (ENOTDIR)`);
    expect(checkSettings).toThrow('MEDIA_DIR');
  });

  it('the port of the embedded CMS is checked too', () => {
    vi.stubEnv('CMS_PORT', 'abc');
    expect(() => settings.embeddedPort).toThrow(/^CMS_PORT must be a port such as 4323/);
    vi.stubEnv('CMS_PORT', '');
    expect(settings.embeddedPort).toBe(4323);
  });
});
