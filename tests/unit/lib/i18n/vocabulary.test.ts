import { describe, expect, test } from 'vitest';
import spanish from '../../../../i18n/es/vocabulary.json';
import english from '../../../../i18n/en/vocabulary.json';
import { groupSkills, label, skillGroupLabel, skillLabel } from '~/lib/i18n/vocabulary';

test('a key has a label in each locale', () => {
  expect(label('es', 'sections', 'actress')).toBe(spanish.sections.actress);
  expect(label('en', 'sections', 'actress')).toBe(english.sections.actress);
  expect(skillLabel('es', 'fencing')).toBe(spanish.skills.sports.fencing);
  expect(skillGroupLabel('en', 'sports')).toBe(english.skillGroups.sports);
});

test('an unknown key throws an error with the key', () => {
  expect(() => label('es', 'languages', 'klingon')).toThrow(/languages\.klingon/);
  expect(() => skillLabel('en', 'juggling-with-fire')).toThrow(/juggling-with-fire/);
});

describe('groupSkills', () => {
  test('groups skills and omits empty groups', () => {
    const skills = [{ skill: 'fencing', level: 'pro' }];
    expect(groupSkills(skills)).toEqual([{ group: 'sports', skills }]);
    expect(groupSkills([])).toEqual([]);
  });
});
