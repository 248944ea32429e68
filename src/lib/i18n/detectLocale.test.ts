import { describe, expect, test } from 'vitest';
import { LOCALES, LOCALE_ENTITIES } from './locale';
import { detectLocale, localeCookie } from './detectLocale';
import {
  visitor,
  ORIGIN,
  BROWSER_LANGUAGES,
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
