import { execFile } from 'node:child_process';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerSample } from '../support/sample.ts';

const run = promisify(execFile);

/** Starts the embedded CMS in a process of its own, prints what it holds as JSON, and stops it. */
const START = `
  import { startEmbeddedCms } from './cms/runtime/embedded.ts';
  const cms = await startEmbeddedCms(0);
  const sendQuery = async (query, token) => {
    const headers = { 'Content-Type': 'application/json' };
    if (token) headers.Authorization = 'users API-Key ' + token;
    const body = JSON.stringify({ query });
    const response = await fetch(cms.url + '/api/graphql', { method: 'POST', headers, body });
    return (await response.json()).data;
  };
  const TALENTS = '{ Talents(limit: 100, locale: en) { docs { name list sections photo { url } } } }';
  const me = await sendQuery('{ meUser { user { role } } }', cms.token);
  const { Talents } = await sendQuery(TALENTS, cms.token);
  const { Pages } = await sendQuery('{ Pages { totalDocs } }', cms.token);
  const headers = { Authorization: 'users API-Key ' + cms.token };
  const photo = await fetch(cms.url + Talents.docs[0].photo.url, { headers });
  const cache = photo.headers.get('cache-control');
  await cms.close();
  const found = { me, talents: Talents.docs, pages: Pages.totalDocs, photo: photo.status, cache };
  process.stdout.write('\\n' + JSON.stringify(found), () => process.exit(0));
`;

/** Prepares the database only, and prints where it is. */
const PREPARE = `
  import { prepareDatabase } from './cms/runtime/prepare.ts';
  process.stdout.write('\\n' + JSON.stringify(await prepareDatabase()));
`;

interface Found {
  me: unknown;
  talents: { name: string; list: string; sections: string[] }[];
  pages: number;
  photo: number;
  cache: string;
}

async function runScript<Result>(
  script: string,
  dataDir: string,
  environment: Record<string, string | undefined>,
): Promise<Result> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, CMS_DATA_DIR: dataDir, DATABASE_URI: '', MEDIA_DIR: '', ...environment },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const start = (dataDir: string, environment: Record<string, string | undefined>) =>
  runScript<Found>(START, dataDir, environment);

const createFolder = () => mkdtemp(path.join(tmpdir(), 'embedded-'));

/** Node options that run a script in the child process that seeds the sample, instead of seeding. */
const replaceSeed = (script: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`if (process.argv[1]?.includes('seed')) { ${script} }`)}`;

/** Copies an existing sample once both processes have begun to seed, which makes the race certain. */
const COPY_SAMPLE = `
  const { cp, readdir } = await import('node:fs/promises');
  const { dirname } = await import('node:path');
  const countFolders = async () => (await readdir(process.env.CMS_DATA_DIR)).length;
  while ((await countFolders()) < 2) await new Promise((done) => setTimeout(done, 20));
  await cp(process.env.SAMPLE, dirname(process.env.MEDIA_DIR), { recursive: true });
  process.exit(0);
`;

describe('the embedded CMS', () => {
  // As in a build without a secret.
  const environment = { NODE_ENV: 'production', PAYLOAD_SECRET: '' };
  let folder: string;
  let found: Found;
  beforeAll(async () => {
    folder = await createFolder();
    found = await start(folder, environment);
  });
  afterAll(() => offerSample(folder));

  it('creates the sample agency in an empty folder and leaves no other files', async () => {
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^sample-[\da-f]{12}$/)]);
  });

  it('holds the complete agency', () => {
    const count = (list: string) => found.talents.filter((talent) => talent.list === list).length;
    expect(count('actors')).toBeGreaterThanOrEqual(12);
    expect(count('actresses')).toBeGreaterThanOrEqual(12);
    expect(count('discover')).toBeGreaterThanOrEqual(6);
    expect(count('directors')).toBeGreaterThanOrEqual(6);
    expect(found.talents.filter(({ sections }) => sections.length === 2)).toHaveLength(2);
    expect(found.pages).toBe(12);
  });

  it('returns a valid API key for the build and serves media with a long cache lifetime', () => {
    expect(found.me).toEqual({ meUser: { user: { role: 'reader' } } });
    expect(found.photo).toBe(200);
    expect(found.cache).toMatch(/max-age=31536000/);
  });

  it('reuses the database at the next start and needs no secret for a build', async () => {
    const [name] = await readdir(folder);
    const before = await stat(path.join(folder, name!));
    expect(await start(folder, environment)).toEqual(found);
    expect((await stat(path.join(folder, name!))).ino).toBe(before.ino);
  });

  it('creates one sample agency when it is started twice at the same time', async () => {
    const [name] = await readdir(folder);
    const emptyFolder = await createFolder();
    const race = {
      ...environment,
      SAMPLE: path.join(folder, name!),
      NODE_OPTIONS: replaceSeed(COPY_SAMPLE),
    };
    const prepare = () => runScript(PREPARE, emptyFolder, race);
    const sample = path.join(emptyFolder, name!);
    const prepared = { DATABASE_URI: `file:${sample}/cms.db`, MEDIA_DIR: `${sample}/media` };
    expect(await Promise.all([prepare(), prepare()])).toEqual([prepared, prepared]);
    expect(await readdir(emptyFolder)).toEqual([name]);
  });

  it('reports the exit code of a failed creation of the sample and leaves no files behind', async () => {
    const emptyFolder = await createFolder();
    const crash = { NODE_OPTIONS: replaceSeed('process.exit(3)') };
    await expect(runScript(PREPARE, emptyFolder, crash)).rejects.toThrow(
      'Seeding the sample agency failed (exit code 3)',
    );
    expect(await readdir(emptyFolder)).toEqual([]);
  });
});
