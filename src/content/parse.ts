import type { Locale } from '~/lib/locale';
import type { Translations } from './records';
import type { z } from 'astro/zod';
import { LOCALES } from '~/lib/locale';
import { type Problem, RecordsError } from './error';
import { withFallback } from './fallback';

/** One record as the site wants it, in one locale. */
export interface Parsed<T> {
  id: string;
  locale: Locale;
  data: T;
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
  for (const record of records) {
    for (const locale of LOCALES) {
      const raw = locale === 'es' ? record.es : withFallback(record[locale], record.es);
      const result = reading.schema(locale).safeParse(raw);
      if (result.success) {
        parsed.push({ id: `${locale}/${reading.idOf(result.data)}`, locale, data: result.data });
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
