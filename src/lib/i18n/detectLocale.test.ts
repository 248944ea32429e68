import { isbot, list } from 'isbot';
import { describe, expect, test } from 'vitest';
import { robotsText } from '~/lib/seo/crawlers';
import { LOCALES, LOCALE_ENTITIES } from './locale';
import { detectLocale, findExtraLocale, isCrawler, localeCookie } from './detectLocale';
import {
  visitor,
  ORIGIN,
  BROWSER_LANGUAGES,
  CRAWLER_USER_AGENTS,
  HUMAN_USER_AGENTS,
  LOCALE_COOKIES,
} from '../../../tests/unit/lib/i18n/visitor.fixture';

const SECONDS_PER_DAY = 24 * 60 * 60;

test.each(LOCALES)(
  'the cookie for %s lasts 365 days, on the whole site and also without HTTPS',
  (locale) => {
    const [pair, ...attributes] = localeCookie(locale).split(';');
    expect(pair).toBe(`i18n_redirected=${locale}`);
    expect(attributes.sort()).toEqual([
      `max-age=${365 * SECONDS_PER_DAY}`,
      'path=/',
      'samesite=lax',
    ]);
  },
);

test.each(LOCALES)('the cookie for %s is read by detectLocale', (locale) => {
  const [cookie] = localeCookie(locale).split(';');
  expect(detectLocale(visitor([], { cookie: cookie! }))).toBe(locale);
});

test.each(BROWSER_LANGUAGES)('the browser languages %j lead to %s', (languages, locale) => {
  expect(detectLocale(visitor(languages))).toBe(locale);
});

test.each(LOCALE_ENTITIES)('the tag $iso of the owner’s data leads to $code', ({ iso, code }) => {
  expect(detectLocale(visitor(['fr', iso]))).toBe(code);
});

describe('the locale cookie', () => {
  test.each(LOCALE_COOKIES)('%s stores %s', (cookie, locale) => {
    expect(detectLocale(visitor([], { cookie }))).toBe(locale);
  });

  test('has priority over the languages', () => {
    expect(detectLocale(visitor(['en'], { cookie: 'i18n_redirected=es' }))).toBe('es');
    expect(detectLocale(visitor(['es'], { cookie: 'i18n_redirected=en' }))).toBe('en');
  });

  test('with another value is ignored', () => {
    expect(detectLocale(visitor(['en'], { cookie: 'i18n_redirected=de' }))).toBe('en');
  });
});

describe('a visitor', () => {
  test.each(['/', '/en', '/actores?a=1'])(
    'who comes from %s of this site is not redirected',
    (path) => {
      const referrer = ORIGIN + path;
      expect(detectLocale(visitor(['en'], { referrer }))).toBeUndefined();
      expect(detectLocale(visitor([], { referrer, cookie: 'i18n_redirected=en' }))).toBeUndefined();
    },
  );

  test.each([`${ORIGIN}.evil.example/`, `https://search.example/?q=${ORIGIN}/`, `${ORIGIN}:81/`])(
    'who comes from %s is redirected',
    (referrer) => {
      expect(detectLocale(visitor(['en'], { referrer }))).toBe('en');
    },
  );
});

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

test.each([
  [['ja-JP', 'ja', 'en-US'], 'ja'],
  [['de'], 'de'],
  [['PT-br'], 'pt'],
  [['nb-NO', 'no'], 'nb'],
  [['nn'], 'nn'],
  [['ca-ES', 'fr-FR', 'es'], 'fr'],
  [['es-MX', 'fr'], undefined],
  [['en', 'de'], undefined],
  [['ca', 'eu'], undefined],
  [['frr', 'ru-RU'], 'ru'],
  [['zh-hu'], undefined],
  [[], undefined],
] as const)('a browser with %o gets the extra locale %s', (languages, base) => {
  expect(findExtraLocale(languages)).toBe(base);
});
