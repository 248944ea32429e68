import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload';
import { admins } from '../../access.ts';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';

/**
 * Refuses to delete a record for good over the network. Administrators may delete what is in the bin,
 * e.g. because a person asks for it; everything else is deleted by the purge.
 */
export const refuseDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.payloadAPI === 'local') return;
  const isInBin = await req.payload.count({
    collection: collection.slug as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
    trash: true,
    req,
  });
  if (isInBin.totalDocs > 0 && (await admins({ req }))) return;
  const message = describeProblem({ code: 'deletedForGood' }, adminLanguage(req));
  throw new APIError(message, 403, undefined, true);
};
