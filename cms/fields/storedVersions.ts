import type { PayloadRequest } from 'payload';
import type { Talent } from './slug.ts';

/**
 * Changes values of talents without a save: in the public row and in the latest version, which is a
 * draft if there is one. Runs no hooks and starts no publication.
 *
 * @param changeOf returns the new values of a public row or a version
 */
export async function changeStoredTalents(
  req: PayloadRequest,
  talents: readonly Pick<Talent, 'id'>[],
  changeOf: (stored: Talent) => Partial<Talent> & { position?: number },
): Promise<void> {
  if (talents.length === 0) return;
  const { db } = req.payload;
  // The site fetches records again whose `updatedAt` has changed, and open forms compare it.
  const updatedAt = new Date().toISOString();
  const ids = talents.map(({ id }) => id);
  for (const id of ids) {
    // Just before it is written: the whole row is, because the adapter empties lists that are missing.
    const where = { id: { equals: id } };
    const row = await db.findOne<Talent>({ collection: 'talents', where, req });
    if (!row) continue;
    const data = { ...row, ...changeOf(row), updatedAt };
    await db.updateOne({ collection: 'talents', id, data, req });
  }
  const { docs } = await db.findVersions<Talent>({
    collection: 'talents',
    locale: 'all',
    where: { and: [{ parent: { in: ids } }, { latest: { equals: true } }] },
    pagination: false,
    req,
  });
  for (const latest of docs) {
    const change = changeOf({ ...latest.version, id: latest.parent });
    const versionData = { ...latest, version: { ...latest.version, ...change, updatedAt } };
    await db.updateVersion({
      collection: 'talents',
      id: latest.id,
      locale: 'all',
      versionData,
      req,
    });
  }
}
