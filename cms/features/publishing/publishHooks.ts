import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { trashOperation } from '../trash/trashOperation.ts';
import { requestPublication } from './publication.ts';

interface Row {
  id: number | string;
  _status?: string;
  deletedAt?: string | null;
}

/** Checks whether a record is published, as far as its own status says. */
export const isPublished = (row: { _status?: unknown } | null | undefined): boolean =>
  row?._status === 'published';

/** Finds the row that the public API returns; the document passed to a hook may be a later draft. */
const findPublicRow = (req: PayloadRequest, collection: CollectionSlug, id: number | string) =>
  req.payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, req });

const wasPublishedKey = (slug: string, id: number | string | undefined) =>
  `wasPublished:${slug}:${id}`;

const titleOf = (collection: SanitizedCollectionConfig, doc: Record<string, unknown>) =>
  String(doc[collection.admin.useAsTitle ?? 'id'] ?? doc.id);

export const rememberStatus: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const id = (originalDoc as Partial<Row> | undefined)?.id;
  if (id !== undefined) {
    const row = await findPublicRow(req, collection.slug, id);
    req.context[wasPublishedKey(collection.slug, id)] = isPublished(row);
  }
  return data;
};

/** Checks whether a save changes the public site; a draft does so only if it unpublishes the record. */
export async function isPublicChange({
  collection,
  doc,
  req,
}: Parameters<CollectionAfterChangeHook>[0]): Promise<boolean> {
  if (trashOperation(req)) return doc._status === undefined || isPublished(doc);
  if (!collection.versions?.drafts || isPublished(doc)) return true;
  if (!req.context[wasPublishedKey(collection.slug, doc.id)]) return false;
  return !isPublished(await findPublicRow(req, collection.slug, doc.id));
}

export const publishRecord: CollectionAfterChangeHook = async (args) => {
  const { collection, doc, operation, req } = args;
  const change = { kind: collection.slug, id: doc.id, title: titleOf(collection, doc) };
  // No page shows a picture that has just been uploaded; S3 storage saves its record a second time.
  const isUnused = Boolean(collection.upload) && operation === 'create';
  if (isUnused || req.context.skipCloudStorage) return doc;
  if (await isPublicChange(args)) await requestPublication(req, change);
  return doc;
};

export const publishDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  // The site has lost a record in the bin already.
  if (doc.deletedAt) return doc;
  const change = { kind: collection.slug, id: doc.id, title: titleOf(collection, doc) };
  if (!collection.versions?.drafts || isPublished(doc)) await requestPublication(req, change);
  return doc;
};

const findPublicGlobal = (req: PayloadRequest, slug: string) =>
  req.payload.db.findGlobal<Record<string, unknown>>({ slug, req });

export const rememberGlobalStatus: GlobalBeforeChangeHook = async ({ global, data, req }) => {
  req.context[wasPublishedKey(global.slug, '')] = isPublished(
    await findPublicGlobal(req, global.slug),
  );
  return data;
};

/** Checks whether a save of a global changes the public site, as `isPublicChange` does. */
export async function isPublicGlobalChange({
  doc,
  global,
  req,
}: Parameters<GlobalAfterChangeHook>[0]): Promise<boolean> {
  if (!global.versions?.drafts || isPublished(doc)) return true;
  if (!req.context[wasPublishedKey(global.slug, '')]) return false;
  return !isPublished(await findPublicGlobal(req, global.slug));
}

export const publishGlobal: GlobalAfterChangeHook = async (args) => {
  const { doc, global, req } = args;
  const change = { kind: global.slug, title: '' };
  if (await isPublicGlobalChange(args)) await requestPublication(req, change);
  return doc;
};
