import type { CollectionSlug, Field, FlattenedField, PayloadRequest, Where } from 'payload';
import { type FileReference, findFileReferences } from '../../fields/recordProblems.ts';
import type { Siblings } from '../../fields/rules.ts';
import { mediaPaths } from './mediaPaths.ts';

/** A stored row that uses a file: a public one, or the latest version, which may be a draft. */
export interface UsingRow {
  /** Slug of the collection or global. */
  kind: string;
  isGlobal: boolean;
  /** The id of the record; a global has none. */
  id: number | string | undefined;
  /** The id of the version; `undefined` for the public row. */
  versionId: number | string | undefined;
  isPublic: boolean;
  fields: readonly Field[];
  /** The values, with every language of those that are localised. */
  record: Siblings;
  references: FileReference[];
}

type Row = Siblings & { id: number; _status?: string };
type Version = { id: number; parent: number; version: Siblings };

const isPublished = ({ _status }: Siblings) => _status === undefined || _status === 'published';

const usesOf = (fields: FlattenedField[], id: number | string, prefix = ''): Where[] =>
  mediaPaths(fields).map((path) => ({ [`${prefix}${path}`]: { equals: id } }));

const ALL = { locale: 'all', pagination: false } as const;
const LATEST: Where = { latest: { equals: true } };

async function findInCollection(
  req: PayloadRequest,
  slug: CollectionSlug,
  fileId: number | string,
): Promise<Omit<UsingRow, 'references'>[]> {
  const { db, collections } = req.payload;
  const { fields, flattenedFields, trash, versions } = collections[slug].config;
  const uses = usesOf(flattenedFields, fileId);
  if (uses.length === 0) return [];
  const notTrashed = (prefix = ''): Where[] =>
    trash ? [{ [`${prefix}deletedAt`]: { exists: false } }] : [];
  const shared = { kind: slug, isGlobal: false, fields: fields as Field[] };
  const where = { and: [{ or: uses }, ...notTrashed()] };
  const rows = await db.find<Row>({ collection: slug, where, ...ALL, req });
  const records = rows.docs.map((record) => ({
    ...shared,
    id: record.id,
    versionId: undefined,
    isPublic: isPublished(record),
    record: record as Siblings,
  }));
  if (!versions?.drafts) return records;
  const versionWhere = {
    and: [LATEST, { or: usesOf(flattenedFields, fileId, 'version.') }, ...notTrashed('version.')],
  };
  const latest = await db.findVersions({ collection: slug, where: versionWhere, ...ALL, req });
  const drafts = (latest.docs as unknown as Version[]).map(({ id, parent, version }) => ({
    ...shared,
    id: parent,
    versionId: id,
    isPublic: false,
    record: version,
  }));
  return [...records, ...drafts];
}

async function findInGlobals(req: PayloadRequest): Promise<Omit<UsingRow, 'references'>[]> {
  const { db, globals } = req.payload;
  const rows: Omit<UsingRow, 'references'>[] = [];
  for (const { slug, fields, versions } of globals.config) {
    const shared = { kind: slug, isGlobal: true, id: undefined, fields: fields as Field[] };
    const record = await db.findGlobal<Siblings>({ slug, locale: 'all', req });
    if (record) {
      rows.push({ ...shared, versionId: undefined, isPublic: isPublished(record), record });
    }
    if (!versions?.drafts) continue;
    const { docs } = await db.findGlobalVersions({ global: slug, where: LATEST, ...ALL, req });
    for (const { id, version } of docs as unknown as Version[]) {
      rows.push({ ...shared, versionId: id, isPublic: false, record: version });
    }
  }
  return rows;
}

/**
 * Finds every row that uses a file: public ones and latest drafts, in all rows and blocks. Older
 * versions and records in the trash do not count.
 */
export async function findUsingRows(
  req: PayloadRequest,
  fileId: number | string,
): Promise<UsingRow[]> {
  const rows = [];
  for (const slug of Object.keys(req.payload.collections) as CollectionSlug[]) {
    rows.push(...(await findInCollection(req, slug, fileId)));
  }
  rows.push(...(await findInGlobals(req)));
  return rows
    .map((row) => ({
      ...row,
      references: findFileReferences(row.fields, row.record).filter(({ id }) => id === fileId),
    }))
    .filter(({ references }) => references.length > 0);
}
