import type { CollectionSlug, PayloadRequest } from 'payload';

interface StoredKey {
  /** Slug of the collection or global. */
  kind: string;
  /** The id of the record; a global has none. */
  id?: number | string | undefined;
  /** The id of the version; the public row has none. */
  versionId?: number | string;
}

/**
 * Writes a public row or a version past hooks and rules, which older texts and drafts may break.
 *
 * @param data the whole row, in all languages: the adapter empties lists that are missing
 */
export async function writeStored(
  req: PayloadRequest,
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
