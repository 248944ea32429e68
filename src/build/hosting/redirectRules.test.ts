import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  netlifyRules,
  parseRules,
  redirectFinder,
  redirectRules,
  resolveRedirects,
} from './redirectRules';
import type { RedirectRule } from '#contract/redirects.ts';
import { problemReport } from '~/session/problemReport';
import { hooksOf } from '../../../tests/unit/support/hooks';

const PAGES = new Set([
  '/',
  '/actrices',
  '/actrices/ana',
  '/en/actrices/ana',
  '/contacto',
  '/files/cv.pdf',
  '/finder.json',
]);

const rule = (from: string, to: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  status: 301,
  record: `redirects › ${from}`,
  ...more,
});

const resolve = (...rules: RedirectRule[]) =>
  resolveRedirects(rules, PAGES).redirects.map(({ path, to, status }) => [path, to, status]);

/** Returns the sources of the rules that contradict others, with the reasons. */
const findContradictions = (...rules: RedirectRule[]) =>
  resolveRedirects(rules, PAGES).contradictions.map(({ rule, message }) => [rule.from, message]);

describe('resolveRedirects', () => {
  test('turns a chain into single steps', () => {
    expect(resolve(rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/actrices#top'))).toEqual([
      ['/a', '/actrices#top', 301],
      ['/b', '/actrices#top', 301],
      ['/c', '/actrices#top', 301],
    ]);
  });

  test('makes a chain with a temporary step temporary', () => {
    expect(resolve(rule('/a', '/b'), rule('/b', '/actrices', { status: 302 }))[0]).toEqual([
      '/a',
      '/actrices',
      302,
    ]);
  });

  test.each([
    ['/actrices/', '/contacto', '/actrices/ is a page or a file of the site'],
    ['/finder.json', '/contacto', '/finder.json is not a path that can be redirected'],
    ['/old', '/actrices/gone', '/actrices/gone is neither a page nor a file of the site'],
    ['/old', '/files/gone.pdf', '/files/gone.pdf is neither a page nor a file of the site'],
    ['/old', '/..//evil.example', '/..//evil.example is neither a page nor a file of the site'],
    ['/actrices/*', '/contacto', '/actrices/* is not a path that can be redirected'],
  ])('reports the rule from %s to %s, which has no effect', (from, to, message) => {
    const only = rule(from, to);
    expect(resolveRedirects([only], PAGES)).toEqual({
      redirects: [],
      contradictions: [],
      ineffective: [{ rule: only, message }],
    });
  });

  test('reports a rule that only leads into a loop', () => {
    const { ineffective } = resolveRedirects(
      [rule('/in', '/a'), rule('/a', '/b'), rule('/b', '/a')],
      PAGES,
    );
    expect(ineffective.map(({ rule }) => rule.from)).toEqual(['/in']);
  });

  test('accepts files and other sites as targets', () => {
    expect(resolve(rule('/cv', '/files/cv.pdf'), rule('/shop', 'https://shop.example/'))).toEqual([
      ['/cv', '/files/cv.pdf', 301],
      ['/shop', 'https://shop.example/', 301],
    ]);
  });

  test('merges equal rules', () => {
    expect(resolve(rule('/a', '/actrices'), rule('/a/', '/actrices'))).toHaveLength(1);
  });

  test('follows the first of two targets for one path, and names both records', () => {
    const rules = [
      rule('/old', '/actrices', { record: 'talents › Ana' }),
      rule('/old.html', '/contacto', { record: 'talents › Eva' }),
    ];
    expect(resolve(...rules)).toEqual([['/old', '/actrices', 301]]);
    expect(findContradictions(...rules)).toEqual([
      [
        '/old.html',
        '/old.html has two targets, from talents › Ana (to /actrices) and talents › Eva (to /contacto)',
      ],
    ]);
  });

  test('follows no rule of a loop, and none that enters it', () => {
    const rules = [rule('/in', '/a'), rule('/a', '/b'), rule('/b', '/a'), rule('/c', '/actrices')];
    expect(resolve(...rules)).toEqual([['/c', '/actrices', 301]]);
    const message =
      'These redirects form a loop: redirects › /a (/a to /b), redirects › /b (/b to /a)';
    expect(findContradictions(...rules)).toEqual([
      ['/a', message],
      ['/b', message],
    ]);
    expect(findContradictions(rule('/a', '/a/'))).toHaveLength(1);
  });
});

test('Netlify’s rules are percent-encoded, without placeholders', () => {
  const { redirects } = resolveRedirects(
    [
      rule('/señoras', '/actrices'),
      rule('/a//b', '/'),
      rule('/s', 'https://shop.example/:splat/*', { status: 302 }),
    ],
    PAGES,
  );
  const text =
    '/se%C3%B1oras /actrices 301\n/a//b / 301\n/s https://shop.example/%3Asplat/%2A 302\n' +
    '/actrices /actrices.html 200\n/ /index.html 200\n';
  const isFormerEnquiry = (line: string) => line.includes('/:slug/casting ');
  const lines = netlifyRules(redirects).split(/(?<=\n)/);
  expect(lines.filter((line) => !isFormerEnquiry(line)).join('')).toBe(text);
  expect([...parseRules(text).keys()]).toEqual(['/señoras', '/a//b', '/s']);
});

test('the former addresses of enquiries lead to the one page, after the rules of editors', () => {
  const { redirects } = resolveRedirects(
    [rule('/actrices/ana/casting', '/actrices'), rule('/old', '/en/actrices/eva-sol/casting')],
    new Set([...PAGES, '/en/casting']),
  );
  const text = netlifyRules(redirects);
  expect(text).toContain('/actrices/:slug/casting /casting?persona=actrices/:slug 301\n');
  const to = (url: string) => redirectFinder(text)(url)?.location;
  expect(to('/actrices/ines-quiroga/casting')).toBe('/casting?persona=actrices/ines-quiroga');
  expect(to('/en/descubre/leo/casting.html?q=1')).toBe('/en/casting?persona=descubre/leo');
  expect(to('/actrices/ana/casting')).toBe('/actrices');
  expect(to('/old')).toBe('/en/casting?persona=actrices/eva-sol');
  expect(to('/actrices/a%22b/casting')).toBe('/casting?persona=actrices/a%22b');
  for (const path of [
    '/casting',
    '/actrices/casting',
    '/nada/ana/casting',
    '/actrices/a/b/casting',
  ]) {
    expect(to(path), path).toBeUndefined();
  }
});

test('a redirect keeps the query, unless its target has one', () => {
  const to = (target: string, url: string) => redirectFinder(`/a ${target} 301\n`)(url)?.location;
  expect(to('/b#top', '/a?q=1')).toBe('/b?q=1#top');
  expect(to('/b?x', '/a?q=1')).toBe('/b?x');
  expect(to('https://shop.example/', '/a')).toBe('https://shop.example/');
});

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
