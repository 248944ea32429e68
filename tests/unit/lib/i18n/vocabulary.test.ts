import { describe, expect, test } from 'vitest';
import spanish from '../../../../i18n/es/vocabulary.json';
import english from '../../../../i18n/en/vocabulary.json';
import { skillGroupWord, skillSets, skillWord, word } from '~/lib/i18n/vocabulary';

test('a key has its word in each locale', () => {
  expect(word('es', 'sections', 'actress')).toBe(spanish.sections.actress);
  expect(word('en', 'sections', 'actress')).toBe(english.sections.actress);
  expect(skillWord('es', 'fencing')).toBe(spanish.skills.sports.fencing);
  expect(skillGroupWord('en', 'sports')).toBe(english.skillGroups.sports);
});

test('a key that no list knows is named, not printed', () => {
  expect(() => word('es', 'languages', 'klingon')).toThrow(/languages\.klingon/);
  expect(() => skillWord('en', 'juggling-with-fire')).toThrow(/juggling-with-fire/);
});

describe('skillSets', () => {
  test('sorts skills into groups and leaves the empty groups out', () => {
    const skills = [{ skill: 'fencing', level: 'pro' }];
    expect(skillSets(skills)).toEqual([{ group: 'sports', skills }]);
    expect(skillSets([])).toEqual([]);
  });
});
