import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { type Address, isSameAddress } from '../contract/formerAddresses.ts';
import { type Talent, addressOf, hasFormerAddress } from './formerAddresses.ts';

/** A talent's version as the database stores it. */
interface Version {
  id: number | string;
  version: Talent;
}

const without = (rows: readonly Address[], taken: readonly Address[]) =>
  rows.filter((row) => !taken.some((address) => isSameAddress(row, address)));

/** Removes addresses from the former ones of a talent: of its public version and of its draft. */
async function removeAddresses(req: PayloadRequest, talent: Talent, taken: readonly Address[]) {
  const { db } = req.payload;
  await db.updateOne({
    collection: 'talents',
    id: talent.id,
    // The site fetches records again whose `updatedAt` has changed.
    data: {
      previousSlugs: without(talent.previousSlugs ?? [], taken),
      updatedAt: new Date().toISOString(),
    },
    req,
  });
  const { docs } = await db.findVersions<Talent>({
    collection: 'talents',
    locale: 'all',
    where: { and: [{ parent: { equals: talent.id } }, { latest: { equals: true } }] },
    limit: 1,
    req,
  });
  for (const latest of docs as unknown as Version[]) {
    const previousSlugs = without(latest.version.previousSlugs ?? [], taken);
    const versionData = { ...latest, version: { ...latest.version, previousSlugs } };
    await db.updateVersion({
      collection: 'talents',
      id: latest.id,
      locale: 'all',
      versionData: versionData as never,
      req,
    });
  }
}

/**
 * Gives the addresses of a published talent to it alone: its newest owner keeps an address, and
 * everybody else who had it before loses it. Otherwise two redirects would start from it.
 */
export const takeAddresses: CollectionAfterChangeHook = async ({ doc, req }) => {
  const talent = doc as Talent;
  const address = addressOf(talent);
  if (talent._status !== 'published' || !address) return doc;
  const taken = [address, ...(talent.previousSlugs ?? [])];
  const { docs } = await req.payload.db.find<Talent>({
    collection: 'talents',
    where: { and: [{ id: { not_equals: talent.id } }, { or: taken.map(hasFormerAddress) }] },
    pagination: false,
    req,
  });
  const isLosing = ({ previousSlugs }: Talent) =>
    without(previousSlugs ?? [], taken).length < (previousSlugs ?? []).length;
  for (const other of docs.filter(isLosing)) await removeAddresses(req, other, taken);
  return doc;
};
