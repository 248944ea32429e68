import slugify from '@sindresorhus/slugify';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload';
import { sayTo } from '../admin/labels.ts';
import { listOf } from '../contract/lists.ts';

/** In a Spanish name the two dots are no German vowel: Agüero is aguero. */
const SPANISH: [string, string][] = [
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
];

/** Words that files of the site or its servers own. */
const RESERVED = ['index', '404', '500'];
/** A file's name has at most 255 bytes; an address is better much shorter. */
const LONGEST = 80;
/** The address of a name without a letter or digit that an address could have. */
const NAMELESS = 'ficha';

const slugOf = (name: string) =>
  slugify(name.toLocaleLowerCase('es'), { decamelize: false, customReplacements: SPANISH })
    .slice(0, LONGEST)
    .replace(/-$/, '');

interface Slugged {
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

async function freeSlug(req: PayloadRequest, list: string, wanted: string, id?: number | string) {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`;
    if (!RESERVED.includes(slug) && !(await isTaken(req, list, slug, id))) return slug;
  }
}

/**
 * Fills the list from the sections, and an empty slug from the name, with a number behind it
 * when somebody else in the list has it already.
 */
export const fillSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const { name, slug, sections } = { ...(originalDoc as Slugged), ...data } as Slugged;
  const list = listOf(sections ?? []);
  const id = (originalDoc as Slugged | undefined)?.id;
  const written = slugOf(slug ?? '');
  // A draft without a section stands in no list yet: its address is made once it does.
  const isReady = name && list;
  const filled =
    written || (isReady ? await freeSlug(req, list, slugOf(name) || NAMELESS, id) : undefined);
  return { ...data, list, slug: filled };
};

/** Keeps the address that a published talent had, so that old links can be led to the new one. */
export const keepOldSlug: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || data._status === 'draft') return data;
  // The original given to a hook is the latest draft; the address that people know is the live one.
  const live = await req.payload.db.findOne<Slugged>({
    collection: 'talents',
    where: { id: { equals: (originalDoc as Slugged).id } },
    req,
  });
  if (live?._status !== 'published' || !live.slug || !live.list) return data;
  const isSame = live.slug === data.slug && live.list === data.list;
  const old = ((data.previousSlugs ?? []) as { list: string; slug: string }[]).filter(
    (row) => !(row.slug === data.slug && row.list === data.list),
  );
  const isKept = old.some((row) => row.slug === live.slug && row.list === live.list);
  return {
    ...data,
    previousSlugs: isSame || isKept ? old : [...old, { list: live.list, slug: live.slug }],
  };
};

/** Accepts a former address in the form that addresses have: anything else leads nowhere. */
export const formerSlug: TextFieldSingleValidation = (value, { req }) =>
  value && slugOf(value) === value
    ? true
    : sayTo(
        req,
        'Solo minúsculas, cifras y guiones, como en la dirección de la ficha',
        'Small letters, digits and hyphens only, as in the address of the page',
      );

/** Refuses an address that somebody else in the same list has, or the site itself. */
export const freeSlugOnly: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const { list } = data as Partial<Slugged>;
  if (value && RESERVED.includes(value)) {
    return sayTo(req, 'La web necesita esta dirección', 'The site needs this address itself');
  }
  if (!value || !list || !(await isTaken(req, list, value, id))) return true;
  return sayTo(
    req,
    'Otra persona de la misma lista tiene esta dirección',
    'Somebody else in this list has this address',
  );
};
