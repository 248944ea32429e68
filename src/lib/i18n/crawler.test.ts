import { isbot, list } from 'isbot';
import { expect, test } from 'vitest';
import { isCrawler } from './detectLocale';
import { robotsText } from '~/lib/seo/crawlers';
import {
  CRAWLER_USER_AGENTS,
  HUMAN_USER_AGENTS,
} from '../../../tests/unit/lib/i18n/visitor.fixture';

test.each(CRAWLER_USER_AGENTS)('the user agent %j is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each(HUMAN_USER_AGENTS)('the user agent %j is not a crawler, as isbot says', (userAgent) => {
  expect(isbot(userAgent)).toBe(false);
  expect(isCrawler(userAgent)).toBe(false);
});

const robots = robotsText({ isIndexed: true, aiChoice: 'none', sitemap: '' });

test.each([...robots.matchAll(/^User-agent: ([^*].*)$/gm)].map(([, name]) => name))(
  '%s of robots.txt is a crawler',
  (name) => {
    expect(isCrawler(`${name}/1.0`)).toBe(true);
    expect(isCrawler(`Mozilla/5.0 AppleWebKit/537.36 (compatible; ${name}/1.0)`)).toBe(true);
  },
);

test('every plain name in the list of isbot is a crawler, alone and with a comment', () => {
  const names = list.filter((pattern) => /^\^?[a-z][\w -]+\/?$/.test(pattern));
  expect(names.length).toBeGreaterThan(100);
  for (const name of names.map((pattern) => pattern.replace('^', ''))) {
    expect(isbot(name), name).toBe(true);
    expect(isCrawler(name), name).toBe(true);
    expect(isCrawler(`Mozilla/5.0 (compatible; ${name})`), name).toBe(true);
  }
});
