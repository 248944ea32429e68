import type { DateField, FieldHook } from 'payload';
import { findDateProblem } from '#contract/dates.ts';
import { isoDay } from '#contract/timeZone.ts';
import { type RequestCheck, withRule } from './rules.ts';
import { refuseUnstorable } from './storable.ts';

/** Converts a bare date to noon UTC, as the admin does: midnight would be the day before in the Americas. */
const atNoon: FieldHook = ({ value }) => {
  if (value instanceof Date) return value.toJSON();
  if (value === '') return null;
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? `${value}T12:00:00.000Z`
    : (value as unknown);
};

/** The picker and the form of a day in the admin. */
const DAY = { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } as const;

const refuseWords = refuseUnstorable(
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  'notDate',
);

/**
 * Creates a field for a day between 1900 and 2100.
 *
 * @param options `isPast` if it must not be after today, such as a birth date
 */
export const dayField = (
  field: Omit<DateField, 'type' | 'validate' | 'hooks'>,
  { isPast = false, requestCheck }: { isPast?: boolean; requestCheck?: RequestCheck } = {},
): DateField =>
  withRule(
    {
      ...field,
      type: 'date',
      admin: { date: DAY, ...field.admin },
      hooks: { beforeValidate: [atNoon, refuseWords] },
    } as DateField,
    (value) => {
      if (value === undefined || value === null || value === '') return undefined;
      const today = isPast ? isoDay() : undefined;
      const code = typeof value === 'string' ? findDateProblem(value, today) : 'notDate';
      return code && { code };
    },
    requestCheck,
  );
