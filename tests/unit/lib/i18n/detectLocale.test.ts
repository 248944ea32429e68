import { expect, test, describe } from 'vitest';
import { LOCALES, LOCALE_ENTITIES } from '~/lib/i18n/locale';
import { localeCookie, detectLocale } from '~/lib/i18n/detectLocale';
import { arrival, CRAWLERS, ORIGIN, PEOPLE, SPOKEN, STORED } from './visitor.fixture';

const SECONDS_OF_A_DAY = 24 * 60 * 60;

test.each(LOCALES)(
  '%s is kept for 365 days on the whole site, and not for HTTPS alone',
  (locale) => {
    const [pair, ...attributes] = localeCookie(locale).split(';');
    expect(pair).toBe(`i18n_redirected=${locale}`);
    expect(attributes.sort()).toEqual([
      `max-age=${365 * SECONDS_OF_A_DAY}`,
      'path=/',
      'samesite=lax',
    ]);
  },
);

test.each(LOCALES)('%s is read again at the door', (locale) => {
  const [cookie] = localeCookie(locale).split(';');
  expect(detectLocale(arrival([], { cookie: cookie! }))).toBe(locale);
});

test.each(SPOKEN)('a browser that speaks %j is met in %s', (languages, locale) => {
  expect(detectLocale(arrival(languages))).toBe(locale);
});

test.each(LOCALE_ENTITIES)('the tag $iso of our own data leads to $code', ({ iso, code }) => {
  expect(detectLocale(arrival(['fr', iso]))).toBe(code);
});

describe('the cookie', () => {
  test.each(STORED)('%s stores %s', (cookie, locale) => {
    expect(detectLocale(arrival([], { cookie }))).toBe(locale);
  });

  test('decides against the languages, in both directions', () => {
    expect(detectLocale(arrival(['en'], { cookie: 'i18n_redirected=es' }))).toBe('es');
    expect(detectLocale(arrival(['es'], { cookie: 'i18n_redirected=en' }))).toBe('en');
  });

  test('of another value is no cookie: the languages decide', () => {
    expect(detectLocale(arrival(['en'], { cookie: 'i18n_redirected=de' }))).toBe('en');
  });
});

describe('a visitor who comes', () => {
  test.each(['/', '/en', '/actores?a=1'])('from this site’s %s stays', (path) => {
    const referrer = ORIGIN + path;
    expect(detectLocale(arrival(['en'], { referrer }))).toBeUndefined();
    expect(detectLocale(arrival([], { referrer, cookie: 'i18n_redirected=en' }))).toBeUndefined();
  });

  test.each([`${ORIGIN}.evil.example/`, `https://search.example/?q=${ORIGIN}/`, `${ORIGIN}:81/`])(
    'from %s is met like any other',
    (referrer) => {
      expect(detectLocale(arrival(['en'], { referrer }))).toBe('en');
    },
  );
});

test.each(CRAWLERS)('the crawler %s stays, whatever it says it speaks', (userAgent) => {
  expect(detectLocale(arrival(['en-US'], { userAgent }))).toBeUndefined();
});

test.each(PEOPLE)('a visitor with %j is no crawler', (userAgent) => {
  expect(detectLocale(arrival(['en-US'], { userAgent }))).toBe('en');
});
