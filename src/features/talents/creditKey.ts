/** The fields of a credit that identify its work. */
interface WorkCredit {
  title: string;
  year?: number | undefined;
}

/** Returns one form of a name for its spellings that differ in case, spaces or Unicode form only. */
export const normaliseName = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Returns the key of a credit's work: credits with the same title and year are of one work.
 *
 * @example
 * creditKey({ title: 'La Marea  baja', year: 2025 }) // 'la marea baja (2025)'
 */
export const creditKey = ({ title, year }: WorkCredit): string =>
  `${normaliseName(title)} (${year ?? ''})`;
