import { execFile } from 'node:child_process';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);

/** Starts the embedded CMS in a process of its own, asks it what it holds, and stops it. */
const START = `
  import { startEmbeddedCms } from './cms/runtime/embedded.ts';
  const cms = await startEmbeddedCms(0);
  const ask = async (query, token) => {
    const headers = { 'Content-Type': 'application/json' };
    if (token) headers.Authorization = 'users API-Key ' + token;
    const body = JSON.stringify({ query });
    const response = await fetch(cms.url + '/api/graphql', { method: 'POST', headers, body });
    return (await response.json()).data;
  };
  const TALENTS = '{ Talents(limit: 0, locale: en) { docs { name list sections photo { url } } } Pages { totalDocs } }';
  const me = await ask('{ meUser { user { role } } }', cms.token);
  const { Talents, Pages } = await ask(TALENTS);
  const photo = await fetch(cms.url + Talents.docs[0].photo.url);
  const cache = photo.headers.get('cache-control');
  await cms.close();
  const found = { me, talents: Talents.docs, pages: Pages.totalDocs, photo: photo.status, cache };
  process.stdout.write('\\n' + JSON.stringify(found), () => process.exit(0));
`;

interface Found {
  me: unknown;
  talents: { name: string; list: string; sections: string[] }[];
  pages: number;
  photo: number;
  cache: string;
}

async function start(
  dataDir: string,
  more: Record<string, string | undefined> = {},
): Promise<Found> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', START], {
    env: { ...process.env, CMS_DATA_DIR: dataDir, DATABASE_URI: '', MEDIA_DIR: '', ...more },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const newFolder = () => mkdtemp(path.join(tmpdir(), 'embedded-'));

describe('the embedded CMS, started twice at once on an empty folder', () => {
  let folder: string;
  let found: Found[];
  beforeAll(async () => {
    folder = await newFolder();
    // As in a build, and with no secret set.
    const environment = { NODE_ENV: 'production', PAYLOAD_SECRET: '' };
    found = await Promise.all([start(folder, environment), start(folder, environment)]);
  });

  it('makes one sample agency and leaves nothing half-made', async () => {
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^sample-[\da-f]{12}$/)]);
    expect(found[0]).toEqual(found[1]);
  });

  it('holds the whole agency', () => {
    const count = (list: string) =>
      found[0]!.talents.filter((talent) => talent.list === list).length;
    expect(count('actors')).toBeGreaterThanOrEqual(12);
    expect(count('actresses')).toBeGreaterThanOrEqual(12);
    expect(count('discover')).toBeGreaterThanOrEqual(6);
    expect(count('directors')).toBeGreaterThanOrEqual(6);
    expect(found[0]!.talents.filter(({ sections }) => sections.length === 2)).toHaveLength(2);
    expect(found[0]!.pages).toBe(10);
  });

  it('gives the build a key that it accepts, and lets media be kept for long', () => {
    expect(found[0]!.me).toEqual({ meUser: { user: { role: 'reader' } } });
    expect(found[0]!.photo).toBe(200);
    expect(found[0]!.cache).toMatch(/max-age=31536000/);
  });

  it('uses the same database the next time, and needs no secret for a build', async () => {
    const [name] = await readdir(folder);
    const before = await stat(path.join(folder, name!));
    const build = { NODE_ENV: 'production', PAYLOAD_SECRET: '' };
    expect(await start(folder, build)).toEqual(found[0]);
    expect((await stat(path.join(folder, name!))).ino).toBe(before.ino);
  });
});

describe('a sample that cannot be made', () => {
  it('stops with its exit code and leaves nothing behind', async () => {
    const folder = await newFolder();
    const crash = `--import=data:text/javascript,if(process.argv[1]?.includes('seed'))process.exit(3)`;
    await expect(start(folder, { NODE_OPTIONS: crash })).rejects.toThrow(
      'The sample agency could not be put into the CMS (exit code 3)',
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
