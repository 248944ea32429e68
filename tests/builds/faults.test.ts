import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite, hashFiles } from '../site/build.ts';
import { copySite } from '../site/copy.ts';
import { createPicture, fillEmptyAgency, upload } from '../cms/support/fixtureAgency.ts';
import { type Fault, type ProxiedRequest, startFaultyProxy } from '../cms/support/faultyProxy.ts';
import { READER_KEY, publish, startTestCms } from '../cms/support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

/*
 * Whole builds under faults: one recovers, one fails, one receives invalid data. Every single kind
 * of fault is tested against HTTP servers in tests/unit/loaders.
 */

let cms: RunningCms;
let folder: string;
/** Files and hashes of a build without faults. */
let reference: Record<string, string>;

const builtFiles = () => hashFiles(path.join(folder, 'dist'));
const pageOfAna = () => readFile(path.join(folder, 'dist/actrices/ana-ruiz.html'), 'utf8');

/** Builds without a cache, unless `keepsCache`; requests are retried for `patienceSeconds`. */
async function buildThroughProxy(
  faultOf: (request: ProxiedRequest) => Fault,
  { options = [] as string[], patienceSeconds = 30, keepsCache = false } = {},
) {
  const proxy = await startFaultyProxy(cms.url, faultOf);
  if (!keepsCache)
    await rm(path.join(folder, 'node_modules/.astro'), { recursive: true, force: true });
  const environment = {
    CMS_URL: proxy.url,
    CMS_TOKEN: READER_KEY,
    CMS_PATIENCE_SECONDS: String(patienceSeconds),
  };
  const result = await buildSite(folder, environment, options);
  proxy.close();
  expect(result.output).not.toContain(READER_KEY);
  return result;
}

beforeAll(async () => {
  cms = await startTestCms();
  await fillEmptyAgency(cms);
  const { id: portrait } = await upload(cms, 'ana.png', 'image/png', await createPicture(400, 500));
  const { id: photo } = await upload(cms, 'eva.png', 'image/png', await createPicture(300, 400));
  const pdf = Buffer.from(`%PDF-1.4\n${'%'.repeat(1000)}\nxref\n%%EOF\n`);
  const { id: curriculum } = await upload(cms, 'ana.pdf', 'application/pdf', pdf);
  await publish(cms, 'Ana Ruiz', { photo: portrait, curriculum });
  await publish(cms, 'Eva Gil', { photo, sections: ['director'], birthDate: '1990-05-01' });
  folder = await mkdtemp(path.join(tmpdir(), 'con espacio ñ '));
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
  it('ends before it begins when a dictionary is not JSON, and names its line without a stack trace', async () => {
    const file = path.join(folder, 'i18n/en/pages.json');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace('{', '{\n  oops'));
    const { code, output } = await buildThroughProxy(() => 'none');
    await writeFile(file, source);
    expect(code).toBe(1);
    expect(output).toMatch(/i18n\/en\/pages\.json: .*\(line 2 /);
    expect(output).not.toMatch(/Stack trace|^ +at /m);
  });

  it('recovers from every temporary fault and writes the same files', async () => {
    const sequences: Fault[][] = [
      ['reset', 'shorten', 'truncate', { status: 503 }],
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
    const { code, output } = await buildThroughProxy(
      ({ isMedia }) => (isMedia ? 'reset' : 'none'),
      { patienceSeconds: 2 },
    );
    expect(code).toBe(1);
    expect(output).toMatch(
      /Picture "\/api\/media\/file\/(ana|eva)\.png": the CMS cannot be reached/,
    );
    expect(await builtFiles()).toEqual(reference);
  });

  it('shows a plain colour for a portrait that is always cut short, names it, and repairs it later', async () => {
    const { code, output } = await buildThroughProxy(({ path: requested }) =>
      requested.endsWith('/ana.png') ? 'shorten' : 'none',
    );
    expect(code, output).toBe(0);
    expect(output).toMatch(/media › ana\.png \(id \d+\) › file: /);
    expect(output).toMatch(/Picture "\/api\/media\/file\/ana\.png": has \d+ bytes instead of/);
    const report = await readFile(
      path.join(folder, 'node_modules/.astro/build-report.json'),
      'utf8',
    );
    expect(report).toContain('"record": "ana.png (id');
    const broken = await builtFiles();
    // The casting pack has no large photograph, and the page no link to it.
    const whole = Object.keys(reference).filter((file) => file !== 'fichas/actrices/ana-ruiz.jpg');
    expect(Object.keys(broken)).toEqual(whole);
    const changed = Object.keys(broken).filter((file) => broken[file] !== reference[file]);
    expect(changed.length).toBeGreaterThan(0);
    for (const file of changed) expect(file).toMatch(/\.(avif|jpg|png)$|\/ana-ruiz\.(html|pdf)$/);
    expect(await pageOfAna()).not.toContain('ana-ruiz.jpg');
    const repaired = await buildThroughProxy(() => 'none', { keepsCache: true });
    expect(repaired.code, repaired.output).toBe(0);
    expect(repaired.output).not.toContain('media › ');
    expect(await builtFiles()).toEqual(reference);
    expect(await pageOfAna()).toContain('ana-ruiz.jpg');
  });

  it('omits the link to a curriculum that is always cut short, and adds it when it is repaired', async () => {
    const isCut = ({ path: requested }: ProxiedRequest) => requested.endsWith('.pdf');
    const { code, output } = await buildThroughProxy((request) =>
      isCut(request) ? 'shorten' : 'none',
    );
    expect(code, output).toBe(0);
    expect(output).toMatch(/media › ana\.pdf \(id \d+\) › file: /);
    expect(await pageOfAna()).not.toContain('/files/');
    const repaired = await buildThroughProxy(() => 'none', { keepsCache: true });
    expect(repaired.code, repaired.output).toBe(0);
    expect(await pageOfAna()).toContain('/files/');
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
      { options: ['--strict'] },
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
