import { expect, test } from 'vitest';
import { findVoiceClipProblem } from './works.ts';

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
