import type { CollectionSlug, Field, Payload, Where } from 'payload';
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
export type ScannedCollection = (typeof SCANNED_COLLECTIONS)[number];

/** A record as the database stores it, with every language of its localised values. */
type StoredRecord = Siblings & { id: number | string; updatedAt?: string };

/** A problem with the language of the text that has it. */
export interface LocalisedProblem extends FieldProblem {
  /** The language; `undefined` for a value without translation. */
  locale?: Locale | undefined;
}

/** What is known about a record: it depends on nothing but the record. */
export interface ScannedRecord {
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
export const SCAN_BUDGET_MS = 1000;

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
  async refresh(payload: Payload, budgetMs: number): Promise<void> {
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

/** The scan of this process: records that have not changed are not read again. */
export const processScan = new RecordScan();
