import slugify from '@sindresorhus/slugify';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload';
import { tr } from '../admin/labels.ts';
import { findList } from '../contract/lists.ts';
import { MAX_NEW_SLUG_LENGTH, RESERVED_SLUGS } from '../contract/slugs.ts';

/** Spanish transliteration: the default is German and turns Agüero into agueero. */
const REPLACEMENTS: [string, string][] = [
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
];

/** Slug of a name without any letter or digit that can be transliterated. */
const FALLBACK_SLUG = 'ficha';

const toSlug = (name: string) =>
  slugify(name.toLocaleLowerCase('es'), { decamelize: false, customReplacements: REPLACEMENTS })
    .slice(0, MAX_NEW_SLUG_LENGTH)
    .replace(/-$/, '');

/** The fields of a talent that its URL depends on. */
interface Talent {
  id: number | string;
  name?: string;
  slug?: string;
  list?: string;
  sections?: string[];
  _status?: string;
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

async function createFreeSlug(
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
  const list = findList(sections ?? []);
  const id = (originalDoc as Talent | undefined)?.id;
  const written = toSlug(slug ?? '');
  // A draft without a section belongs to no list: its slug is created when it has one.
  const isReady = name && list;
  const filled =
    written ||
    (isReady ? await createFreeSlug(req, list, toSlug(name) || FALLBACK_SLUG, id) : undefined);
  return { ...data, list, slug: filled };
};

/** Stores the slug and list that a published talent had, so that the old URL redirects to the new one. */
export const storePreviousSlug: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || data._status === 'draft') return data;
  // `originalDoc` is the latest draft; visitors know the URL of the published version.
  const published = await req.payload.db.findOne<Talent>({
    collection: 'talents',
    where: { id: { equals: (originalDoc as Talent).id } },
    req,
  });
  if (published?._status !== 'published' || !published.slug || !published.list) return data;
  const isSame = published.slug === data.slug && published.list === data.list;
  const previous = ((data.previousSlugs ?? []) as { list: string; slug: string }[]).filter(
    (row) => !(row.slug === data.slug && row.list === data.list),
  );
  const isStored = previous.some(
    (row) => row.slug === published.slug && row.list === published.list,
  );
  return {
    ...data,
    previousSlugs:
      isSame || isStored ? previous : [...previous, { list: published.list, slug: published.slug }],
  };
};

/** Accepts a previous slug in the form that slugs have: no other one can be redirected. */
export const validatePreviousSlug: TextFieldSingleValidation = (value, { req }) =>
  value && toSlug(value) === value
    ? true
    : tr(
        req,
        'Solo minúsculas, cifras y guiones, como en la dirección de la ficha',
        'Lower-case letters, digits and hyphens only, as in the address of the page',
      );

/** Rejects a reserved slug and one that another talent of the same list has. */
export const validateFreeSlug: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const { list } = data as Partial<Talent>;
  if (value && RESERVED_SLUGS.includes(value)) {
    return tr(req, 'La web necesita esta dirección', 'The site itself uses this address');
  }
  if (!value || !list || !(await isTaken(req, list, value, id))) return true;
  return tr(
    req,
    'Otra persona de la misma lista tiene esta dirección',
    'Somebody else in this list has this address',
  );
};
