import { DEFAULT_LOCALE, type Locale, LOCALES } from '~/lib/i18n/locale';
import type { LocalisedRecord, RawRecord, Snapshot } from './deltaSync';
import type { ContentProblem, ReportedProblem } from '~/session/problemReport';
import { STALE, revisionOf } from './deltaSync';
import type { z } from 'astro/zod';
import { unreadable } from './unreadable';

type ObjectValue = Record<string, unknown>;

const isObject = (value: unknown): value is ObjectValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field has no value: a blank text and an empty list are none. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const findItem = (items: unknown[], id: unknown, index: number) =>
  items.find((item) => isObject(item) && id !== undefined && item.id === id) ?? items[index];

/**
 * Returns a localised value whose missing texts are replaced by the Spanish ones, as
 * `{ text, lang: 'es' }` or `{ texts, lang: 'es' }`: what exists in Spanish only is a localised field.
 */
export function withFallback(value: unknown, spanish: unknown): unknown {
  if (isEmpty(value) && typeof spanish === 'string' && !isEmpty(spanish)) {
    return { text: spanish, lang: DEFAULT_LOCALE };
  }
  if (isEmpty(value) && isTexts(spanish) && spanish.length > 0) {
    return { texts: spanish, lang: DEFAULT_LOCALE };
  }
  if (Array.isArray(value) && Array.isArray(spanish)) {
    return value.map((item, index) =>
      withFallback(item, findItem(spanish, (item as ObjectValue | null)?.id, index)),
    );
  }
  if (!isObject(value) || !isObject(spanish)) return value;
  // A record of a form has no key for a list that has no English.
  return Object.fromEntries(
    Object.keys({ ...value, ...spanish }).map((key) => [
      key,
      withFallback(value[key], spanish[key]),
    ]),
  );
}

export type Path = readonly PropertyKey[];

/**
 * Fields without which the rest of a record is shown if their value is unusable, e.g. because the
 * file was deleted. `item`: the list item that contains the field is omitted with it.
 */
const OMITTABLE = new Map<string, 'field' | 'item'>(
  Object.entries({
    photo: 'field',
    poster: 'field',
    logo: 'field',
    curriculum: 'field',
    picture: 'item',
    file: 'item',
    // Fields of a picture, which is shown without them.
    alt: 'field',
    colour: 'field',
    focalX: 'field',
    focalY: 'field',
  }),
);

/** Returns the path to omit for a problem at a path, or `undefined` if the whole record is affected. */
export function findOmission(path: Path): Path | undefined {
  const index = path.findLastIndex((key) => OMITTABLE.has(String(key)));
  const what = OMITTABLE.get(String(path[index]));
  return what && path.slice(0, what === 'field' ? index + 1 : index);
}

type Container = Record<PropertyKey, unknown>;

const find = (value: unknown, path: Path): unknown =>
  path.reduce((parent, key) => (parent as Container | null | undefined)?.[key], value);

/** Returns a record in one locale whose fields at these paths are null, and without the list items. */
export function omit(record: unknown, paths: Path[]): unknown {
  const copy: unknown = structuredClone(record);
  const lists = new Set<unknown[]>();
  for (const path of paths) {
    const parent = find(copy, path.slice(0, -1));
    const key = path.at(-1);
    if (typeof parent !== 'object' || parent === null || key === undefined) continue;
    if (Array.isArray(parent)) lists.add(parent);
    (parent as Container)[key] = Array.isArray(parent) ? undefined : null;
  }
  // Deleted last, so that the other paths keep their indices.
  for (const list of lists)
    list.splice(0, list.length, ...list.filter((item) => item !== undefined));
  return copy;
}

/** A validated record in one locale: an entry of Astro's store. */
export interface ParsedEntry<T> {
  id: string;
  locale: Locale;
  data: T;
  /** The record's id in the CMS; a global has none. */
  recordId?: string;
  revision?: ReturnType<typeof revisionOf>;
  /** Whether the entry is already in the store, from an earlier sync. */
  isCached?: boolean;
}

/** Returns the records of these entries as the next sync needs them; a global is none. */
export function recordsOf(entries: ParsedEntry<unknown>[]): Snapshot['records'] {
  const records: Snapshot['records'] = {};
  for (const { id, recordId, revision } of entries) {
    if (!recordId || !revision) continue;
    records[recordId] = { ...revision, entries: [...(records[recordId]?.entries ?? []), id] };
  }
  return records;
}

export interface ParseOptions<T> {
  collection: string;
  schema: (locale: Locale) => z.ZodType<T>;
  /** Returns the record's name for editors, e.g. `actresses/ines-quiroga (id 12)`. */
  nameOf: (record: Record<string, unknown>) => string;
  /** Returns the entry's id without its locale. */
  idOf: (data: T) => string;
  /** Whether the records differ between locales. @default true */
  isLocalised?: boolean;
}

/** A record as a build shows it. */
export interface ParseResult<T> {
  /** `null` for a global. */
  recordId: string | null;
  /** Empty if the record is invalid. */
  entries: ParsedEntry<T>[];
  problems: ReportedProblem[];
}

const UNREADABLE_MESSAGE = 'has a value that the CMS cannot return';

/** Creates the function that parses a record as it is, in every locale. */
function createStrictParser<T>(options: ParseOptions<T>) {
  const { collection, nameOf, idOf, isLocalised = true } = options;
  const locales = isLocalised ? LOCALES : [DEFAULT_LOCALE];
  const schemas = locales.map((locale) => ({ locale, schema: options.schema(locale) }));
  return (record: LocalisedRecord<unknown>) => {
    const spanish = (record.es ?? {}) as ObjectValue;
    const recordId = spanish.id === undefined ? null : String(spanish.id);
    const hasRevision = recordId !== null && spanish.updatedAt !== undefined;
    const origin = hasRevision ? { recordId, revision: revisionOf(spanish as RawRecord) } : {};
    const entries: ParsedEntry<T>[] = [];
    const problems: ContentProblem[] = [];
    const paths: Path[] = [];
    for (const { locale, schema } of schemas) {
      const raw = locale === 'es' ? record.es : withFallback(record[locale], record.es);
      const { success, data, error } = schema.safeParse(raw);
      if (success) {
        entries.push({ id: `${locale}/${idOf(data)}`, locale, data, ...origin });
        continue;
      }
      for (const { path, message } of error.issues) {
        paths.push(path);
        problems.push({
          collection,
          record: nameOf(spanish),
          recordId,
          locale: isLocalised ? locale : null,
          field: path.map(String).join('.'),
          message: unreadable.is(raw, path) ? UNREADABLE_MESSAGE : message,
        });
      }
    }
    return { recordId, entries, problems, paths };
  };
}

/**
 * Creates the function that parses a record in every locale, with Spanish as the fallback for missing
 * texts. If only pictures and files are unusable, the entries omit them. Create it once per
 * collection: building a schema takes much longer than parsing a record.
 */
export function createParser<T>(
  options: ParseOptions<T>,
): (record: LocalisedRecord<unknown>) => ParseResult<T> {
  const parse = createStrictParser(options);
  return (record) => {
    const { recordId, entries, problems, paths } = parse(record);
    if (problems.length === 0) return { recordId, entries, problems: [] };
    const omissions = paths.map(findOmission);
    // Both locales of a record have the same lists.
    const rest = omissions.every((path) => path !== undefined)
      ? parse({ es: omit(record.es, omissions), en: omit(record.en, omissions) })
      : undefined;
    const shown = rest?.problems.length === 0 ? rest.entries : [];
    const fallback = shown.length > 0 ? 'fieldOmitted' : 'omitted';
    return {
      recordId,
      // The next sync fetches the record again, and reports it again.
      entries: shown.map((entry) => (entry.revision ? { ...entry, revision: STALE } : entry)),
      problems: problems.map((problem) => ({ ...problem, fallback })),
    };
  };
}
