import { describe, expect, test } from 'vitest';
import {
  RedirectError,
  type RedirectRule,
  netlifyRules,
  pathKey,
  resolveRedirects,
} from '~/lib/routing/redirects';

const PAGES = new Set(['/', '/actrices', '/actrices/ana', '/en/actrices/ana', '/contacto']);

const wish = (from: string, to: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  status: 301,
  record: `redirects › ${from}`,
  ...more,
});

const leapsOf = (...wishes: RedirectRule[]) =>
  resolveRedirects(wishes, PAGES).resolvedRedirects.map(({ path, to, status }) => [
    path,
    to,
    status,
  ]);

const problemsOf = (...wishes: RedirectRule[]): string => {
  try {
    resolveRedirects(wishes, PAGES);
  } catch (error) {
    expect(error).toBeInstanceOf(RedirectError);
    return (error as RedirectError).message;
  }
  return '';
};

describe('old addresses', () => {
  test('a chain becomes one step', () => {
    expect(leapsOf(wish('/a', '/b'), wish('/b', '/c'), wish('/c', '/actrices#top'))).toEqual([
      ['/a', '/actrices#top', 301],
      ['/b', '/actrices#top', 301],
      ['/c', '/actrices#top', 301],
    ]);
  });

  test('a chain with a step for a while is one for a while', () => {
    expect(leapsOf(wish('/a', '/b'), wish('/b', '/actrices', { status: 302 }))[0]).toEqual([
      '/a',
      '/actrices',
      302,
    ]);
  });

  test('an address that is a page again stays one, and this is told', () => {
    const { resolvedRedirects, notes } = resolveRedirects([wish('/actrices/', '/contacto')], PAGES);
    expect(resolvedRedirects).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('redirects › /actrices/')]);
  });

  test('what leads to a page that is gone is left out, and this is told', () => {
    const { resolvedRedirects, notes } = resolveRedirects([wish('/old', '/actrices/gone')], PAGES);
    expect(resolvedRedirects).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('redirects › /old')]);
  });

  test('files and other sites can be led to', () => {
    expect(leapsOf(wish('/cv', '/files/cv.pdf'), wish('/shop', 'https://shop.example/'))).toEqual([
      ['/cv', '/files/cv.pdf', 301],
      ['/shop', 'https://shop.example/', 301],
    ]);
  });

  test('the same wish twice is one', () => {
    expect(leapsOf(wish('/a', '/actrices'), wish('/a/', '/actrices'))).toHaveLength(1);
  });

  test('two places for one address name both records', () => {
    const message = problemsOf(
      wish('/old', '/actrices', { record: 'talents › Ana' }),
      wish('/old.html', '/contacto', { record: 'talents › Eva' }),
    );
    expect(message).toContain('talents › Ana');
    expect(message).toContain('talents › Eva');
  });

  test('a circle names its records once, and not who only leads into it', () => {
    const message = problemsOf(wish('/in', '/a'), wish('/a', '/b'), wish('/b', '/a'));
    expect(message.match(/circle/g)).toHaveLength(1);
    expect(message).toContain('redirects › /a');
    expect(message).toContain('redirects › /b');
    expect(message).not.toContain('redirects › /in');
    expect(problemsOf(wish('/a', '/a/'))).toContain('circle');
  });
});

test('one path is written in one way, and cannot climb out of the site', () => {
  expect(pathKey('/caf%C3%A9.html')).toBe('/café');
  expect(pathKey('/actrices/')).toBe('/actrices');
  expect(pathKey('/../../etc')).toBe('/etc');
  expect(pathKey('/%2e%2e/etc')).toBe('/etc');
  expect(pathKey('/100%')).toBe('/100%');
});

test('Netlify’s rules are forced, and hold no character that it would read otherwise', () => {
  const { resolvedRedirects } = resolveRedirects(
    [wish('/señoras', '/actrices'), wish('/a', '/')],
    PAGES,
  );
  expect(netlifyRules(resolvedRedirects)).toBe(
    '/se%C3%B1oras /actrices 301!\n/a / 301!\n/actrices /actrices.html 200\n/ /index.html 200\n',
  );
});
