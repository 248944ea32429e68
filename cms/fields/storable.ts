import type { DateField, FieldHook, NumberField } from 'payload';
import { findDateProblem } from '#contract/dates.ts';
import { isoDay } from '#contract/timeZone.ts';
import { type FieldText, labelled } from '../texts/labels.ts';
import { type RequestCheck, withRule } from './rules.ts';

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

interface DayOptions extends Pick<
  DateField,
  'access' | 'admin' | 'defaultValue' | 'index' | 'required'
> {
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
      hooks: { beforeValidate: [atNoon] },
    } as DateField,
    (value) => {
      if (value === undefined || value === null || value === '') return undefined;
      const today = isPast ? isoDay() : undefined;
      const code = typeof value === 'string' ? findDateProblem(value, today) : 'notDate';
      return code && { code };
    },
    requestCheck,
  );
