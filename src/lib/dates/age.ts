/**
 * Splits a calendar date (`YYYY-MM-DD`) into its numbers.
 *
 * @throws {RangeError} when the text is not a date that exists, e.g. 30 February
 */
const parseDate = (text: string): [year: number, month: number, day: number] => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const date = new Date(`${text}T00:00:00Z`);
  if (!match || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) {
    throw new RangeError(`"${text}" is not a calendar date (YYYY-MM-DD)`);
  }
  return [Number(match[1]), Number(match[2]), Number(match[3])];
};

/**
 * Returns the age in whole years on a date. A person born on 29 February turns a year older on
 * 1 March in common years. Both dates are `YYYY-MM-DD`.
 *
 * @throws {RangeError} when a date does not exist or the birth date is in the future. The second
 *   message omits the birth date, which must not be published.
 */
export const ageOn = (birthDate: string, date: string): number => {
  const [birthYear, birthMonth, birthDay] = parseDate(birthDate);
  const [year, month, day] = parseDate(date);
  const hadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
  const age = year - birthYear - (hadBirthday ? 0 : 1);
  if (age < 0) throw new RangeError(`The birth date is after ${date}`);
  return age;
};
