import type { DateField, FieldHook } from 'payload';
import { findDateProblem, findPastDateProblem } from '#contract/dates.ts';
import { isoDay } from '#contract/timeZone.ts';
import { type Rule, withRule } from './rules.ts';
import { refuseUnstorable } from './storable.ts';

/** Converts a bare date to noon UTC, as the admin does: midnight would be the day before in the Americas. */
const atNoon: FieldHook = ({ value }) => {
  if (value instanceof Date) return value.toJSON();
  if (value === '') return null;
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? `${value}T12:00:00.000Z`
    : (value as unknown);
};

const refuseWords = refuseUnstorable(
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  'notDate',
);

const ruleOf =
  (
    find: (value: string) => ReturnType<typeof findDateProblem | typeof findPastDateProblem>,
  ): Rule =>
  (value) => {
    if (value === undefined || value === null || value === '') return undefined;
    const code = typeof value === 'string' ? find(value) : 'notDate';
    return code && { code };
  };

type DayField = Omit<DateField, 'type' | 'validate' | 'hooks'>;

/** Creates a field for a day between 1900 and 2100. */
export const dayField = (field: DayField): DateField =>
  withRule(
    { ...field, type: 'date', hooks: { beforeValidate: [atNoon, refuseWords] } } as DateField,
    ruleOf(findDateProblem),
  );

/** Creates a field for a day in the past, such as a birth date: between 1900 and today. */
export const pastDayField = (field: DayField): DateField =>
  withRule(
    { ...field, type: 'date', hooks: { beforeValidate: [atNoon, refuseWords] } } as DateField,
    ruleOf((value) => findPastDateProblem(value, isoDay())),
  );
