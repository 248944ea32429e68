import { expect, test } from 'vitest';
import { findVoiceClipProblem, isStartAfterEnd } from './works.ts';

test.each([
  [{ kind: 'language', language: 'french' }, undefined],
  [{ kind: 'language', accent: 'cuban' }, 'missingLanguage'],
  [{ kind: 'accent', accent: 'cuban' }, undefined],
  [{ kind: 'accent', language: 'french' }, 'missingAccent'],
  [{ kind: 'narration' }, undefined],
  [{ kind: 'singing', language: 'french' }, undefined],
])('the voice clip %j: %s', (clip, problem) => {
  expect(findVoiceClipProblem(clip)).toBe(problem);
});

test('a video cannot start when it has ended', () => {
  expect(isStartAfterEnd(10, 10)).toBe(true);
  expect(isStartAfterEnd(9, 10)).toBe(false);
  expect(isStartAfterEnd(9, null)).toBe(false);
  expect(isStartAfterEnd(undefined, 10)).toBe(false);
});
