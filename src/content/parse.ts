import type { Locale } from '~/lib/locale';
import type { RawRecord } from './answer';
import type { Kept, Stamp } from './kept';
import type { Translations } from './records';
import type { z } from 'astro/zod';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/locale';
import { type Problem, RecordsError } from './error';
import { withFallback } from './fallback';
import { stampOf } from './kept';

/** One record as the site wants it, in one locale. */
export interface Parsed<T> {
  id: string;
  locale: Locale;
  data: T;
  /** The record's id; a global has none that matters. */
  record?: string;
  /** The state in which the record was read. */
  stamp?: Stamp;
  /** Whether it is from an earlier load. */
  isKept?: boolean;
}

/** How the records of a collection are read. */
export interface Reading<T> {
  collection: string;
  /** The schema for one locale. */
  schema: (locale: Locale) => z.ZodType<T>;
  /** What an editor calls the record, e.g. `actresses/ines-quiroga (id 12)`. */
  nameOf: (record: Record<string, unknown>) => string;
  /** Part of the entry's id behind the locale. */
  idOf: (data: T) => string;
}

const describe = (path: PropertyKey[]) => path.map(String).join('.');

function originOf(raw: unknown): Pick<Parsed<unknown>, 'record' | 'stamp'> {
  const { id, updatedAt } = (raw ?? {}) as Partial<RawRecord>;
  if (id === undefined || updatedAt === undefined) return {};
  return { record: String(id), stamp: stampOf(raw as RawRecord) };
}

/** The entries that an earlier load left of a record. */
export function keptEntries<T>(kept: Kept, record: string): Parsed<T>[] {
  const { entries = [], ...stamp } = kept.records[record] ?? { updatedAt: '', media: {} };
  return entries.map((id) => {
    const locale = LOCALES.find((candidate) => id.startsWith(`${candidate}/`)) ?? DEFAULT_LOCALE;
    return { id, locale, data: kept.dataOf(id) as T, record, stamp, isKept: true };
  });
}

/**
 * Reads every record in every locale, with Spanish in the place of missing texts.
 *
 * @throws {RecordsError} naming collection, record, locale and field of everything that is wrong
 */
export function parseRecords<T>(
  records: Translations<unknown>[],
  reading: Reading<T>,
): Parsed<T>[] {
  const problems: Problem[] = [];
  const parsed: Parsed<T>[] = [];
  // Made once: a schema takes much longer to make than a record to read.
  const schemas = LOCALES.map((locale) => ({ locale, schema: reading.schema(locale) }));
  for (const record of records) {
    for (const { locale, schema } of schemas) {
      const raw = locale === 'es' ? record.es : withFallback(record[locale], record.es);
      const result = schema.safeParse(raw);
      if (result.success) {
        const { data } = result;
        parsed.push({
          id: `${locale}/${reading.idOf(data)}`,
          locale,
          data,
          ...originOf(record.es),
        });
        continue;
      }
      const name = reading.nameOf((record.es ?? {}) as Record<string, unknown>);
      for (const { path, message } of result.error.issues) {
        problems.push({ record: name, locale, field: describe(path), message });
      }
    }
  }
  if (problems.length > 0) throw new RecordsError(reading.collection, problems);
  return parsed;
}
