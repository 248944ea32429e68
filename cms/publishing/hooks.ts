import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { requestPublication } from './publication.ts';

interface Row {
  id: number | string;
  _status?: string;
}

const isLive = (row: { _status?: unknown } | null | undefined) => row?._status === 'published';

/** The row that the public reads; the document a hook is given may be a later draft. */
const liveRow = (req: PayloadRequest, collection: CollectionSlug, id: number | string) =>
  req.payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, req });

const wasLiveKey = (slug: string, id: number | string | undefined) => `wasLive:${slug}:${id}`;

const titleOf = (collection: SanitizedCollectionConfig, doc: Record<string, unknown>) =>
  String(doc[collection.admin.useAsTitle ?? 'id'] ?? doc.id);

const noteRecord: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id = (originalDoc as Partial<Row> | undefined)?.id;
  if (id !== undefined) {
    const live = await liveRow(req, collection.slug, id);
    req.context[wasLiveKey(collection.slug, id)] = isLive(live);
  }
  return data;
};

/** A draft changes nothing that the public sees, unless it took a published record away. */
async function isForPublic({ collection, doc, req }: Parameters<CollectionAfterChangeHook>[0]) {
  if (!collection.versions?.drafts || isLive(doc)) return true;
  if (!req.context[wasLiveKey(collection.slug, doc.id)]) return false;
  return !isLive(await liveRow(req, collection.slug, doc.id));
}

const publishRecord: CollectionAfterChangeHook = async (args) => {
  const { collection, doc, operation, req } = args;
  const change = { kind: collection.slug, title: titleOf(collection, doc) };
  // A picture that was only uploaded stands on no page yet; a storage saves its record once more.
  const isUnused = Boolean(collection.upload) && operation === 'create';
  if (isUnused || req.context.skipCloudStorage) return doc;
  await requestPublication(req, change, 'preview');
  if (await isForPublic(args)) await requestPublication(req, change);
  return doc;
};

const publishDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const change = { kind: collection.slug, title: titleOf(collection, doc) };
  await requestPublication(req, change, 'preview');
  if (!collection.versions?.drafts || isLive(doc)) await requestPublication(req, change);
  return doc;
};

const liveGlobal = (req: PayloadRequest, slug: string) =>
  req.payload.db.findGlobal<Record<string, unknown>>({ slug, req });

const noteGlobal: GlobalBeforeChangeHook = async ({ global, data, req }) => {
  req.context[wasLiveKey(global.slug, '')] = isLive(await liveGlobal(req, global.slug));
  return data;
};

const publishGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const isGone = async () =>
    req.context[wasLiveKey(global.slug, '')] && !isLive(await liveGlobal(req, global.slug));
  const change = { kind: global.slug, title: '' };
  await requestPublication(req, change, 'preview');
  if (!global.versions?.drafts || isLive(doc) || (await isGone())) {
    await requestPublication(req, change);
  }
  return doc;
};

/** Gives a collection the hooks that publish the site when what the public sees of it changes. */
export const publishing = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), noteRecord],
    afterChange: [...(collection.hooks?.afterChange ?? []), publishRecord],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), publishDeletion],
  },
});

/** Gives a global the hooks that publish the site when what the public sees of it changes. */
export const publishingGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeChange: [...(global.hooks?.beforeChange ?? []), noteGlobal],
    afterChange: [...(global.hooks?.afterChange ?? []), publishGlobal],
  },
});
