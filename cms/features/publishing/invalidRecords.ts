import type { Field, Payload, CollectionSlug, Where } from 'payload';
import { type Address, isSameAddress } from '../../fields/slug.ts';
import { followRedirects } from '#contract/redirects.ts';
import { FILE_KINDS } from '../../fields/upload.ts';
import { describeConflict, toRules } from '../../collections/redirects.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import {
  type FieldProblem,
  type FileReference,
  findFieldProblems,
  findFileReferences,
} from '../../fields/recordProblems.ts';
import type { Siblings } from '../../fields/rules.ts';
import { findMissingEnglish } from '../english/missingEnglish.ts';
import { type DataField, isLocalised } from '../../fields/dataFields.ts';

/** The collections whose records the site shows. */
export const SCANNED_COLLECTIONS = ['talents', 'pages', 'redirects', 'proposals', 'media'] as const;

/** One of these collections. */
type ScannedCollection = (typeof SCANNED_COLLECTIONS)[number];

/** A record as the database stores it, with every language of its localised values. */
type StoredRecord = Siblings & { id: number | string; updatedAt?: string };

/** A problem with the language of the text that has it. */
interface LocalisedProblem extends FieldProblem {
  /** The language; `undefined` for a value without translation. */
  locale?: Locale | undefined;
}

/** What is known about a record: it depends on nothing but the record. */
interface ScannedRecord {
  updatedAt: string;
  record: Pick<StoredRecord, 'id'> & Siblings;
  problems: LocalisedProblem[];
  files: FileReference[];
  /** The record's name, in Spanish. */
  title: string;
  /** Number of texts that exist in Spanish only. */
  missingEnglish: number;
}

/** The values of a record that comparisons with other records need. */
const KEPT_VALUES = ['name', 'title', 'filename', 'mimeType', 'from', 'to', 'list', 'slug'];
/** Files first: whether a record's file exists is known only once the files are. */
const READING_ORDER = new Set<ScannedCollection>(['media', ...SCANNED_COLLECTIONS]);
const CHUNK_SIZE = 100;
/** Milliseconds that a page of the admin waits for the records to be read. */
const SCAN_BUDGET_MS = 1000;

/** The condition for the records of a collection that the site shows. */
const publicRecords = ({ collections }: Payload, collection: ScannedCollection): Where => {
  const { trash, versions } = collections[collection].config;
  return {
    ...(versions?.drafts ? { _status: { equals: 'published' } } : {}),
    ...(trash ? { deletedAt: { exists: false } } : {}),
  };
};

/** Returns the name of a record by which editors know it. */
function titleOf(record: StoredRecord): string {
  const title: unknown =
    record.name ?? record.title ?? record.project ?? record.from ?? record.filename;
  const text: unknown = typeof title === 'object' ? (title as { es?: unknown } | null)?.es : title;
  return typeof text === 'string' && text.trim() ? text : String(record.id);
}

/** Returns the value of a field in a record that was read in all languages at once. */
const valueIn =
  (locale: Locale) =>
  (field: DataField['field'], siblings: Siblings): unknown => {
    const value = siblings[field.name];
    if (!isLocalised(field)) return value;
    return (value as Partial<Record<Locale, unknown>> | null | undefined)?.[locale];
  };

/** Finds the problems of a record that was read in all languages. */
export function scanRecord(fields: readonly Field[], record: StoredRecord): ScannedRecord {
  const problems = LOCALES.flatMap((locale) =>
    findFieldProblems(fields, record, locale, valueIn(locale)).map((problem) => ({
      ...problem,
      ...('localized' in problem.field && problem.field.localized ? { locale } : {}),
    })),
  );
  const kept = Object.fromEntries(KEPT_VALUES.map((name) => [name, record[name]]));
  return {
    updatedAt: record.updatedAt ?? '',
    record: { ...kept, previousSlugs: record.previousSlugs, id: record.id },
    problems,
    files: findFileReferences(fields, record),
    title: titleOf(record),
    missingEnglish: findMissingEnglish(fields, record).length,
  };
}

/**
 * The published records of all collections. Each {@link RecordScan.refresh} reads the records that are
 * new or changed, until a time has passed; the next one continues.
 */
export class RecordScan {
  /** The scan of this process: records that have not changed are not read again. */
  static readonly shared = new RecordScan();

  readonly #records = new Map<ScannedCollection, Map<number | string, ScannedRecord>>(
    SCANNED_COLLECTIONS.map((collection) => [collection, new Map()]),
  );
  /** The number of published records, of which `checked` are known. */
  progress = { checked: 0, total: 0 };

  /** Returns what is known about the records of a collection. */
  recordsOf(collection: ScannedCollection): ReadonlyMap<number | string, ScannedRecord> {
    return this.#records.get(collection)!;
  }

  /** @param budgetMs milliseconds after which no further records are read */
  async refresh(payload: Payload, budgetMs = SCAN_BUDGET_MS): Promise<void> {
    const deadline = performance.now() + budgetMs;
    this.progress = { checked: 0, total: 0 };
    for (const collection of READING_ORDER) {
      const stale = await this.#forgetChanges(payload, collection);
      const known = this.#records.get(collection)!;
      const total = known.size + stale.length;
      while (stale.length > 0 && performance.now() < deadline) {
        await this.#read(payload, collection, stale.splice(0, CHUNK_SIZE));
      }
      this.progress.total += total;
      this.progress.checked += total - stale.length;
    }
  }

  /** Forgets records that are gone or have changed, and returns the ids of those to be read. */
  async #forgetChanges(payload: Payload, collection: ScannedCollection) {
    const known = this.#records.get(collection)!;
    const { docs } = await payload.db.find<StoredRecord>({
      collection: collection satisfies CollectionSlug,
      where: publicRecords(payload, collection),
      select: { updatedAt: true },
      sort: 'id',
      pagination: false,
    });
    const revisions = new Map(docs.map(({ id, updatedAt }) => [id, updatedAt ?? '']));
    for (const [id, { updatedAt }] of known) {
      if (revisions.get(id) !== updatedAt) known.delete(id);
    }
    return [...revisions.keys()].filter((id) => !known.has(id));
  }

  async #read(payload: Payload, collection: ScannedCollection, ids: (number | string)[]) {
    const { fields } = payload.collections[collection].config;
    const { docs } = await payload.db.find<StoredRecord>({
      collection,
      where: { id: { in: ids } },
      locale: 'all',
      sort: 'id',
      pagination: false,
    });
    const known = this.#records.get(collection)!;
    for (const doc of docs) known.set(doc.id, scanRecord(fields, doc));
  }
}

/** A published record that the site cannot show as it is. */
interface InvalidRecord {
  /** The slug of the collection or global. */
  kind: string;
  /** The record's id; a global has none. */
  id?: number | string;
  /** The record's title; empty for a global. */
  title: string;
  problems: LocalisedProblem[];
}

/** All invalid records that are known, and how many records have been checked. */
interface InvalidRecords {
  records: InvalidRecord[];
  checked: number;
  total: number;
}

const GLOBALS = ['home', 'agency'] as const;

/** Returns the problems of a record's files: one that is missing, or of another kind. */
const fileProblems = (scan: RecordScan, { files }: ScannedRecord): LocalisedProblem[] =>
  files.flatMap(({ id, isRequired, kind, field, path }): LocalisedProblem[] => {
    const media = id === undefined ? undefined : scan.recordsOf('media').get(id);
    // A file that has not been read yet is checked the next time.
    if (id !== undefined && !media) return [];
    if (!media) return isRequired ? [{ field, path, problem: { code: 'missingFile' } }] : [];
    const { types, label } = FILE_KINDS[kind];
    if (types.includes(String(media.record.mimeType))) return [];
    return [{ field, path, problem: { code: 'wrongFile', values: [label.es, label.en] } }];
  });

const fieldOf = (payload: Payload, collection: ScannedCollection, name: string): Field =>
  payload.collections[collection].config.flattenedFields.find(
    (field) => 'name' in field && field.name === name,
  ) as Field;

/** Returns the contradictions of all redirects with each other, by id. */
function redirectProblems(payload: Payload, scan: RecordScan): Map<string, LocalisedProblem[]> {
  const rules = toRules([...scan.recordsOf('redirects').values()].map(({ record }) => record));
  const problems = new Map<string, LocalisedProblem[]>();
  for (const conflict of followRedirects(rules).conflicts) {
    const path = conflict.code === 'loop' ? 'to' : 'from';
    for (const { record } of conflict.rules) {
      const problem = describeConflict(conflict, record);
      problems.set(record, [{ path, field: fieldOf(payload, 'redirects', path), problem }]);
    }
  }
  return problems;
}

/** Returns the addresses that a talent has and had, each once. */
function addressesOf({ record }: ScannedRecord): Address[] {
  const former = (record.previousSlugs ?? []) as Address[];
  const all = [record as unknown as Address, ...former];
  return all.filter((one, index) => all.findIndex((other) => isSameAddress(one, other)) === index);
}

/** Returns the former addresses that somebody else has or had too, by the talents' ids. */
function addressProblems(payload: Payload, scan: RecordScan): Map<string, LocalisedProblem[]> {
  const owners = new Map<string, ScannedRecord[]>();
  for (const talent of scan.recordsOf('talents').values()) {
    for (const { list, slug } of addressesOf(talent)) {
      const key = `${list}/${slug}`;
      owners.set(key, [...(owners.get(key) ?? []), talent]);
    }
  }
  const field = fieldOf(payload, 'talents', 'previousSlugs');
  const problems = new Map<string, LocalisedProblem[]>();
  for (const [address, all] of owners) {
    for (const talent of all.length > 1 ? all : []) {
      const { list, slug, id } = talent.record;
      // Whoever has the address now keeps it.
      if (`${String(list)}/${String(slug)}` === address) continue;
      const other = all.find((one) => one !== talent)!;
      const problem = { code: 'takenFormerSlug', values: [other.title] } as const;
      const known = problems.get(String(id)) ?? [];
      problems.set(String(id), [...known, { path: 'previousSlugs', field, problem }]);
    }
  }
  return problems;
}

async function findInvalidGlobals(payload: Payload, scan: RecordScan): Promise<InvalidRecord[]> {
  const invalid: InvalidRecord[] = [];
  for (const slug of GLOBALS) {
    const config = payload.globals.config.find((global) => global.slug === slug)!;
    const record = await payload.db.findGlobal<Record<string, unknown>>({ slug, locale: 'all' });
    if (!record?.updatedAt) continue;
    const scanned = scanRecord(config.fields, { ...record, id: slug });
    const problems = [...scanned.problems, ...fileProblems(scan, scanned)];
    if (problems.length > 0) invalid.push({ kind: slug, title: '', problems });
  }
  return invalid;
}

/**
 * Finds the published records that the site cannot show as they are, such as those that an earlier
 * version of the CMS accepted. Reads for about a second at most; the next call continues.
 */
export async function findInvalidRecords(
  payload: Payload,
  scan: RecordScan = RecordScan.shared,
  budgetMs?: number,
): Promise<InvalidRecords> {
  await scan.refresh(payload, budgetMs);
  const shared: Partial<Record<ScannedCollection, Map<string, LocalisedProblem[]>>> = {
    redirects: redirectProblems(payload, scan),
    talents: addressProblems(payload, scan),
  };
  const records = SCANNED_COLLECTIONS.flatMap((kind) =>
    [...scan.recordsOf(kind).values()].flatMap((scanned): InvalidRecord[] => {
      const { id } = scanned.record;
      const problems = [
        ...scanned.problems,
        ...fileProblems(scan, scanned),
        ...(shared[kind]?.get(String(id)) ?? []),
      ];
      return problems.length > 0 ? [{ kind, id, title: scanned.title, problems }] : [];
    }),
  );
  return { records: [...(await findInvalidGlobals(payload, scan)), ...records], ...scan.progress };
}
