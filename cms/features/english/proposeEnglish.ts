import type { EnglishDrafts } from './draftStates.ts';
import type { findMissingEnglish } from './missingEnglish.ts';
import months from './months.json' with { type: 'json' };
import { type findTranslationService, KEEP_TAG } from './translationService.ts';

/**
 * Returns whether a text contains a birth date in a form that people write: 17/2/1992, 1992-02-17,
 * 17 de febrero de 1992. The year alone, which pages show as an age, does not count.
 *
 * @param birthDate as it is stored, e.g. `1992-02-17T00:00:00.000Z`
 */
function containsBirthDate(text: string, birthDate: unknown): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(birthDate ?? '')) ?? [];
  if (!year || !month || !day) return false;
  const d = `0?${Number(day)}`;
  const m = `0?${Number(month)}`;
  const y = `(?:${year}|${year.slice(2)})`;
  const names = months[Number(month) - 1]!;
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

/** What stays as it is in Markdown: the address of a link, an address in a text, an e-mail address. */
const ADDRESS = String.raw`\]\([^()\s]*\)|https?:\/\/[^\s)>\]]+|[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+`;
/** The title of a work in a Spanish text: «La marea baja». */
const QUOTED = String.raw`«\p{Lu}[^«»\n]{0,79}»`;
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

/** Encloses the names, titles and addresses of a text in {@link KEEP_TAG}; the rest is escaped. */
function protect(text: string, names: readonly string[]): string {
  const found = names
    .filter((name) => name.length > 1 && text.includes(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name)}(?![\p{L}\p{N}])`);
  const kept = new RegExp(`(${[ADDRESS, QUOTED, ...found].join('|')})`, 'u');
  return text
    .split(kept)
    .map(escapeXml)
    .map((part, index) => (index % 2 === 1 ? `<${KEEP_TAG}>${part}</${KEEP_TAG}>` : part))
    .join('');
}

const KEPT = new RegExp(`<${KEEP_TAG}>(.*?)</${KEEP_TAG}>`, 'gs');
const keptOf = (text: string): string =>
  [...text.matchAll(KEPT)]
    .map(([, kept = '']) => kept.trim())
    .sort()
    .join('\n');

/**
 * Returns a translation as plain text, or `undefined` if the service has changed a part that must
 * stay as it is.
 *
 * @param sent the protected text that the service was asked to translate
 */
function unprotect(translated: string, sent: string): string | undefined {
  if (keptOf(translated) !== keptOf(sent)) return undefined;
  return unescapeXml(translated.replace(KEPT, '$1'));
}

/** Splits a text into lines, so that a service sees sentences and no Markdown blocks. */
const linesOf = (text: string, names: readonly string[]) =>
  text.split(/\r\n?|\n/).map((line) => {
    const start = LINE_START.exec(line)?.[0] ?? '';
    const words = line.slice(start.length);
    // A line without words is not sent.
    return { start, words, sent: /\p{L}/u.test(words) ? protect(words, names) : undefined };
  });

type Missing = Pick<ReturnType<typeof findMissingEnglish>[number], 'key' | 'spanish'>;

/** Texts and characters of one request; DeepL accepts 50 texts and 128 kB. */
const BATCH_TEXTS = 50;
const BATCH_CHARACTERS = 30_000;

function toBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    characters += text.length;
    if (last && last.length < BATCH_TEXTS && characters <= BATCH_CHARACTERS) last.push(text);
    else {
      batches.push([text]);
      characters = text.length;
    }
  }
  return batches;
}

/**
 * Puts the lines of a text together, with the translations of those that were sent; returns
 * `undefined` if one of them is not usable.
 */
function assemble(lines: ReturnType<typeof linesOf>, translations: ReadonlyMap<string, string>) {
  const result = lines.map(({ start, words, sent }) => {
    if (sent === undefined) return start + words;
    const english = unprotect(translations.get(sent) ?? '', sent);
    return english?.trim() ? start + english : undefined;
  });
  return result.includes(undefined) ? undefined : result.join('\n');
}

/**
 * Asks a service for the English of texts. It receives the texts themselves, one line at a time, and
 * nothing else of the record: no pictures, no birth date, no other field.
 *
 * @param names that the service must not translate
 * @throws {TranslationError} when the service fails
 */
export async function proposeEnglish(
  missing: readonly Missing[],
  { names, birthDate }: { names: readonly string[]; birthDate?: unknown },
  translate: NonNullable<ReturnType<typeof findTranslationService>>,
) {
  const isPrivate = ({ spanish }: Missing) => containsBirthDate(spanish, birthDate);
  const jobs = missing
    .filter((text) => !isPrivate(text))
    .map(({ key, spanish }) => ({ key, from: spanish, lines: linesOf(spanish, names) }));
  const texts = jobs.flatMap(({ lines }) => lines.flatMap(({ sent }) => sent ?? []));
  const translations = new Map<string, string>();
  for (const batch of toBatches([...new Set(texts)])) {
    const answer = await translate(batch);
    for (const [index, sent] of batch.entries()) translations.set(sent, answer[index]!);
  }
  const drafts: EnglishDrafts = {};
  const unusable: string[] = [];
  for (const { key, from, lines } of jobs) {
    const text = assemble(lines, translations);
    if (text === undefined) unusable.push(key);
    else drafts[key] = { text, from };
  }
  return {
    drafts,
    /** Keys of texts that contain the birth date, which is never sent. */
    private: missing.filter(isPrivate).map(({ key }) => key),
    /** Keys of texts in which the service has changed a name. */
    unusable,
  };
}
