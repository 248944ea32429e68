import { describe, expect, test } from 'vitest';
import spanish from '../../../i18n/es/vocabulary.json';
import english from '../../../i18n/en/vocabulary.json';
import { findValue } from '#contract/vocabulary.ts';
import { groupSkills, label } from './vocabulary';

test('a key has a label in each locale', () => {
  expect(label('es', 'sections', 'actress')).toBe(spanish.sections.actress);
  expect(label('en', 'sections', 'actress')).toBe(english.sections.actress);
  expect(label('es', 'skills', 'fencing')).toBe(spanish.skills.sports.fencing);
  expect(label('en', 'skillGroups', 'sports')).toBe(english.skillGroups.sports);
});

test('an unknown key throws an error with the key', () => {
  expect(() => label('es', 'languages', 'klingon')).toThrow(/languages\.klingon/);
  expect(() => label('en', 'skills', 'juggling-with-fire')).toThrow(/juggling-with-fire/);
});

test('a skill that editors have added says its labels and its group', () => {
  const skill = 'music:trikitixa|Basque accordion';
  expect(label('es', 'skills', skill)).toBe('trikitixa');
  expect(label('en', 'skills', skill)).toBe('Basque accordion');
  expect(groupSkills([{ skill }, { skill: 'piano' }])).toEqual([
    { group: 'music', skills: [{ skill }, { skill: 'piano' }] },
  ]);
  for (const wrong of ['cooking:x|y', 'music:x', 'music:|y', `music:${'x'.repeat(61)}|y`, 'x|y'])
    expect(findValue('skills', wrong)).toBeUndefined();
});

test('a language or an accent that editors have added says its labels, in its own list', () => {
  expect(label('es', 'languages', 'language:griko|Griko')).toBe('griko');
  expect(label('en', 'accents', 'accent:maño|Aragonese')).toBe('Aragonese');
  for (const list of ['accents', 'skills', 'hair'] as const)
    expect(findValue(list, 'language:griko|Griko')).toBeUndefined();
});

describe('groupSkills', () => {
  test('groups skills and omits empty groups', () => {
    const skills = [{ skill: 'fencing', level: 'pro' }];
    expect(groupSkills(skills)).toEqual([{ group: 'sports', skills }]);
    expect(groupSkills([])).toEqual([]);
  });
});
