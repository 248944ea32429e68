import type { PayloadRequest, CollectionBeforeChangeHook } from 'payload';
import { type Address, isSameAddress } from '#contract/formerAddresses.ts';
import { type Talent, createFreeSlug, findPublishedOwners } from '../../fields/slug.ts';
import { trashOperation } from './trashPlugin.ts';

const keyOf = (id: number | string) => `recoveredAddress:${id}`;

/** How the addresses of a recovered talent have changed, because others have taken them meanwhile. */
interface RecoveredAddress {
  oldSlug: string;
  newSlug: string;
  /** Former addresses that the talent has lost. */
  lost: readonly Address[];
}

const without = (rows: readonly Address[], lost: readonly Address[]) =>
  rows.filter((row) => !lost.some((address) => isSameAddress(row, address)));

/** Returns a draft of a recovered talent with the same changes of address. */
export function withRecoveredAddress(
  draft: Talent,
  id: number | string,
  req: PayloadRequest,
): Talent {
  const recovered = req.context[keyOf(id)] as RecoveredAddress | undefined;
  if (!recovered) return draft;
  const { oldSlug, newSlug, lost } = recovered;
  return {
    ...draft,
    slug: draft.slug === oldSlug ? newSlug : (draft.slug ?? null),
    previousSlugs: without(draft.previousSlugs ?? [], lost),
  };
}

async function findLost(req: PayloadRequest, { id, previousSlugs }: Talent): Promise<Address[]> {
  const lost: Address[] = [];
  for (const address of previousSlugs ?? []) {
    const owners = await findPublishedOwners(req, address);
    if (owners.some((owner) => owner.id !== id)) lost.push(address);
  }
  return lost;
}

/**
 * Recovers a talent at its address, or at a new one with a number if somebody else has it now. The
 * former addresses that others have taken stay theirs.
 */
export const recoverAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (trashOperation(req) !== 'recover') return data;
  const talent = originalDoc as Talent;
  const lost = await findLost(req, talent);
  const { id, list, slug } = talent;
  const newSlug = list && slug ? await createFreeSlug(req, list, slug, id) : slug;
  const recovered: RecoveredAddress = { oldSlug: slug ?? '', newSlug: newSlug ?? '', lost };
  req.context[keyOf(id)] = recovered;
  return { ...data, slug: newSlug, previousSlugs: without(talent.previousSlugs ?? [], lost) };
};
