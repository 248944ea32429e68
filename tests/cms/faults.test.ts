import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { type Ended, buildSite, filesOf } from '../site/build.ts';
import { copySite } from '../site/copy.ts';
import { drawing, fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { READER_KEY, publish, startEmptyCms } from './support/emptyCms.ts';
import { type Fate, type Passing, startFaultyProxy } from './support/faultyProxy.ts';

let cms: RunningCms;
let folder: string;
/** What an undisturbed build makes. */
let good: Record<string, string>;

/** Builds against a CMS whose every request meets with this fate. */
async function buildThrough(
  fateOf: (passing: Passing) => Fate,
): Promise<Ended & { harmed: number }> {
  const proxy = await startFaultyProxy(cms.url, fateOf);
  const ended = await buildSite(folder, { CMS_URL: proxy.url, CMS_TOKEN: READER_KEY });
  proxy.close();
  expect(ended.output).not.toContain(READER_KEY);
  return { ...ended, harmed: proxy.harmed() };
}

const clearCache = () =>
  rm(path.join(folder, 'node_modules/.astro'), { recursive: true, force: true });
const site = () => filesOf(path.join(folder, 'dist'));

beforeAll(async () => {
  cms = await startEmptyCms();
  await fillEmptyAgency(cms);
  const { id } = await upload(cms, 'ana.png', 'image/png', await drawing(400, 500));
  await publish(cms, 'Ana Ruiz', { photo: id });
  await publish(cms, 'Eva Gil', { sections: ['director'], birthDate: '1990-05-01' });
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySite(folder);
  const first = await buildThrough(() => 'pass');
  expect(first.code, first.output).toBe(0);
  good = await site();
});
afterAll(async () => {
  await cms.close();
  await rm(folder, { recursive: true });
});

describe('a build ends right, file for file, when the CMS', () => {
  it.each<[string, (passing: Passing) => Fate]>([
    ['takes its time', () => ({ delayMs: 150 })],
    ['resets every connection once', ({ attempt }) => (attempt === 0 ? 'reset' : 'pass')],
    ['breaks every answer off once', ({ attempt }) => (attempt === 0 ? 'truncate' : 'pass')],
    [
      'is asked too often and says when to come back',
      ({ attempt }) => (attempt < 1 ? { status: 429, headers: { 'Retry-After': '1' } } : 'pass'),
    ],
    ['has bursts of 503', ({ attempt }) => (attempt < 2 ? { status: 503 } : 'pass')],
  ])('%s', async (_name, fateOf) => {
    await clearCache();
    const { code, output, harmed } = await buildThrough(fateOf);
    expect(code, output).toBe(0);
    expect(harmed).toBeGreaterThan(2);
    expect(await site()).toEqual(good);
  });
});

describe('a build ends with code 1, says why, and leaves the last good site when the CMS', () => {
  const inData =
    (from: string, to: string): ((passing: Passing) => Fate) =>
    ({ isMedia }) =>
      isMedia ? 'pass' : { rewrite: (answer) => answer.replaceAll(from, to) };

  it.each<[string, (passing: Passing) => Fate, RegExp]>([
    [
      'answers with errors',
      ({ count }) =>
        count === 0 ? 'pass' : { status: 200, body: '{"errors":[{"message":"No seats left"}]}' },
      /: No seats left/,
    ],
    [
      'refuses without a word',
      ({ count }) => (count === 0 ? 'pass' : { status: 403, body: READER_KEY }),
      /: GraphQL Error \(Code: 403\)/,
    ],
    ['is out of order', () => ({ status: 502 }), /Identity: GraphQL Error \(Code: 502\)/],
    [
      'dies after its first answer',
      ({ count }) => (count === 0 ? 'pass' : 'reset'),
      /: the CMS cannot be reached, or broke off/,
    ],
    [
      'dies while the pictures are fetched',
      ({ isMedia }) => (isMedia ? 'reset' : 'pass'),
      /Picture "\/api\/media\/file\/ana\.png": the CMS cannot be reached/,
    ],
    [
      'knows a field by another name',
      ({ body }) =>
        body.includes('homeBase')
          ? { status: 400, body: '{"errors":[{"message":"Cannot query field \\"homeBase\\""}]}' }
          : 'pass',
      /Talents: Cannot query field "homeBase"/,
    ],
    [
      'leaves a field out',
      inData('"sections":', '"divisions":'),
      /talents › .*Ana Ruiz.* › es, en › sections/,
    ],
    [
      'has null in a field',
      inData('"Ana Ruiz"', 'null'),
      /talents › .*ana-ruiz.* › es, en › name: is missing/,
    ],
    [
      'has another type in a field',
      inData('"Ana Ruiz"', '{"first":"Ana"}'),
      /talents › .*ana-ruiz.* › es, en › name/,
    ],
  ])('%s', async (_name, fateOf, said) => {
    await clearCache();
    const { code, output } = await buildThrough(fateOf);
    expect(output).toMatch(said);
    expect(code).toBe(1);
    expect(await site()).toEqual(good);
  });
});
