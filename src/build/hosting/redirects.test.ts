import { describe, expect, test } from 'vitest';
import type { RedirectRule } from '#contract/redirects.ts';
import { netlifyRules, parseRules, redirectFinder, resolveRedirects } from './redirectRules';

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
