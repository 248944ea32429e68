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

/** Encloses what a service must not translate. */
export const KEEP_TAG = 'x';

/** What stays as it is in Markdown: the address of a link, an address in a text, an e-mail address. */
const ADDRESSES = /\]\([^()\s]*\)|https?:\/\/[^\s)>\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** The title of a work in a Spanish text: «La marea baja». */
const QUOTED = /«\p{Lu}[^«»\n]{0,79}»/gu;
/** What starts a line of Markdown without being its text. */
const LINE_START = /^\s*(?:(?:>|[-+*]|\d+[.)]|#{1,6})\s+)*/;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescapeXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const escapePattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the parts of a text that must stay as they are, without overlaps, by their position. */
function findKept(text: string, names: readonly string[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  const pattern = names
    .filter((name) => name.length > 1 && text.includes(name))
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  const nameMatches = pattern
    ? text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu'))
    : [];
  const matches = [...text.matchAll(ADDRESSES), ...text.matchAll(QUOTED), ...nameMatches];
  for (const { 0: match, index } of matches.sort((a, b) => a.index - b.index)) {
    if (index >= (found.at(-1)?.[1] ?? 0)) found.push([index, index + match.length]);
  }
  return found;
}

/** Encloses the names, titles and addresses of a text in {@link KEEP_TAG}; the rest is escaped. */
export function protect(text: string, names: readonly string[]): string {
  let result = '';
  let position = 0;
  for (const [start, end] of findKept(text, names)) {
    result += `${escapeXml(text.slice(position, start))}<${KEEP_TAG}>${escapeXml(text.slice(start, end))}</${KEEP_TAG}>`;
    position = end;
  }
  return result + escapeXml(text.slice(position));
}

const KEPT = new RegExp(`<${KEEP_TAG}>(.*?)</${KEEP_TAG}>`, 'gs');
const keptOf = (text: string): string[] => [...text.matchAll(KEPT)].map(([, kept = '']) => kept);

/**
 * Returns a translation as plain text, or `undefined` if the service has changed a part that must
 * stay as it is.
 *
 * @param sent the protected text that the service was asked to translate
 */
export function unprotect(translated: string, sent: string): string | undefined {
  const kept = keptOf(translated)
    .map((text) => text.trim())
    .sort();
  const expected = keptOf(sent)
    .map((text) => text.trim())
    .sort();
  if (kept.join('\n') !== expected.join('\n')) return undefined;
  return unescapeXml(translated.replace(KEPT, '$1'));
}

/** A line of a text: what starts it in Markdown, and its words. */
interface Line {
  start: string;
  words: string;
}

/** Splits a text into lines, so that a service sees sentences and no Markdown blocks. */
export const linesOf = (text: string): Line[] =>
  text.split(/\r\n?|\n/).map((line) => {
    const start = LINE_START.exec(line)?.[0] ?? '';
    return { start, words: line.slice(start.length) };
  });
