import { expect, test, vi } from 'vitest';
import script from './localeRedirect.browser.ts?script-text';
import {
  BROWSER_LANGUAGES,
  CRAWLER_USER_AGENTS,
  HUMAN_USER_AGENTS,
  LOCALE_COOKIES,
  visitor,
} from '../../tests/unit/lib/i18n/visitor.fixture';

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

const redirectsFor = (found: string | undefined) => (found === 'en' ? ['/en?a=1#b'] : []);

test.each(BROWSER_LANGUAGES)('a browser with the languages %j gets %s', (languages, found) => {
  expect(run(visitor(languages))).toEqual(redirectsFor(found));
});

test.each(LOCALE_COOKIES)('the cookie %s selects %s', (cookie, found) => {
  expect(run(visitor([], { cookie }))).toEqual(redirectsFor(found));
});

test('redirects from the path / only', () => {
  expect(run(visitor(['en']), { pathname: '/index.html' })).toEqual([]);
});

test.each(CRAWLER_USER_AGENTS)('the crawler %s is not redirected', (userAgent) => {
  expect(run(visitor(['en-US'], { userAgent }))).toEqual([]);
});

test.each(HUMAN_USER_AGENTS)('the browser %j is redirected', (userAgent) => {
  expect(run(visitor(['en-US'], { userAgent }))).toEqual(['/en?a=1#b']);
});

test.each([
  ['without state', null, true],
  ['of another script', { id: 1 }, true],
  ['of the first page of the visit', { index: 0, scrollX: 0, scrollY: 9 }, true],
  ['reached by a link of the site', { index: 1, scrollX: 0, scrollY: 0 }, false],
])('a history entry %s', (_what, state, isRedirected) => {
  expect(run(visitor(['en']), { state })).toEqual(isRedirected ? ['/en?a=1#b'] : []);
});
