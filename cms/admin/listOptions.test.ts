import { describe, expect, test } from 'vitest';
import { filterByList } from './listOptions.ts';

describe('filterByList', () => {
  const isKnown = filterByList('skills');

  test('finds a value by what people say for it', () => {
    const option = { value: 'horseRiding', label: 'Deporte: Equitación' };
    expect(['equita', 'caballo', 'horse riding'].map((text) => isKnown(option, text))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isKnown(option, 'piano')).toBe(false);
  });

  test('finds an added value by its name in both languages', () => {
    const option = { value: 'sports:Castells|Human towers', label: 'Castells' };
    expect(isKnown(option, 'castel')).toBe(true);
    expect(isKnown(option, 'human towers')).toBe(true);
    expect(isKnown(option, 'towels')).toBe(false);
  });
});
