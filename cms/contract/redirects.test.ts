import { readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { canonicalPath } from './paths.ts';
import { type RedirectRule, findSourceProblem, followRedirects } from './redirects.ts';

const rule = (from: string, to: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  status: 301,
  record: from,
  ...more,
});

const conflictsOf = (...rules: RedirectRule[]) =>
  followRedirects(rules).conflicts.map(({ code, rules: all }) => [
    code,
    ...all.map(({ from }) => from),
  ]);

describe('the source of a redirect', () => {
  it.each([
    ['', 'notPath'],
    ['two', 'notPath'],
    ['//two', 'notPath'],
    ['/.//two', 'notPath'],
    ['/two?a', 'notPath'],
    ['/two/*', 'notPath'],
    ...['/a/../b', '/./b', '/a/..', '/a/%2E%2e/b', '/a/.%2e', '/a\\b'].map((from) => [
      from,
      'notPath',
    ]),
    ['/a%0Ab', 'controlCharacter'],
    ['/%00', 'controlCharacter'],
    [`/${'a'.repeat(300)}`, 'tooLong'],
    [`/${'ñ'.repeat(120)}`, 'tooLong'],
    ['/abcdefghi'.repeat(60), 'tooLong'],
    ['/robots.txt', 'reserved'],
    ['/sitemap.xml', 'reserved'],
    ['/en/site.webmanifest', 'reserved'],
    ['/_redirects', 'reserved'],
    ['/_astro/x.css', 'reserved'],
    ['/.well-known/security.txt', 'reserved'],
    ['/files/cv.pdf', 'reserved'],
    ['/cards/a.jpg', 'reserved'],
    ['/fichas/actrices/ana.pdf', 'reserved'],
    ['/en/fichas', 'reserved'],
    ['/%72obots.txt', 'reserved'],
    ['/finder.json', 'reserved'],
    ['/seleccion/agentes.json', 'reserved'],
    ['/two%2A', 'notPath'],
  ])('%s is refused as %s', (from, problem) => {
    expect(findSourceProblem(from)).toBe(problem);
  });

  it.each([
    '/two',
    '/a..b/.../c.',
    '/fichas-antiguas',
    '/two/',
    '/old/page.html',
    '/index.php',
    '/finder.json/x',
    '/a//b',
    '/señoras',
    '/"<b>',
    '/100%',
  ])('%s is accepted', (from) => {
    expect(findSourceProblem(from)).toBeUndefined();
  });

  it('is no file of the public folder', () => {
    for (const file of readdirSync('public')) {
      expect(findSourceProblem(`/${file}`), file).toBe('reserved');
    }
  });
});

describe('followRedirects', () => {
  it('reports a loop once, without the rules that only enter it', () => {
    const rules = [rule('/in', '/a'), rule('/a', '/b'), rule('/b', '/a/'), rule('/c', '/d')];
    expect(conflictsOf(...rules)).toEqual([['loop', '/a', '/b']]);
    expect([...followRedirects(rules).chains.keys()]).toEqual(['/c']);
    expect(conflictsOf(rule('/a', '/a.html'))).toEqual([['loop', '/a']]);
  });

  it('reports two targets of one path in two spellings, and follows the first', () => {
    const rules = [rule('/two', '/x'), rule('/two/', '/y'), rule('/two.html', '/x')];
    expect(conflictsOf(...rules)).toEqual([['twoTargets', '/two', '/two/']]);
    expect(
      followRedirects(rules)
        .chains.get('/two')
        ?.map(({ to }) => to),
    ).toEqual(['/x']);
  });

  it('prefers a rule that editors define to one from a former address', () => {
    const former = rule('/old', '/person', { isFormerAddress: true });
    const { chains, conflicts } = followRedirects([former, rule('/old', '/x')]);
    expect(conflicts).toEqual([]);
    expect(chains.get('/old')?.map(({ to }) => to)).toEqual(['/x']);
  });

  it('reports one former address of two people', () => {
    const former = (to: string) => rule('/old', to, { isFormerAddress: true });
    expect(conflictsOf(former('/a'), former('/b'))).toEqual([['twoTargets', '/old', '/old']]);
  });
});

test('a path has one canonical form, which cannot leave the site', () => {
  expect(canonicalPath('/caf%C3%A9.html')).toBe('/café');
  expect(canonicalPath('/actrices/')).toBe('/actrices');
  expect(canonicalPath('/../../etc')).toBe('/etc');
  expect(canonicalPath('/%2e%2e/etc')).toBe('/etc');
  expect(canonicalPath('/100%')).toBe('/100%');
});
