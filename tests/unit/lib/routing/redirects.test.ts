import { describe, expect, test } from 'vitest';
import type { RedirectRule } from '../../../../cms/contract/redirects.ts';
import { netlifyRules, resolveRedirects } from '~/lib/routing/redirects';

const PAGES = new Set(['/', '/actrices', '/actrices/ana', '/en/actrices/ana', '/contacto']);

const rule = (from: string, to: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  status: 301,
  record: `redirects › ${from}`,
  ...more,
});

const resolve = (...rules: RedirectRule[]) =>
  resolveRedirects(rules, PAGES).redirects.map(({ path, to, status }) => [path, to, status]);

/** Returns the sources of the rules that are not followed, with the reasons. */
const findOmissions = (...rules: RedirectRule[]) =>
  resolveRedirects(rules, PAGES).omissions.map(({ rule, message }) => [rule.from, message]);

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

  test('omits a rule for an existing page, with a warning', () => {
    const { redirects, warnings } = resolveRedirects([rule('/actrices/', '/contacto')], PAGES);
    expect(redirects).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('redirects › /actrices/')]);
  });

  test('omits a rule whose target does not exist, with a warning', () => {
    const { redirects, warnings } = resolveRedirects([rule('/old', '/actrices/gone')], PAGES);
    expect(redirects).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('redirects › /old')]);
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
    expect(findOmissions(...rules)).toEqual([
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
    expect(findOmissions(...rules)).toEqual([
      ['/a', message],
      ['/b', message],
    ]);
    expect(findOmissions(rule('/a', '/a/'))).toHaveLength(1);
  });
});

test('Netlify’s rules are forced and percent-encoded', () => {
  const { redirects } = resolveRedirects([rule('/señoras', '/actrices'), rule('/a', '/')], PAGES);
  expect(netlifyRules(redirects)).toBe(
    '/se%C3%B1oras /actrices 301!\n/a / 301!\n/actrices /actrices.html 200\n/ /index.html 200\n',
  );
});
