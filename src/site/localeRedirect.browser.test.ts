import { expect, test, vi } from 'vitest';
import script from './localeRedirect.browser.ts?script-text';
import { CRAWLER_USER_AGENTS, visitor } from '../../tests/unit/lib/i18n/visitor.fixture';

/** Runs the text of the script with stubbed globals; returns the URLs it redirects to. */
function run(
  { location, document, navigator }: ReturnType<typeof visitor>,
  { pathname = '/', state = null as object | null } = {},
) {
  const root = { hidden: false };
  const replace = vi.fn();
  const page = {
    location: { ...location, pathname, search: '?a=1', hash: '#b', replace },
    document: { ...document, documentElement: root },
    navigator,
  };
  const names = ['window', 'location', 'document', 'navigator', 'history'] as const;
  const globals = [page, page.location, page.document, page.navigator, { state }];
  new Function(...names, script)(...globals);
  expect(root.hidden).toBe(replace.mock.calls.length > 0);
  return replace.mock.calls.flat();
}

// Whom `detectLocale` leads where is tested with it.
test('an English browser is redirected, a Spanish one is not', () => {
  expect(run(visitor(['en-GB', 'es']))).toEqual(['/en?a=1#b']);
  expect(run(visitor(['es-MX', 'en']))).toEqual([]);
});

test('the cookie decides', () => {
  expect(run(visitor(['es'], { cookie: 'i18n_redirected=en' }))).toEqual(['/en?a=1#b']);
});

test('redirects from the path / only', () => {
  expect(run(visitor(['en']), { pathname: '/index.html' })).toEqual([]);
});

test('a crawler is not redirected', () => {
  expect(run(visitor(['en-US'], { userAgent: CRAWLER_USER_AGENTS[0]! }))).toEqual([]);
});

test.each([
  ['without state', null, true],
  ['of another script', { id: 1 }, true],
  ['of the first page of the visit', { index: 0, scrollX: 0, scrollY: 9 }, true],
  ['reached by a link of the site', { index: 1, scrollX: 0, scrollY: 0 }, false],
])('a history entry %s', (_what, state, isRedirected) => {
  expect(run(visitor(['en']), { state })).toEqual(isRedirected ? ['/en?a=1#b'] : []);
});
