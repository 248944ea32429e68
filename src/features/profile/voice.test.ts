import { expect, test } from 'vitest';
import { voiceClip } from './voice';

test('a clip is found by what is heard, and named by it', () => {
  const accent = { kind: 'accent', accent: 'andalusian' } as const;
  const narration = { kind: 'narration', language: 'english' } as const;
  const clips = [narration, accent];
  expect(voiceClip.find(clips, 'accent', 'andalusian')).toBe(accent);
  expect(voiceClip.find(clips, 'language', 'english')).toBeUndefined();
  expect(clips).toEqual([narration, accent]);
  expect(voiceClip.text('es', narration)).toBe('Narración (inglés)');
  expect(voiceClip.text('es', accent)).toBe('Andaluz');
});
