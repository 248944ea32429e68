import { expect, test } from 'vitest';
import { LOCALES } from '~/lib/locale';
import { localeCookie } from '~/lib/localeCookie';
import { findLocaleAtDoor } from '~/lib/localeDoor';
import { arrival } from './arrival.fixture';

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
  expect(findLocaleAtDoor(arrival([], { cookie: cookie! }))).toBe(locale);
});
