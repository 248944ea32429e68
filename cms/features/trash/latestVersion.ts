import type { CollectionAfterChangeHook, CollectionSlug } from 'payload';
import type { Talent } from '../../fields/formerAddresses.ts';
import { withRecoveredAddress } from './trashedAddress.ts';
import { trashOperation } from './trashOperation.ts';

/** A version as the database stores it. */
interface Version {
  id: number | string;
  version: Talent;
}

/**
 * Moves the latest version, which may be a draft beside the public row, to the bin or back with its
 * record: the admin lists records by their latest versions.
 */
export const moveLatestVersion: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!trashOperation(req)) return doc;
  const { db, collections } = req.payload;
  const slug = collection.slug as CollectionSlug;
  if (!collections[slug].config.versions?.drafts) return doc;
  const { docs } = await db.findVersions({
    collection: slug,
    locale: 'all',
    where: { and: [{ parent: { equals: doc.id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  for (const latest of docs as unknown as Version[]) {
    const draft =
      slug === 'talents' ? withRecoveredAddress(latest.version, doc.id, req) : latest.version;
    const versionData = { ...latest, version: { ...draft, deletedAt: doc.deletedAt ?? null } };
    await db.updateVersion({
      collection: slug,
      id: latest.id,
      locale: 'all',
      versionData: versionData as never,
      req,
    });
  }
  return doc;
};
