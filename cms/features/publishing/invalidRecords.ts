import type { Field, Payload, Where } from 'payload';
import { followRedirects } from '#contract/redirects.ts';
import { recordTitle } from '../../texts/problems.ts';
import { FILE_KINDS } from '../../fields/upload.ts';
import { describeConflict, toRules } from '../../collections/redirects.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import {
  type FieldProblem,
  findFieldProblems,
  findFileReferences,
} from '../../fields/recordProblems.ts';
import type { Siblings } from '../../fields/rules.ts';
import { findMissingEnglish } from '../english/missingEnglish.ts';
import type { StoredPublication } from './publications.ts';
import { type DataField, isLocalised } from '../../fields/dataFields.ts';
import { stored } from '../../stored/stored.ts';

/** The collections whose records the site shows. */
const SCANNED_COLLECTIONS = ['talents', 'pages', 'redirects', 'proposals', 'media'] as const;

type ScannedCollection = (typeof SCANNED_COLLECTIONS)[number];

/** A record as the database stores it, with every language of its localised values. */
type StoredRecord = Siblings & { id: number | string; updatedAt?: string };

/** A problem with the language of the text that has it; a value without translation has none. */
type LocalisedProblem = FieldProblem & { locale?: Locale | undefined };

/** The values of a record that comparisons with other records need. */
const KEPT_VALUES = 'mimeType from to list slug previousSlugs'.split(' ');
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

/** Returns the value of a field in a record that was read in all languages at once. */
const valueIn =
  (locale: Locale) =>
  (field: DataField['field'], siblings: Siblings): unknown => {
    const value = siblings[field.name];
    if (!isLocalised(field)) return value;
    return (value as Partial<Record<Locale, unknown>> | null | undefined)?.[locale];
  };

/** Returns what is known about a record that was read in all languages, by nothing but the record. */
function scanRecord(config: { fields: Field[]; admin?: object }, record: StoredRecord) {
  const { fields } = config;
  const problems = LOCALES.flatMap((locale) =>
    findFieldProblems(fields, record, locale, valueIn(locale)).map((problem): LocalisedProblem => ({
      ...problem,
      ...(isLocalised(problem.field) ? { locale } : {}),
    })),
  );
  const kept = Object.fromEntries(KEPT_VALUES.map((name) => [name, record[name]]));
  return {
    updatedAt: record.updatedAt ?? '',
    record: { ...kept, id: record.id } as StoredRecord,
    problems,
    files: findFileReferences(fields, record),
    title: recordTitle(config, record),
    /** Number of texts that exist in Spanish only. */
    missingEnglish: findMissingEnglish(fields, record).length,
  };
}

type ScannedRecord = ReturnType<typeof scanRecord>;

/** Scans a global; `undefined` until somebody has saved it. */
async function scanGlobal(payload: Payload, global: { slug: string; fields: Field[] }) {
  const row = await stored.get<StoredRecord>({ payload }, global.slug);
  return row?.updatedAt ? { ...scanRecord(global, row), title: '' } : undefined;
}

/**
 * The published records of all collections, and the globals. Each {@link RecordScan.refresh} reads the records that
 * are new or changed, until a time has passed; the next one continues.
 */
export class RecordScan {
  /** The scan of this process: records that have not changed are not read again. */
  static readonly shared = new RecordScan();

  /** Files first: whether a record's file exists is known only once the files are. */
  readonly #records = new Map(
    (['media', ...SCANNED_COLLECTIONS] as const).map((one) => [
      one,
      new Map<number | string, ScannedRecord>(),
    ]),
  );
  /** By slug; they are few, and read each time. */
  readonly globals = new Map<string, ScannedRecord>();
  /** The number of published records, of which `checked` are known. */
  progress = { checked: 0, total: 0 };

  recordsOf(collection: ScannedCollection): ReadonlyMap<number | string, ScannedRecord> {
    return this.#records.get(collection)!;
  }

  /** @param id of a record; a global has none */
  find(kind: string, id: number | string | null): ScannedRecord | undefined {
    if (id === null) return this.globals.get(kind);
    return this.#records.get(kind as ScannedCollection)?.get(Number(id));
  }

  /**
   * @param budgetMs milliseconds after which no further records are read
   * @param wanted ids of records that are read first, however long it takes
   */
  async refresh(
    payload: Payload,
    budgetMs = SCAN_BUDGET_MS,
    wanted: readonly unknown[] = [],
  ): Promise<void> {
    const deadline = performance.now() + budgetMs;
    this.progress = { checked: 0, total: 0 };
    for (const global of payload.globals.config) {
      const scanned = await scanGlobal(payload, global);
      if (scanned) this.globals.set(global.slug, scanned);
      else this.globals.delete(global.slug);
    }
    for (const [collection, known] of this.#records) {
      const found = await stored.find<StoredRecord>({ payload }, collection, {
        where: publicRecords(payload, collection),
        sort: 'id',
        select: { updatedAt: true },
      });
      const revisions = new Map(found.map(({ id, updatedAt }) => [id, updatedAt ?? '']));
      for (const [id, { updatedAt }] of known) {
        if (revisions.get(id) !== updatedAt) known.delete(id);
      }
      const isWanted = (id: unknown) => Number(wanted.includes(id));
      const stale = [...revisions.keys()]
        .filter((id) => !known.has(id))
        .sort((a, b) => isWanted(b) - isWanted(a));
      const { config } = payload.collections[collection];
      while (stale.length > 0 && (performance.now() < deadline || isWanted(stale[0]))) {
        const where = { id: { in: stale.splice(0, CHUNK_SIZE) } };
        const read = await stored.find<StoredRecord>({ payload }, collection, {
          where,
          sort: 'id',
        });
        for (const record of read) known.set(record.id, scanRecord(config, record));
      }
      this.progress.total += revisions.size;
      this.progress.checked += revisions.size - stale.length;
    }
  }
}

/** A published record that the site cannot show as it is. */
interface InvalidRecord extends Omit<StoredPublication['changes'][number], 'who'> {
  problems: LocalisedProblem[];
}

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

/** A problem that a record has with others of its collection. */
interface SharedProblem extends LocalisedProblem {
  id: string;
}

/** Returns the contradictions of all redirects with each other. */
function redirectProblems(payload: Payload, scan: RecordScan): SharedProblem[] {
  const rules = toRules([...scan.recordsOf('redirects').values()].map(({ record }) => record));
  return followRedirects(rules).conflicts.flatMap((conflict) => {
    const path = conflict.code === 'loop' ? 'to' : 'from';
    const field = fieldOf(payload, 'redirects', path);
    return conflict.rules.map(({ record: id }) => {
      return { id, path, field, problem: describeConflict(conflict, id) };
    });
  });
}

/** Returns the former addresses of talents that somebody else has or had too. */
function addressProblems(payload: Payload, scan: RecordScan): SharedProblem[] {
  const path = 'previousSlugs';
  const field = fieldOf(payload, 'talents', path);
  const owners = [...scan.recordsOf('talents').values()].flatMap((talent) => {
    const former = (talent.record[path] ?? []) as Siblings[];
    const addressOf = ({ list, slug }: Siblings) => `${String(list)}/${String(slug)}`;
    const current = addressOf(talent.record);
    const all = new Set([current, ...former.map(addressOf)]);
    return [...all].map((address) => ({ address, current, talent }));
  });
  return [...Map.groupBy(owners, ({ address }) => address).values()].flatMap((all) =>
    all.flatMap(({ address, current, talent }): SharedProblem[] => {
      const other = all.find((one) => one.talent !== talent);
      // Whoever has the address now keeps it.
      if (!other || address === current) return [];
      const problem = { code: 'takenFormerSlug', values: [other.talent.title] } as const;
      return [{ id: String(talent.record.id), path, field, problem }];
    }),
  );
}

function findInvalidGlobals(scan: RecordScan): InvalidRecord[] {
  return [...scan.globals].flatMap(([slug, scanned]) => {
    const problems = [...scanned.problems, ...fileProblems(scan, scanned)];
    return problems.length > 0 ? [{ kind: slug, title: '', problems }] : [];
  });
}

/**
 * Finds the published records that the site cannot show as they are, such as those that an earlier
 * version of the CMS accepted. Reads for about a second at most; the next call continues.
 */
export async function findInvalidRecords(
  payload: Payload,
  scan: RecordScan = RecordScan.shared,
  budgetMs?: number,
) {
  await scan.refresh(payload, budgetMs);
  const shared: Partial<Record<ScannedCollection, SharedProblem[]>> = {
    redirects: redirectProblems(payload, scan),
    talents: addressProblems(payload, scan),
  };
  const records = SCANNED_COLLECTIONS.flatMap((kind) =>
    [...scan.recordsOf(kind).values()].map((scanned): InvalidRecord => {
      const { id } = scanned.record;
      const problems = [
        ...scanned.problems,
        ...fileProblems(scan, scanned),
        ...(shared[kind] ?? []).filter((one) => one.id === String(id)),
      ];
      return { kind, id, title: scanned.title, problems };
    }),
  );
  return {
    records: [
      ...findInvalidGlobals(scan),
      ...records.filter(({ problems }) => problems.length > 0),
    ],
    ...scan.progress,
  };
}
