import { describe, expect, test } from 'vitest';
import { LOCALE_ENTITIES } from '~/lib/locale';
import { findLocaleAtDoor } from '~/lib/localeDoor';
import { CRAWLERS, ORIGIN, PEOPLE, SPOKEN, STORED, arrival } from './arrival.fixture';

test.each(SPOKEN)('a browser that speaks %j is met in %s', (languages, locale) => {
  expect(findLocaleAtDoor(arrival(languages))).toBe(locale);
});

test.each(LOCALE_ENTITIES)('the tag $iso of our own data leads to $code', ({ iso, code }) => {
  expect(findLocaleAtDoor(arrival(['fr', iso]))).toBe(code);
});

describe('the cookie', () => {
  test.each(STORED)('%s stores %s', (cookie, locale) => {
    expect(findLocaleAtDoor(arrival([], { cookie }))).toBe(locale);
  });

  test('decides against the languages, in both directions', () => {
    expect(findLocaleAtDoor(arrival(['en'], { cookie: 'i18n_redirected=es' }))).toBe('es');
    expect(findLocaleAtDoor(arrival(['es'], { cookie: 'i18n_redirected=en' }))).toBe('en');
  });

  test('of another value is no cookie: the languages decide', () => {
    expect(findLocaleAtDoor(arrival(['en'], { cookie: 'i18n_redirected=de' }))).toBe('en');
  });
});

describe('a visitor who comes', () => {
  test.each(['/', '/en', '/actores?a=1'])('from this site’s %s stays', (path) => {
    const referrer = ORIGIN + path;
    expect(findLocaleAtDoor(arrival(['en'], { referrer }))).toBeUndefined();
    expect(
      findLocaleAtDoor(arrival([], { referrer, cookie: 'i18n_redirected=en' })),
    ).toBeUndefined();
  });

  test.each([`${ORIGIN}.evil.example/`, `https://search.example/?q=${ORIGIN}/`, `${ORIGIN}:81/`])(
    'from %s is met like any other',
    (referrer) => {
      expect(findLocaleAtDoor(arrival(['en'], { referrer }))).toBe('en');
    },
  );
});

test.each(CRAWLERS)('the crawler %s stays, whatever it says it speaks', (userAgent) => {
  expect(findLocaleAtDoor(arrival(['en-US'], { userAgent }))).toBeUndefined();
});

test.each(PEOPLE)('a visitor with %j is no crawler', (userAgent) => {
  expect(findLocaleAtDoor(arrival(['en-US'], { userAgent }))).toBe('en');
});
