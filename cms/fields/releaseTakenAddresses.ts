import type { CollectionAfterChangeHook } from 'payload';
import { type Address, isSameAddress } from '#contract/formerAddresses.ts';
import { type Talent, addressOf, hasFormerAddress, isNotTrashed } from './formerAddresses.ts';
import { changeStoredTalents } from './storedVersions.ts';

const without = (rows: readonly Address[], taken: readonly Address[]) =>
  rows.filter((row) => !taken.some((address) => isSameAddress(row, address)));

/**
 * Gives the addresses of a published talent to it alone: its newest owner keeps an address, and
 * everybody else who had it before loses it. Otherwise two redirects would start from it.
 */
export const releaseTakenAddresses: CollectionAfterChangeHook = async ({ doc, req }) => {
  const talent = doc as Talent;
  const address = addressOf(talent);
  if (talent._status !== 'published' || talent.deletedAt || !address) return doc;
  const taken = [address, ...(talent.previousSlugs ?? [])];
  const { docs } = await req.payload.db.find<Talent>({
    collection: 'talents',
    locale: 'all',
    where: {
      and: [{ id: { not_equals: talent.id } }, isNotTrashed, { or: taken.map(hasFormerAddress) }],
    },
    pagination: false,
    req,
  });
  const isLosing = ({ previousSlugs }: Talent) =>
    without(previousSlugs ?? [], taken).length < (previousSlugs ?? []).length;
  await changeStoredTalents(req, docs.filter(isLosing), ({ previousSlugs }) => ({
    previousSlugs: without(previousSlugs ?? [], taken),
  }));
  return doc;
};
