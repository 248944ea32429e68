import type { CollectionSlug, GlobalSlug, PayloadRequest, SelectType, Where } from 'payload';

type Id = number | string;

/** The request of an operation, in whose transaction is read and written; `{ payload }` is outside of any. */
type Caller = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** A row with its values in every language: `{ es, en }` where the field is localised. */
export type StoredRow = Record<string, unknown> & { id: Id };

interface StoredVersion<T> {
  /** The version's own id. */
  id: Id;
  /** The record's id; a version of a global has none. */
  parent?: Id;
  version: T;
  latest?: boolean | null;
}

/** Which row or version is meant. */
export interface StoredKey {
  /** Slug of the collection or global. */
  kind: string;
  /** The id of the record; a global has none. */
  id?: Id | undefined;
  /** The id of the version; the public row has none. */
  versionId?: Id | undefined;
}

interface Query {
  where?: Where;
  sort?: string;
  /** By default all. */
  limit?: number;
  /** The fields to read, by default all. A row that is read in part must not be written. */
  select?: SelectType;
}

/** What is read is in all languages, as it is written. */
const ALL = { locale: 'all', pagination: false, limit: 0 } as const;

const isGlobal = ({ payload }: Caller, kind: string): boolean => !(kind in payload.collections);

const now = () => new Date().toISOString();

/** Finds public rows of a collection, also in the trash: a draft beside a published row is a version. */
async function find<T = StoredRow>(
  req: Caller,
  collection: CollectionSlug,
  query: Query = {},
): Promise<T[]> {
  const { docs } = await req.payload.db.find<T & { id: Id }>({ collection, ...ALL, ...query, req });
  return docs;
}

/**
 * Returns the public row of a record or, without an id, of a global. `undefined` if there is none: a
 * global has one as soon as somebody has saved it.
 */
async function get<T = StoredRow>(
  req: Caller,
  kind: string,
  id?: Id,
  select?: SelectType,
): Promise<T | undefined> {
  const args = { locale: 'all', ...(select && { select }), req } as const;
  if (id === undefined) {
    const row = await req.payload.db.findGlobal<Partial<StoredRow>>({ slug: kind, ...args });
    return row.id === undefined ? undefined : (row as T);
  }
  const where = { id: { equals: id } };
  const collection = kind as CollectionSlug;
  return (
    (await req.payload.db.findOne<T & { id: Id }>({ collection, where, ...args })) ?? undefined
  );
}

/** Finds versions of the records of a collection, or of a global. */
async function versions<T = Record<string, unknown>>(
  req: Caller,
  kind: string,
  query: Query = {},
): Promise<StoredVersion<T>[]> {
  const { db } = req.payload;
  const args = { ...ALL, ...query, req };
  const { docs } = isGlobal(req, kind)
    ? await db.findGlobalVersions<T & object>({ global: kind as GlobalSlug, ...args })
    : await db.findVersions<T & object>({ collection: kind as CollectionSlug, ...args });
  return docs as StoredVersion<T>[];
}

/** Creates a record; of a global, which is there already, a version: its draft. */
async function create(req: Caller, kind: string, data: Record<string, unknown>): Promise<void> {
  const { db } = req.payload;
  const times = { createdAt: now(), updatedAt: now() };
  if (!isGlobal(req, kind)) {
    await db.create({ collection: kind as CollectionSlug, data: { ...times, ...data }, req });
    return;
  }
  const versionData = { ...data, _status: 'draft', updatedAt: times.updatedAt };
  const global = { globalSlug: kind as GlobalSlug, autosave: false, ...times };
  await db.createGlobalVersion({ ...global, versionData: versionData as never, req });
}

/**
 * Writes a public row or a version.
 *
 * @param data the whole row, in all languages: lists that are missing are emptied. A row without lists can
 *   be written in part
 */
async function write(
  req: Caller,
  { kind, id, versionId }: StoredKey,
  data: Record<string, unknown>,
): Promise<void> {
  const { db } = req.payload;
  const collection = kind as CollectionSlug;
  if (versionId === undefined) {
    if (id === undefined) await db.updateGlobal({ slug: kind, data, req });
    else await db.updateOne({ collection, id, data, req });
    return;
  }
  const args = { id: versionId, locale: 'all', req } as const;
  if (id === undefined) {
    const versionData = { version: data };
    await db.updateGlobalVersion({ ...args, global: kind as 'home', versionData } as never);
  } else {
    const versionData = { parent: id, version: data };
    await db.updateVersion({ ...args, collection, versionData } as never);
  }
}

/**
 * Changes values of a record or a global without a save: in the public row and in the latest version, which
 * is a draft if there is one.
 *
 * @param changeOf returns the new values of the public row or the version
 */
async function change<T extends object = Record<string, unknown>>(
  req: Caller,
  { kind, id }: Pick<StoredKey, 'kind' | 'id'>,
  changeOf: (stored: T, isVersion: boolean) => object,
): Promise<void> {
  // The site fetches records again whose `updatedAt` has changed, and open forms compare it.
  const updatedAt = now();
  const row = await get<T>(req, kind, id);
  if (row) await write(req, { kind, id }, { ...row, ...changeOf(row, false), updatedAt });
  const parent: Where[] = id === undefined ? [] : [{ parent: { equals: id } }];
  const latest = await versions<T>(req, kind, { where: { and: [LATEST, ...parent] } });
  for (const { id: versionId, version } of latest) {
    const data = { ...version, ...changeOf(version, true), updatedAt };
    await write(req, { kind, id, versionId }, data);
  }
}

/** Deletes records for good, with their versions. */
async function deleteRows(req: Caller, collection: CollectionSlug, where: Where): Promise<void> {
  const { db, collections } = req.payload;
  if (collections[collection].config.versions) {
    const ids = (await find(req, collection, { where, select: {} })).map(({ id }) => id);
    await db.deleteVersions({ collection, where: { parent: { in: ids } }, req });
  }
  await db.deleteMany({ collection, where, req });
}

/** The condition for versions that are the newest of their record. */
const LATEST: Where = { latest: { equals: true } };

/**
 * Reads and writes what is stored, below Payload's operations: no access control, no hooks, no rules, no entry
 * in the audit log, no publication. Whoever answers a person with it has checked what they may see. The database
 * layer has no drafts: a collection has public rows, and beside them versions, of which the latest may be a draft.
 */
export const stored = { find, get, versions, create, write, change, delete: deleteRows, LATEST };
