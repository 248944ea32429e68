import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { buildSite, hashFiles } from '../site/build.ts';
import { copySite } from '../site/copy.ts';
import { createPicture, fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { type Fault, type ProxiedRequest, startFaultyProxy } from './support/faultyProxy.ts';
import { READER_KEY, publish, startTestCms } from './support/testCms.ts';

/*
 * Whole builds under faults: one recovers, one fails, one receives invalid data. Every single kind
 * of fault is tested against HTTP servers in tests/unit/loaders.
 */

let cms: RunningCms;
let folder: string;
/** Files and hashes of a build without faults. */
let reference: Record<string, string>;

const builtFiles = () => hashFiles(path.join(folder, 'dist'));

async function buildThroughProxy(
  faultOf: (request: ProxiedRequest) => Fault,
  options: string[] = [],
) {
  const proxy = await startFaultyProxy(cms.url, faultOf);
  await rm(path.join(folder, 'node_modules/.astro'), { recursive: true, force: true });
  const result = await buildSite(folder, { CMS_URL: proxy.url, CMS_TOKEN: READER_KEY }, options);
  proxy.close();
  expect(result.output).not.toContain(READER_KEY);
  return result;
}

beforeAll(async () => {
  cms = await startTestCms();
  await fillEmptyAgency(cms);
  const { id: portrait } = await upload(cms, 'ana.png', 'image/png', await createPicture(400, 500));
  const { id: photo } = await upload(cms, 'eva.png', 'image/png', await createPicture(300, 400));
  await publish(cms, 'Ana Ruiz', { photo: portrait });
  await publish(cms, 'Eva Gil', { photo, sections: ['director'], birthDate: '1990-05-01' });
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySite(folder);
  const { code, output } = await buildThroughProxy(() => 'none');
  expect(code, output).toBe(0);
  reference = await builtFiles();
});
afterAll(async () => {
  await cms.close();
  await rm(folder, { recursive: true });
});

describe('a build', () => {
  it('recovers from every temporary fault and writes the same files', async () => {
    const sequences: Fault[][] = [
      ['reset', 'truncate', { status: 503 }],
      [{ status: 429, headers: { 'Retry-After': '1' } }, { status: 502 }, { delayMs: 150 }],
    ];
    const applied = { graphql: new Set<Fault>(), media: new Set<Fault>() };
    const { code, output } = await buildThroughProxy(({ isMedia, index, attempt }) => {
      const fault = sequences[index % sequences.length]![attempt] ?? 'none';
      applied[isMedia ? 'media' : 'graphql'].add(fault);
      return fault;
    });
    expect(code, output).toBe(0);
    for (const faults of Object.values(applied)) {
      expect([...faults]).toEqual(expect.arrayContaining(sequences.flat()));
    }
    expect(await builtFiles()).toEqual(reference);
  });

  it('fails with code 1 and keeps the last good site when the CMS goes down before the images', async () => {
    const { code, output } = await buildThroughProxy(({ isMedia }) => (isMedia ? 'reset' : 'none'));
    expect(code).toBe(1);
    expect(output).toMatch(
      /Picture "\/api\/media\/file\/(ana|eva)\.png": the CMS cannot be reached/,
    );
    expect(await builtFiles()).toEqual(reference);
  });

  it('fails with code 1 if it is strict, and names every field of invalid data', async () => {
    const rewrite = (body: string) =>
      body
        .replaceAll('"sections":', '"divisions":')
        .replaceAll('"Ana Ruiz"', '{"first":"Ana"}')
        .replaceAll('"Eva Gil"', 'null');
    const { code, output } = await buildThroughProxy(
      ({ isMedia }) => (isMedia ? 'none' : { rewrite }),
      ['--strict'],
    );
    expect(code).toBe(1);
    expect(output).toMatch(/talents › .*ana-ruiz.* › es, en › name/);
    expect(output).toMatch(/talents › .*ana-ruiz.* › es, en › sections/);
    expect(output).toMatch(/talents › .*eva-gil.* › es, en › name: is missing/);
    expect(await builtFiles()).toEqual(reference);
    const folders = (await readdir(folder)).filter((name) => name.startsWith('dist'));
    expect(folders).toEqual(['dist']);
  });
});
