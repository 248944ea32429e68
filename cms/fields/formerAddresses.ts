import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload';
import {
  type Address,
  type AddressOwner,
  findOtherOwner,
  isSameAddress,
} from '#contract/formerAddresses.ts';
import { trashOperation } from '../features/trash/trashOperation.ts';
import type { RequestCheck } from './rules.ts';
import { changeStoredTalents } from './storedVersions.ts';

/** The fields of a talent that its present and former URLs depend on. */
export interface Talent {
  id: number | string;
  name?: string | null;
  slug?: string | null;
  list?: string | null;
  _status?: string | null;
  previousSlugs?: Address[] | null;
  deletedAt?: string | null;
}

/** Returns the address of a talent's page, or `undefined` before it has one. */
export const addressOf = ({ list, slug }: Talent): Address | undefined =>
  list && slug ? { list, slug } : undefined;

const toOwner = (talent: Talent): AddressOwner & { name: string } => ({
  id: talent.id,
  name: talent.name ?? '',
  address: addressOf(talent),
  formerAddresses: talent.previousSlugs ?? [],
});

/** The condition for talents that had an address. */
const hasFormerAddress = ({ list, slug }: Address): Where => ({
  and: [{ 'previousSlugs.list': { equals: list } }, { 'previousSlugs.slug': { equals: slug } }],
});

const hasAddress = ({ list, slug }: Address): Where => ({
  and: [{ list: { equals: list } }, { slug: { equals: slug } }],
});

/** The condition for records outside the trash: the others keep their addresses, which are free. */
const isNotTrashed: Where = { deletedAt: { exists: false } };

/** Finds the published talents that have or had an address. */
export async function findPublishedOwners(req: PayloadRequest, address: Address) {
  const { docs } = await req.payload.db.find<Talent>({
    collection: 'talents',
    where: {
      and: [
        { _status: { equals: 'published' } },
        isNotTrashed,
        { or: [hasAddress(address), hasFormerAddress(address)] },
      ],
    },
    pagination: false,
    req,
  });
  return docs.map(toOwner);
}

/** Refuses a former address that another published talent has or had. */
export const refuseForeignAddress: RequestCheck = async (slug, { id, req, siblingData }) => {
  const { list } = siblingData as { list?: string };
  if (typeof slug !== 'string' || !list) return undefined;
  const address = { list, slug };
  const owners = await findPublishedOwners(req, address);
  const other = findOtherOwner(owners, id, address);
  return other && { code: 'takenFormerSlug', values: [other.name] };
};

/** Stores the slug and list that a published talent had, so that the old URL redirects to the new one. */
export const storePreviousSlug: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || data._status === 'draft' || trashOperation(req)) return data;
  // `originalDoc` is the latest draft; visitors know the URL of the published version.
  const published = await req.payload.db.findOne<Talent>({
    collection: 'talents',
    where: { id: { equals: (originalDoc as Talent).id } },
    req,
  });
  const old = published?._status === 'published' ? addressOf(published) : undefined;
  if (!old) return data;
  const current = { list: String(data.list), slug: String(data.slug) };
  const previous = ((data.previousSlugs ?? []) as Address[]).filter(
    (row) => !isSameAddress(row, current),
  );
  const isStored = isSameAddress(old, current) || previous.some((row) => isSameAddress(row, old));
  return { ...data, previousSlugs: isStored ? previous : [...previous, old] };
};

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
