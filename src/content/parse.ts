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

/** What became of one record: its entries, or what is wrong with it. */
export interface Outcome<T> {
  entries: Parsed<T>[];
  problems: Problem[];
}

/**
 * Makes the function that reads a record in every locale, with Spanish in the place of missing
 * texts. Made once for a collection: a schema takes much longer to make than a record to read.
 */
export function parserOf<T>(reading: Reading<T>): (record: Translations<unknown>) => Outcome<T> {
  const schemas = LOCALES.map((locale) => ({ locale, schema: reading.schema(locale) }));
  return (record) => {
    const outcome: Outcome<T> = { entries: [], problems: [] };
    const origin = originOf(record.es);
    for (const { locale, schema } of schemas) {
      const raw = locale === 'es' ? record.es : withFallback(record[locale], record.es);
      const { success, data, error } = schema.safeParse(raw);
      if (success) {
        outcome.entries.push({ id: `${locale}/${reading.idOf(data)}`, locale, data, ...origin });
        continue;
      }
      const name = reading.nameOf((record.es ?? {}) as Record<string, unknown>);
      for (const { path, message } of error.issues) {
        outcome.problems.push({ record: name, locale, field: describe(path), message });
      }
    }
    return outcome;
  };
}

/**
 * Gives the entries of all records.
 *
 * @throws {RecordsError} naming collection, record, locale and field of everything that is wrong
 */
export function entriesOf<T>(outcomes: Outcome<T>[], collection: string): Parsed<T>[] {
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  if (problems.length > 0) throw new RecordsError(collection, problems);
  return outcomes.flatMap(({ entries }) => entries);
}

/**
 * Reads records that are all there at once.
 *
 * @throws {RecordsError} as {@link entriesOf} does
 */
export const parseRecords = <T>(
  records: Translations<unknown>[],
  reading: Reading<T>,
): Parsed<T>[] => entriesOf(records.map(parserOf(reading)), reading.collection);
