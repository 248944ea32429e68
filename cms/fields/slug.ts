import type { CollectionBeforeValidateHook, PayloadRequest, TextField } from 'payload';
import type { Bilingual } from '../texts/labels.ts';
import type { Problem } from '../texts/problems.ts';
import { findList } from '#contract/lists.ts';
import { isVisible } from '#contract/text.ts';
import { MAX_SEGMENT_BYTES, RESERVED_SLUGS, SLUG_PATTERN } from '#contract/slugs.ts';
import { clearOnDuplicate } from './duplicate.ts';
import { refuseForeignAddress } from './formerAddresses.ts';
import type { RequestCheck } from './rules.ts';
import { textField } from './text.ts';
import { toSlug } from './toSlug.ts';

/** Slug of a name without any letter or digit that can be transliterated. */
const FALLBACK_SLUG = 'ficha';

/** The fields of a talent that its URL depends on. */
interface Talent {
  id: number | string;
  name?: string;
  slug?: string;
  list?: string;
  sections?: string[];
}

async function isTaken(req: PayloadRequest, list: string, slug: string, id?: number | string) {
  const { totalDocs } = await req.payload.count({
    collection: 'talents',
    where: {
      and: [
        { list: { equals: list } },
        { slug: { equals: slug } },
        ...(id ? [{ id: { not_equals: id } }] : []),
      ],
    },
    req,
  });
  return totalDocs > 0;
}

/** Returns a slug that nobody else in the list has: `base`, else with the first free number. */
export async function createFreeSlug(
  req: PayloadRequest,
  list: string,
  base: string,
  id?: number | string,
) {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!RESERVED_SLUGS.includes(slug) && !(await isTaken(req, list, slug, id))) return slug;
  }
}

/**
 * Sets the list from the sections, and an empty slug from the name. A number is appended when
 * another talent of the list has the same slug.
 */
export const fillSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const { name, slug, sections } = { ...(originalDoc as Talent), ...data } as Talent;
  const list = Array.isArray(sections) ? findList(sections) : undefined;
  const id = (originalDoc as Talent | undefined)?.id;
  const written = typeof slug === 'string' ? toSlug(slug) : '';
  // A draft without a section belongs to no list: its slug is created when it has one.
  const isReady = typeof name === 'string' && isVisible(name) && list;
  const filled =
    written ||
    (isReady ? await createFreeSlug(req, list, toSlug(name) || FALLBACK_SLUG, id) : undefined);
  return { ...data, list, slug: filled };
};

/** Returns why a text is no slug, or `undefined` if it is one. */
const findSlugProblem = (text: string): Problem | undefined => {
  if (RESERVED_SLUGS.includes(text)) return { code: 'reservedSlug' };
  return SLUG_PATTERN.test(text) ? undefined : { code: 'notSlug' };
};

/** Refuses a slug that another talent of the same list has. */
const refuseTakenSlug: RequestCheck = async (slug, { data, id, req }) => {
  const { list } = data as Partial<Talent>;
  if (typeof slug !== 'string' || !slug || !list) return undefined;
  return (await isTaken(req, list, slug, id)) ? { code: 'takenSlug' } : undefined;
};

/** Creates the field for a talent's slug. */
export const slugField = (label: Bilingual, admin: TextField['admin']): TextField =>
  // The slug of a copy is created from its name, as that of a new record.
  clearOnDuplicate(
    textField('slug', label, MAX_SEGMENT_BYTES, {
      index: true,
      ...(admin ? { admin } : {}),
      check: findSlugProblem,
      requestCheck: refuseTakenSlug,
    }),
  );

/** Creates the field for a former slug: no other form than that of slugs can be redirected. */
export const formerSlugField = (label: Bilingual): TextField =>
  textField('slug', label, MAX_SEGMENT_BYTES, {
    required: true,
    check: findSlugProblem,
    requestCheck: refuseForeignAddress,
  });
