import type {
  CollectionConfig,
  CollectionBeforeValidateHook,
  PayloadRequest,
  TextField,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Where,
} from 'payload';
import type { FieldText } from '../texts/labels.ts';
import type { Problem } from '../texts/problems.ts';
import { findList } from '#contract/lists.ts';
import { isVisible } from '#contract/text.ts';
import { SLUG } from '#contract/slugs.ts';
import { onDuplicate } from './duplicate.ts';
import type { RequestCheck } from './rules.ts';
import { textField } from './text.ts';
import { toSlug } from './toSlug.ts';
import { contextOf } from '../runtime/requestContext.ts';
import { stored } from '../stored/stored.ts';

/** The address of a talent's page: its list and its slug. */
export interface Address {
  list: string;
  slug: string;
}

/** The fields of a talent that its present and former addresses depend on. */
export interface Talent {
  id: number | string;
  name?: string | null;
  sections?: string[] | null;
  slug?: string | null;
  list?: string | null;
  _status?: string | null;
  previousSlugs?: Address[] | null;
  deletedAt?: string | null;
}

const isSameAddress = (a: Address, b: Address): boolean => a.list === b.list && a.slug === b.slug;

/** Returns the address of a talent's page, or `undefined` before it has one. */
export const addressOf = ({ list, slug }: Talent): Address | undefined =>
  list && slug ? { list, slug } : undefined;

const hasAddress = ({ list, slug }: Address): Where => ({
  and: [{ list: { equals: list } }, { slug: { equals: slug } }],
});

const hasFormerAddress = ({ list, slug }: Address): Where => ({
  and: [{ 'previousSlugs.list': { equals: list } }, { 'previousSlugs.slug': { equals: slug } }],
});

async function isTaken(req: PayloadRequest, address: Address, id?: number | string) {
  const { totalDocs } = await req.payload.count({
    collection: 'talents',
    where: { and: [hasAddress(address), ...(id ? [{ id: { not_equals: id } }] : [])] },
    req,
  });
  return totalDocs > 0;
}

/** Returns the slug of an address if nobody else in the list has it, else with the first free number. */
async function findFreeSlug(req: PayloadRequest, { list, slug }: Address, id?: number | string) {
  for (let n = 1; ; n++) {
    const free = n === 1 ? slug : `${slug}-${n}`;
    if (!SLUG.reserved.includes(free) && !(await isTaken(req, { list, slug: free }, id)))
      return free;
  }
}

/**
 * Sets the list from the sections, and an empty slug from the name. A number is appended when
 * another talent of the list has the same slug.
 */
const fillSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const original = originalDoc as Talent | undefined;
  const { name, slug, sections } = { ...original, ...data } as Talent;
  const list = Array.isArray(sections) ? findList(sections) : undefined;
  const written = typeof slug === 'string' ? toSlug(slug) : '';
  // A draft without a section belongs to no list: its slug is created when it has one.
  if (written || !list || typeof name !== 'string' || !isVisible(name)) {
    return { ...data, list, slug: written || undefined };
  }
  const made = toSlug(name);
  // Of a name in other letters, such as 周, none can be made: the editor is asked for one.
  if (!made) return { ...data, list, slug: undefined };
  return { ...data, list, slug: await findFreeSlug(req, { list, slug: made }, original?.id) };
};

const findSlugProblem = (text: string): Problem | undefined => {
  if (SLUG.reserved.includes(text)) return { code: 'reservedSlug' };
  return SLUG.pattern.test(text) ? undefined : { code: 'notSlug' };
};

const refuseTakenSlug: RequestCheck = async (slug, { data, id, req }) => {
  const { list, name } = data as Partial<Talent>;
  if (!slug && name && isVisible(name) && !toSlug(name)) return { code: 'missingSlug' };
  if (typeof slug !== 'string' || !slug || !list) return undefined;
  return (await isTaken(req, { list, slug }, id)) ? { code: 'takenSlug' } : undefined;
};

export const slugField = (text: FieldText): TextField =>
  // The slug of a copy is created from its name, as that of a new record.
  onDuplicate.clear(
    textField('slug', text, SLUG.maxBytes, {
      index: true,
      admin: { width: '50%' },
      check: (text, { name }) =>
        SLUG.nameless.test(text) && !toSlug(String(name ?? ''))
          ? { code: 'missingSlug' }
          : findSlugProblem(text),
      requestCheck: refuseTakenSlug,
    }),
  );

/** The condition for records outside the trash: the others keep their addresses, which are free. */
const isNotTrashed: Where = { deletedAt: { exists: false } };

/** Finds the published talents that have or had an address. */
export async function findPublishedOwners(req: PayloadRequest, address: Address) {
  const isOwner = { or: [hasAddress(address), hasFormerAddress(address)] };
  const where = { and: [{ _status: { equals: 'published' } }, isNotTrashed, isOwner] };
  return stored.find<Talent>(req, 'talents', { where });
}

/** Refuses a former address that another published talent has or had. */
const refuseForeignAddress: RequestCheck = async (slug, { id, req, siblingData }) => {
  const { list } = siblingData as { list?: string };
  if (typeof slug !== 'string' || !list) return undefined;
  const owners = await findPublishedOwners(req, { list, slug });
  const other = owners.find((owner) => owner.id !== id);
  return other && { code: 'takenFormerSlug', values: [other.name ?? ''] };
};

/** Stores the slug and list that a published talent had, so that the old URL redirects to the new one. */
const storePreviousSlug: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || data._status === 'draft' || contextOf(req).trashOperation)
    return data;
  // `originalDoc` is the latest draft; visitors know the URL of the published version.
  const published = await stored.get<Talent>(req, 'talents', (originalDoc as Talent).id);
  const old = published?._status === 'published' ? addressOf(published) : undefined;
  if (!old) return data;
  const current = { list: String(data.list), slug: String(data.slug) };
  const previous = without(data.previousSlugs as Talent['previousSlugs'], [current]);
  const isStored = [current, ...previous].some((row) => isSameAddress(row, old));
  return { ...data, previousSlugs: isStored ? previous : [...previous, old] };
};

const without = (rows: Talent['previousSlugs'], taken: readonly Address[]): Address[] =>
  (rows ?? []).filter((row) => !taken.some((address) => isSameAddress(row, address)));

/**
 * Gives the addresses of a published talent to it alone: its newest owner keeps an address, and
 * everybody else who had it before loses it. Otherwise two redirects would start from it.
 */
const releaseTakenAddresses: CollectionAfterChangeHook = async ({ doc, req }) => {
  const talent = doc as Talent;
  const address = addressOf(talent);
  if (talent._status !== 'published' || talent.deletedAt || !address) return doc;
  const taken = [address, ...(talent.previousSlugs ?? [])];
  const hadOne = { or: taken.map(hasFormerAddress) };
  const where = { and: [{ id: { not_equals: talent.id } }, isNotTrashed, hadOne] };
  for (const { id } of await stored.find(req, 'talents', { where, select: {} })) {
    await stored.change<Talent>(req, { kind: 'talents', id }, ({ previousSlugs }) => ({
      previousSlugs: without(previousSlugs, taken),
    }));
  }
  return doc;
};

/** Creates the field for a former slug: no other form than that of slugs can be redirected. */
export const formerSlugField = (text: FieldText): TextField =>
  textField('slug', text, SLUG.maxBytes, {
    required: true,
    check: findSlugProblem,
    requestCheck: refuseForeignAddress,
  });

/** Returns the draft of a recovered talent with the changes that its public row has had of its addresses. */
export const withRecoveredAddress = (draft: Talent, before: Talent, after: Talent): Talent => ({
  ...draft,
  slug: (draft.slug === before.slug ? after.slug : draft.slug) ?? null,
  previousSlugs: without(
    draft.previousSlugs,
    without(before.previousSlugs, after.previousSlugs ?? []),
  ),
});

/**
 * Recovers a talent at its address, or at a new one with a number if somebody else has it now. The
 * former addresses that others have taken stay theirs.
 */
const recoverAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (contextOf(req).trashOperation !== 'recover') return data;
  const talent = originalDoc as Talent;
  const { id, slug, previousSlugs } = talent;
  const kept: Address[] = [];
  for (const address of previousSlugs ?? []) {
    const owners = await findPublishedOwners(req, address);
    if (owners.every((owner) => owner.id === id)) kept.push(address);
  }
  const address = addressOf(talent);
  const freeSlug = address ? await findFreeSlug(req, address, id) : slug;
  return { ...data, slug: freeSlug, previousSlugs: kept };
};

/** What sets a talent's address, remembers its former ones, and gives each to one person. */
export const addressHooks = {
  beforeValidate: [fillSlug],
  beforeChange: [recoverAddress, storePreviousSlug],
  afterChange: [releaseTakenAddresses],
} satisfies CollectionConfig['hooks'];
