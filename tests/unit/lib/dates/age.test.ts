import { describe, expect, test } from 'vitest';
import { ageOn } from '~/lib/dates/age';

describe('ageOn', () => {
  test.each([
    ['1990-05-02', '2026-05-01', 35, 'the day before the birthday'],
    ['1990-05-02', '2026-05-02', 36, 'on the birthday'],
    ['1990-05-02', '2026-05-03', 36, 'the day after the birthday'],
    ['1990-12-31', '2026-01-01', 35, 'the first day of a year'],
    ['2026-11-21', '2026-11-21', 0, 'the day of birth'],
    ['2000-02-29', '2024-02-29', 24, '29 February in a leap year'],
    ['2000-02-29', '2026-02-28', 25, '29 February, on 28 February of a common year'],
    ['2000-02-29', '2026-03-01', 26, '29 February, on 1 March of a common year'],
  ])('born on %s, the age on %s is %i: %s', (birthDate, date, age) => {
    expect(ageOn(birthDate, date)).toBe(age);
  });

  test.each([
    '',
    'ayer',
    '1990-13-01',
    '1990-02-30',
    '2025-02-29',
    '1990-5-2',
    '1990-05-02T00:00:00Z',
  ])('rejects %j as a birth date', (birthDate) => {
    expect(() => ageOn(birthDate, '2026-01-01')).toThrow(RangeError);
  });

  test('rejects a date that does not exist', () => {
    expect(() => ageOn('1990-05-02', '2026-02-29')).toThrow(RangeError);
  });

  test('rejects a birth date in the future without revealing it', () => {
    expect(() => ageOn('2030-05-02', '2026-01-01')).toThrow(/after 2026-01-01/);
    expect(() => ageOn('2030-05-02', '2026-01-01')).not.toThrow(/2030/);
  });
});
