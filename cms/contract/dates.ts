const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/;
/** Earlier dates are typing errors: nobody whom the agency represents was born before. */
const EARLIEST = '1900-01-01';
const LATEST = '2100-12-31';

/** Checks whether a value is an ISO date or timestamp of a day that exists, unlike 2023-02-31. */
function isRealDate(value: string): boolean {
  const [, day] = ISO_DATE.exec(value) ?? [];
  if (!day || Number.isNaN(Date.parse(value))) return false;
  // A day that its month does not have becomes one of the next month, or no date.
  return new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;
}

/**
 * Returns why a value is no date from 1900 on, or `undefined` if it is one.
 *
 * @param today as YYYY-MM-DD in the agency's time zone, for a day in the past such as a birth date; without
 *   it, dates until 2100 are valid
 */
export function findDateProblem(
  value: string,
  today?: string,
): 'notDate' | 'tooEarly' | 'tooLate' | 'future' | undefined {
  if (!isRealDate(value)) return 'notDate';
  const day = value.slice(0, EARLIEST.length);
  if (day < EARLIEST) return 'tooEarly';
  if (today !== undefined && day > today) return 'future';
  return day > LATEST ? 'tooLate' : undefined;
}
