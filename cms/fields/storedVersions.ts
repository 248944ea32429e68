import type { PayloadRequest } from 'payload';
import type { Talent } from './slug.ts';
import { writeStored } from './writeStored.ts';

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
  const kind = 'talents' as const;
  const ids = talents.map(({ id }) => id);
  for (const id of ids) {
    // Just before it is written, because the whole row is.
    const row = await db.findOne<Talent>({ collection: kind, where: { id: { equals: id } }, req });
    if (row) await writeStored(req, { kind, id }, { ...row, ...changeOf(row), updatedAt });
  }
  const { docs } = await db.findVersions<Talent>({
    collection: kind,
    locale: 'all',
    where: { and: [{ parent: { in: ids } }, { latest: { equals: true } }] },
    pagination: false,
    req,
  });
  for (const { id: versionId, parent: id, version } of docs) {
    const change = changeOf({ ...version, id });
    await writeStored(req, { kind, id, versionId }, { ...version, ...change, updatedAt });
  }
}
