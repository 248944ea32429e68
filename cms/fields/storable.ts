import type { DateField, FieldHook, NumberField } from 'payload';
import { findDateProblem } from '#contract/dates.ts';
import { isoDay } from '#contract/timeZone.ts';
import { type FieldText, labelled } from '../texts/labels.ts';
import { type Problem, adminLanguage, labelOf } from '../texts/problems.ts';
import { type RequestCheck, refusal, withRule } from './rules.ts';

/**
 * Returns a hook that refuses a value which the database could store but never return, such as a date
 * in words. It also applies to drafts: reading one such draft would fail the list of all records.
 */
export const refuseUnstorable =
  (isStorable: (value: unknown) => boolean, code: Problem['code']): FieldHook =>
  ({ field, path, req, value }) => {
    if (value === undefined || value === null || isStorable(value)) return value as unknown;
    throw refusal(req, { code }, path.join('.'), labelOf(field, adminLanguage(req)));
  };

/** SQLite cannot return an integer that JavaScript does not represent exactly. */
const isSafe = (value: unknown): boolean => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER;
};

export const numberField = (
  name: string,
  text: FieldText,
  { admin, ...range }: Pick<NumberField, 'min' | 'max' | 'admin'> = {},
): NumberField =>
  ({
    name,
    type: 'number',
    ...range,
    ...labelled(text, admin),
    hooks: { beforeValidate: [refuseUnstorable(isSafe, 'notNumber')] },
  }) as NumberField;

/** Converts a bare date to noon UTC, as the admin does: midnight would be the day before in the Americas. */
const atNoon: FieldHook = ({ value }) => {
  if (value instanceof Date) return value.toJSON();
  if (value === '') return null;
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? `${value}T12:00:00.000Z`
    : (value as unknown);
};

const DAY = { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } as const;

const refuseWords = refuseUnstorable(
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  'notDate',
);

interface DayOptions extends Pick<DateField, 'access' | 'admin' | 'index' | 'required'> {
  /** Whether it must not be after today, such as a birth date. */
  isPast?: boolean;
  requestCheck?: RequestCheck;
}

/** Creates a field for a day between 1900 and 2100. */
export const dayField = (
  name: string,
  text: FieldText,
  { isPast = false, requestCheck, admin, ...rest }: DayOptions = {},
): DateField =>
  withRule(
    {
      name,
      type: 'date',
      ...rest,
      ...labelled(text, { date: DAY, ...admin }),
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
