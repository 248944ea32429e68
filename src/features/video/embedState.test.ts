import { expect, test } from 'vitest';
import { viewAfterChoice } from './Video.browser';

type EmbedView = ReturnType<typeof viewAfterChoice>;

test.each<[EmbedView, boolean, boolean, EmbedView]>([
  ['notice', true, true, 'player'],
  ['notice', true, false, 'poster'],
  ['notice', false, true, 'notice'],
  ['notice', false, false, 'notice'],
  ['player', true, false, 'player'],
  ['player', false, false, 'poster'],
  ['poster', true, true, 'poster'],
  ['poster', false, false, 'poster'],
])('%s, embeds allowed: %s, requester: %s, becomes %s', (view, isAllowed, isRequester, next) => {
  expect(viewAfterChoice(view, { isAllowed, isRequester })).toBe(next);
});
