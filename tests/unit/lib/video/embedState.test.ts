import { expect, test } from 'vitest';
import { type EmbedView, viewAfterChoice } from '~/lib/video/embedState';

test.each<[EmbedView, boolean, boolean, EmbedView]>([
  ['notice', true, true, 'player'],
  ['notice', true, false, 'poster'],
  ['notice', false, true, 'notice'],
  ['notice', false, false, 'notice'],
  ['player', true, false, 'player'],
  ['player', false, false, 'poster'],
  ['poster', true, true, 'poster'],
  ['poster', false, false, 'poster'],
])('a %s, players allowed: %s, asked here: %s, becomes a %s', (view, isAllowed, hasAsked, next) => {
  expect(viewAfterChoice(view, { isAllowed, hasAsked })).toBe(next);
});
