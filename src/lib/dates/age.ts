/** Splits a calendar day, or fails when it is none: no 30 February, no text, no time of day. */
const partsOf = (day: string): [year: number, month: number, date: number] => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const moment = new Date(`${day}T00:00:00Z`);
  if (!match || Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(day)) {
    throw new RangeError(`"${day}" is not a calendar day (YYYY-MM-DD)`);
  }
  return [Number(match[1]), Number(match[2]), Number(match[3])];
};

/**
 * Returns the age in whole years on a day; who was born on 29 February turns a year older on
 * 1 March where the year has no such day. Both days are `YYYY-MM-DD`.
 *
 * @throws {RangeError} when one is no calendar day, or the birth lies after the day. The birth
 *   date itself is never put into the message of the second: it is not to be published.
 */
export const ageOn = (birthDate: string, day: string): number => {
  const [birthYear, birthMonth, birthDay] = partsOf(birthDate);
  const [year, month, date] = partsOf(day);
  const hadBirthday = month > birthMonth || (month === birthMonth && date >= birthDay);
  const age = year - birthYear - (hadBirthday ? 0 : 1);
  if (age < 0) throw new RangeError(`The birth date lies after ${day}`);
  return age;
};
