import type { AstroIntegration } from 'astro';
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { problemReport } from '~/session/problemReport';
import { buildReport } from './writeBuildReport';

/** Calls the integration's hooks as a build does, and returns the report, the warnings and the site's files. */
async function build(run: () => void) {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cacheDir = pathToFileURL(`${folder}/cache/`);
  const site = path.join(folder, 'site');
  await mkdir(site);
  const warnings: string[] = [];
  const hooks = buildReport().hooks as Record<string, (options: object) => unknown>;
  await hooks['astro:config:setup' satisfies keyof AstroIntegration['hooks']]!({
    command: 'build',
  });
  await hooks['astro:config:done']!({ config: { cacheDir } });
  run();
  await hooks['astro:build:done']!({
    dir: pathToFileURL(`${site}/`),
    logger: { warn: (text: string) => warnings.push(text) },
  });
  const report: unknown = JSON.parse(
    await readFile(new URL('build-report.json', cacheDir), 'utf8'),
  );
  return { report, warnings, files: await readdir(site), site };
}

test('the report is empty and nothing is logged when all content is valid', async () => {
  expect(await build(() => {})).toMatchObject({ report: { problems: [] }, warnings: [] });
});

test('problems are written to the cache folder and logged in one block', async () => {
  const problem = {
    collection: 'redirects',
    record: '/a (id 1)',
    recordId: '1',
    locale: null,
    field: 'from',
    message: 'forms a loop',
    fallback: 'omitted',
  } as const;
  const { report, warnings } = await build(() => problemReport.add([problem]));
  expect(report).toEqual({ problems: [problem] });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(
    /redirects › \/a \(id 1\) › from: forms a loop\n +→ it is omitted\n +Report: .*build-report.json/,
  );
});

test('the site names the publication that requested its build', async () => {
  const id = '3f2b8c1e-7d4a-4e6b-9c1d-2a5b8e7f0c3d';
  vi.stubEnv('INCOMING_HOOK_BODY', JSON.stringify({ publication: id }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { site } = await build(() => {});
  expect(await readFile(path.join(site, 'publication.txt'), 'utf8')).toBe(`${id}\n`);
});

test('any other build writes no file into the site', async () => {
  expect((await build(() => {})).files).toEqual([]);
});
