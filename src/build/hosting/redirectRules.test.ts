import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { redirectRules } from './redirectRules';
import { problemReport } from '~/session/problemReport';
import { hooksOf } from '../../../tests/unit/support/hooks';

const FILES = ['index.html', 'actrices.html', 'finder.json', 'seleccion/agentes.json', '404.html'];

/** Writes the rules of these redirects into a site, as a build does. */
async function write(redirects: [from: string, to: string][]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'redirects-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'seleccion'));
  for (const file of FILES) await writeFile(path.join(folder, file), '');
  const rules = redirects.map(([from, to], index) => ({
    rule: { from, to, status: 301, record: `redirects › ${from}` },
    source: { collection: 'redirects', record: from, recordId: String(index), field: 'from' },
  }));
  await writeFile(path.join(folder, '_redirects'), JSON.stringify(rules));
  problemReport.start();
  await hooksOf(redirectRules())('astro:build:done', { dir: pathToFileURL(`${folder}/`) });
  const { problems } = problemReport.end();
  const text = await readFile(path.join(folder, '_redirects'), 'utf8');
  // Without those of former enquiries, which every build has.
  const isEditors = (line: string) => line.endsWith(' 301') && !line.includes('/:slug/casting ');
  const lines = text.split('\n').filter(isEditors);
  return { followed: lines.map((line) => line.split(' ')[0]), problems };
}

const HARMLESS = ['/a//b', '/a///b', '/en//x', '/finder.json/x', '/constructor', '/x/__proto__'];
const SHADOWING = ['/finder.json', '/seleccion/agentes.json', '/404', '/actrices/', '/', '/index'];
const IMPOSSIBLE = [
  '',
  'x',
  '//x',
  '/x*',
  '/:splat',
  '/a\r\n/b /c 301',
  '/%00',
  '/%2A',
  '/__proto__',
];

test('no redirect ends a build: each becomes a rule or is reported', async () => {
  const sources = [...HARMLESS, ...SHADOWING, ...IMPOSSIBLE];
  const { followed, problems } = await write(sources.map((from) => [from, '/actrices']));
  expect(followed).toEqual(HARMLESS);
  expect(problems.map(({ record }) => record)).toEqual([...SHADOWING, ...IMPOSSIBLE]);
  for (const { fallback } of problems) expect(fallback).toBe('omitted');
});

test('a target that does not exist is reported', async () => {
  const { followed, problems } = await write([
    ['/a', '/nothing'],
    ['/b', '/finder.json'],
  ]);
  expect(followed).toEqual(['/b']);
  expect(problems).toMatchObject([
    { record: '/a', message: expect.stringMatching(/^\/nothing is/) },
  ]);
});
