import type { Field, Payload } from 'payload';
import { type Address, isSameAddress } from '#contract/formerAddresses.ts';
import { followRedirects } from '#contract/redirects.ts';
import { FILE_KINDS } from '../../fields/upload.ts';
import {
  type LocalisedProblem,
  SCANNED_COLLECTIONS,
  type ScannedCollection,
  type ScannedRecord,
  type RecordScan,
  SCAN_BUDGET_MS,
  processScan,
  scanRecord,
} from './recordScan.ts';
import { describeConflict, toRules } from '../../collections/redirects.ts';

/** A published record that the site cannot show as it is. */
export interface InvalidRecord {
  /** The slug of the collection or global. */
  kind: string;
  /** The record's id; a global has none. */
  id?: number | string;
  /** The record's title; empty for a global. */
  title: string;
  problems: LocalisedProblem[];
}

/** All invalid records that are known, and how many records have been checked. */
export interface InvalidRecords {
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
  scan: RecordScan = processScan,
  budgetMs: number = SCAN_BUDGET_MS,
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
