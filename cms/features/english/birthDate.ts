/** Months as Spanish and English texts write them. */
const MONTHS = [
  ['enero', 'january', 'jan'],
  ['febrero', 'february', 'feb'],
  ['marzo', 'march', 'mar'],
  ['abril', 'april', 'apr'],
  ['mayo', 'may'],
  ['junio', 'june', 'jun'],
  ['julio', 'july', 'jul'],
  ['agosto', 'august', 'aug'],
  ['septiembre', 'setiembre', 'september', 'sept', 'sep'],
  ['octubre', 'october', 'oct'],
  ['noviembre', 'november', 'nov'],
  ['diciembre', 'december', 'dec'],
];

/**
 * Returns whether a text contains a birth date in a form that people write: 17/2/1992, 1992-02-17,
 * 17 de febrero de 1992. The year alone, which pages show as an age, does not count.
 *
 * @param birthDate as it is stored, e.g. `1992-02-17T00:00:00.000Z`
 */
export function containsBirthDate(text: string, birthDate: unknown): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(birthDate ?? '')) ?? [];
  if (!year || !month || !day) return false;
  const d = `0?${Number(day)}`;
  const m = `0?${Number(month)}`;
  const y = `(?:${year}|${year.slice(2)})`;
  const names = (MONTHS[Number(month) - 1] ?? []).join('|');
  const separator = String.raw`\s*[-/.]\s*`;
  const patterns = [
    [year, m, d].join(separator),
    [d, m, y].join(separator),
    [m, d, y].join(separator),
    String.raw`${d}\.?º?(?:st|nd|rd|th)?\s+(?:de\s+)?(?:${names})\.?,?\s+(?:del?\s+)?${y}`,
    String.raw`(?:${names})\.?\s+${d}(?:st|nd|rd|th)?,?\s+${y}`,
  ];
  return new RegExp(String.raw`(?<!\d)(?:${patterns.join('|')})(?!\d)`, 'iu').test(text);
}
