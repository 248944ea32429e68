import { expect, test, vi } from 'vitest';
import detectLocale from '~/scripts/i18n/redirect.ts?script-text';
import { SPOKEN, STORED, arrival } from '../../lib/i18n/visitor.fixture';

/** Runs the script as a page does: by its text, with nothing around it but the browser. */
function run({ location, document, navigator }: ReturnType<typeof arrival>, pathname = '/') {
  const root = { hidden: false };
  const replace = vi.fn();
  const page = {
    location: { ...location, pathname, search: '?a=1', hash: '#b', replace },
    document: { ...document, documentElement: root },
    navigator,
  };
  const names = ['window', 'location', 'document', 'navigator'] as const;
  new Function(...names, detectLocale)(page, page.location, page.document, page.navigator);
  expect(root.hidden).toBe(replace.mock.calls.length > 0);
  return replace.mock.calls.flat();
}

const awayOf = (found: string | undefined) => (found === 'en' ? ['/en?a=1#b'] : []);

test.each(SPOKEN)('a browser that speaks %j is met in %s', (languages, found) => {
  expect(run(arrival(languages))).toEqual(awayOf(found));
});

test.each(STORED)('the cookie %s stores %s', (cookie, found) => {
  expect(run(arrival([], { cookie }))).toEqual(awayOf(found));
});

test('it leads away from the address / alone', () => {
  expect(run(arrival(['en']), '/index.html')).toEqual([]);
});
