import { expect, test } from 'vitest';
import { playingAgeText } from '~/lib/playingAge';

test.each([
  ['es', { from: 28, to: 38 }, '28–38'],
  ['es', { from: 28 }, 'Desde 28'],
  ['en', { to: 38 }, 'Up to 38'],
  ['en', { from: 30, to: 30 }, '30'],
  ['es', {}, undefined],
] as const)('in %s, %j reads %j', (locale, ages, text) => {
  expect(playingAgeText(locale, ages)).toBe(text);
});
