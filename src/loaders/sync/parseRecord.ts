import type { Locale } from '~/lib/i18n/locale';
import type { RawRecord, LocalisedRecord } from './fetchRecords';
import type { Snapshot, Revision } from './snapshot';
import type { z } from 'astro/zod';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { type Problem, RecordsError } from '~/loaders/errors';
import { revisionOf } from './snapshot';

/** One record as the site wants it, in one locale. */
export interface Parsed<T> {
  id: string;
  locale: Locale;
  data: T;
  /** The record's id; a global has none that matters. */
  record?: string;
  /** The state in which the record was read. */
  stamp?: Revision;
  /** Whether it is from an earlier load. */
  isCached?: boolean;
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
  return { record: String(id), stamp: revisionOf(raw as RawRecord) };
}

/** The entries that an earlier load left of a record. */
export function cachedEntries<T>(kept: Snapshot, record: string): Parsed<T>[] {
  const { entries = [], ...stamp } = kept.records[record] ?? { updatedAt: '', media: {} };
  return entries.map((id) => {
    const locale = LOCALES.find((candidate) => id.startsWith(`${candidate}/`)) ?? DEFAULT_LOCALE;
    return { id, locale, data: kept.dataOf(id) as T, record, stamp, isCached: true };
  });
}

/** What became of one record: its entries, or what is wrong with it. */
export interface ParseResult<T> {
  entries: Parsed<T>[];
  problems: Problem[];
}

/**
 * Makes the function that reads a record in every locale, with Spanish in the place of missing
 * texts. Made once for a collection: a schema takes much longer to make than a record to read.
 */
export function createParser<T>(
  reading: Reading<T>,
): (record: LocalisedRecord<unknown>) => ParseResult<T> {
  const schemas = LOCALES.map((locale) => ({ locale, schema: reading.schema(locale) }));
  return (record) => {
    const outcome: ParseResult<T> = { entries: [], problems: [] };
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
export function collectEntries<T>(outcomes: ParseResult<T>[], collection: string): Parsed<T>[] {
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  if (problems.length > 0) throw new RecordsError(collection, problems);
  return outcomes.flatMap(({ entries }) => entries);
}

/**
 * Reads records that are all there at once.
 *
 * @throws {RecordsError} as {@link collectEntries} does
 */
export const parseRecords = <T>(
  records: LocalisedRecord<unknown>[],
  reading: Reading<T>,
): Parsed<T>[] => collectEntries(records.map(createParser(reading)), reading.collection);

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const rowOf = (rows: unknown[], id: unknown, index: number) =>
  rows.find((row) => isRow(row) && id !== undefined && row.id === id) ?? rows[index];

/**
 * A record in another locale with its missing texts taken from the Spanish record, each marked as
 * `{ text, lang: 'es' }`. Only a localised text can be there in Spanish and missing in the other
 * locale, so nothing has to say which fields are localised.
 */
export function withFallback(value: unknown, spanish: unknown): unknown {
  if (isEmpty(value) && typeof spanish === 'string' && !isEmpty(spanish)) {
    return { text: spanish, lang: DEFAULT_LOCALE };
  }
  if (Array.isArray(value) && Array.isArray(spanish)) {
    return value.map((row, index) =>
      withFallback(row, rowOf(spanish, (row as Row | null)?.id, index)),
    );
  }
  if (!isRow(value) || !isRow(spanish)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFallback(item, spanish[key])]),
  );
}
