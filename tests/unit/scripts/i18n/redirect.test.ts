import { expect, test, vi } from 'vitest';
import script from '~/scripts/i18n/redirect.ts?script-text';
import { BROWSER_LANGUAGES, LOCALE_COOKIES, visitor } from '../../lib/i18n/visitor.fixture';

/** Runs the text of the script with stubbed globals; returns the URLs it redirects to. */
function run({ location, document, navigator }: ReturnType<typeof visitor>, pathname = '/') {
  const root = { hidden: false };
  const replace = vi.fn();
  const page = {
    location: { ...location, pathname, search: '?a=1', hash: '#b', replace },
    document: { ...document, documentElement: root },
    navigator,
  };
  const names = ['window', 'location', 'document', 'navigator'] as const;
  new Function(...names, script)(page, page.location, page.document, page.navigator);
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
  expect(run(visitor(['en']), '/index.html')).toEqual([]);
});
