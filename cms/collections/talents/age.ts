import type { CollectionBeforeReadHook, NumberField } from 'payload';
import { today } from '../../fields/date.ts';

/** What decides a person's published age. */
interface Person {
  /** As it is stored, e.g. `1990-02-28T12:00:00.000Z`. */
  birthDate?: unknown;
  isAgeHidden?: unknown;
}

/** The year, and the month and day as a number that can be compared: `[1990, 228]`. */
function parseDay(value: string): [year: number, monthAndDay: number] | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  return year === undefined ? undefined : [Number(year), Number(`${month}${day}`)];
}

/**
 * Returns a person's age in whole years, or `null` when it is hidden or not known. A person born on
 * 29 February turns a year older on 1 March in common years.
 *
 * @param on a day as YYYY-MM-DD. @default today, in the agency's time zone
 */
export function ageOf({ birthDate, isAgeHidden }: Person, on = today()): number | null {
  const born = typeof birthDate === 'string' && !isAgeHidden && parseDay(birthDate);
  const now = parseDay(on);
  if (!born || !now) return null;
  const age = now[0] - born[0] - (now[1] >= born[1] ? 0 : 1);
  return age < 0 ? null : age;
}

/**
 * The age on the day of the query: what the site shows, and all that its key can read of the birth
 * date. It is not stored, so no query can filter or sort by it.
 */
export const ageField: NumberField = {
  name: 'age',
  type: 'number',
  virtual: true,
  admin: { disabled: true },
};

/** Sets the age before the fields are read, of which the birth date may not be for the reader. */
export const setAge: CollectionBeforeReadHook = ({ doc }) =>
  ({ ...(doc as object), age: ageOf(doc as Person) }) as unknown;
