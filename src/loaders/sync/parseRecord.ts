import type { Locale } from '~/lib/i18n/locale';
import type { LocalisedRecord, RawRecord } from './fetchRecords';
import type { Revision, Snapshot } from './deltaSync';
import type { z } from 'astro/zod';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { type Problem, RecordsError } from '~/loaders/errors';
import { revisionOf } from './deltaSync';

/** A validated record in one locale: an entry of Astro's store. */
export interface ParsedEntry<T> {
  id: string;
  locale: Locale;
  data: T;
  /** The record's id in the CMS; a global has none. */
  recordId?: string;
  /** The revision that was fetched. */
  revision?: Revision;
  /** Whether the entry is already in the store, from an earlier sync. */
  isCached?: boolean;
}

/** How the records of a collection are parsed. */
export interface ParseOptions<T> {
  collection: string;
  /** Creates the schema for one locale. */
  schema: (locale: Locale) => z.ZodType<T>;
  /** Returns the record's name for editors, e.g. `actresses/ines-quiroga (id 12)`. */
  nameOf: (record: Record<string, unknown>) => string;
  /** Returns the entry's id without its locale. */
  idOf: (data: T) => string;
}

/** The entries of one record, or its problems. */
export interface ParseResult<T> {
  entries: ParsedEntry<T>[];
  problems: Problem[];
}

function originOf(raw: unknown): Pick<ParsedEntry<unknown>, 'recordId' | 'revision'> {
  const { id, updatedAt } = (raw ?? {}) as Partial<RawRecord>;
  if (id === undefined || updatedAt === undefined) return {};
  return { recordId: String(id), revision: revisionOf(raw as RawRecord) };
}

/** Returns the entries of a record that has not changed since the snapshot. */
export function cachedResult<T>(snapshot: Snapshot, recordId: string): ParseResult<T> {
  const { entries: ids = [], ...revision } = snapshot.records[recordId] ?? {
    updatedAt: '',
    media: {},
  };
  const entries = ids.map((id) => {
    const locale = LOCALES.find((candidate) => id.startsWith(`${candidate}/`)) ?? DEFAULT_LOCALE;
    return { id, locale, data: snapshot.dataOf(id) as T, recordId, revision, isCached: true };
  });
  return { entries, problems: [] };
}

/**
 * Creates the function that parses a record in every locale, with Spanish as the fallback for missing
 * texts. Create it once per collection: building a schema takes much longer than parsing a record.
 */
export function createParser<T>(
  options: ParseOptions<T>,
): (record: LocalisedRecord<unknown>) => ParseResult<T> {
  const schemas = LOCALES.map((locale) => ({ locale, schema: options.schema(locale) }));
  return (record) => {
    const result: ParseResult<T> = { entries: [], problems: [] };
    const origin = originOf(record.es);
    for (const { locale, schema } of schemas) {
      const raw = locale === 'es' ? record.es : withFallback(record[locale], record.es);
      const { success, data, error } = schema.safeParse(raw);
      if (success) {
        result.entries.push({ id: `${locale}/${options.idOf(data)}`, locale, data, ...origin });
        continue;
      }
      const name = options.nameOf((record.es ?? {}) as Record<string, unknown>);
      for (const { path, message } of error.issues) {
        const field = path.map(String).join('.');
        result.problems.push({ record: name, locale, field, message });
      }
    }
    return result;
  };
}

/**
 * Returns the entries of all records.
 *
 * @throws {RecordsError} with collection, record, locale and field of every problem
 */
export function collectEntries<T>(results: ParseResult<T>[], collection: string): ParsedEntry<T>[] {
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) throw new RecordsError(collection, problems);
  return results.flatMap(({ entries }) => entries);
}

/** Parses records that are all in memory; throws as {@link collectEntries} does. */
export const parseRecords = <T>(
  records: LocalisedRecord<unknown>[],
  options: ParseOptions<T>,
): ParsedEntry<T>[] => collectEntries(records.map(createParser(options)), options.collection);

type ObjectValue = Record<string, unknown>;

const isObject = (value: unknown): value is ObjectValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const findItem = (items: unknown[], id: unknown, index: number) =>
  items.find((item) => isObject(item) && id !== undefined && item.id === id) ?? items[index];

/**
 * Returns a localised value whose missing texts are replaced by the Spanish ones, as
 * `{ text, lang: 'es' }`. A text that exists in Spanish only must be a localised field, so the
 * function needs no list of these fields.
 */
function withFallback(value: unknown, spanish: unknown): unknown {
  if (isEmpty(value) && typeof spanish === 'string' && !isEmpty(spanish)) {
    return { text: spanish, lang: DEFAULT_LOCALE };
  }
  if (Array.isArray(value) && Array.isArray(spanish)) {
    return value.map((item, index) =>
      withFallback(item, findItem(spanish, (item as ObjectValue | null)?.id, index)),
    );
  }
  if (!isObject(value) || !isObject(spanish)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFallback(item, spanish[key])]),
  );
}
