import { describe, expect, test } from 'vitest';
import { publicAge } from './profile.ts';

describe('publicAge', () => {
  test.each([
    ['1990-05-02', '2026-05-01', 35, 'the day before the birthday'],
    ['1990-05-02', '2026-05-02', 36, 'on the birthday'],
    ['1990-05-02', '2026-05-03', 36, 'the day after the birthday'],
    ['1990-12-31', '2026-01-01', 35, 'the first day of a year'],
    ['2000-02-29', '2024-02-29', 24, '29 February in a leap year'],
    ['2000-02-29', '2026-02-28', 25, '29 February, on 28 February of a common year'],
    ['2000-02-29', '2026-03-01', 26, '29 February, on 1 March of a common year'],
    ['2000-02-29T12:00:00.000Z', '2026-03-01', 26, 'as it is stored'],
  ])('born on %s, the age on %s is %i: %s', (birthDate, date, age) => {
    expect(publicAge({ birthDate }, date).age).toBe(age);
  });

  test.each([undefined, null, '', 'ayer', '1990-5-2', '2030-05-02', 7])(
    'is null for %j, which is no birth date before that day',
    (birthDate) => {
      expect(publicAge({ birthDate }, '2026-01-01').age).toBeNull();
    },
  );

  test('is null when it is hidden', () => {
    expect(publicAge({ birthDate: '1990-05-02', isAgeHidden: true }).age).toBeNull();
  });
});
