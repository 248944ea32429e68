import { z } from 'astro/zod';
import { findDateProblem, findPastDateProblem } from '../../cms/contract/dates.ts';
import { currentDate } from '~/lib/dates/today';

const DATE_LENGTH = 'YYYY-MM-DD'.length;

const ERRORS = {
  notDate: 'is not a date',
  tooEarly: 'is before 1900',
  tooLate: 'is after 2100',
  // The date itself must not be printed.
  future: 'is in the future',
};

/** Checks that a value starts with a year, month and day, and that the date exists. */
const isTimestamp = (value: string) =>
  /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value));

/** A point in time in ISO format, e.g. of the last change. */
export const timestamp = z
  .string('is missing')
  .refine((value) => isTimestamp(value), 'is not a date');

/** Creates an optional date as YYYY-MM-DD; the CMS stores it as a timestamp. */
const createDate = (findProblem: (value: string) => keyof typeof ERRORS | undefined) =>
  z
    .string()
    .check(({ value, issues }) => {
      const problem = findProblem(value);
      if (problem) issues.push({ code: 'custom', input: '', message: ERRORS[problem] });
    })
    .transform((value) => value.slice(0, DATE_LENGTH))
    .nullish()
    .transform((value) => value ?? undefined);

/** An optional date between 1900 and 2100. */
export const optionalDate = createDate(findDateProblem);

/** An optional date between 1900 and today in the agency's time zone, e.g. a birth date. */
export const optionalPastDate = createDate((value) => findPastDateProblem(value, currentDate()));
