import type { Block, CollectionBeforeChangeHook, CollectionConfig, Field, Where } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { PAGE_PATHS, REQUIRED_PAGES } from '#contract/pages.ts';
import { access } from '../access.ts';
import type { Page } from '../payload-types.ts';
import { onDuplicate } from '../fields/duplicate.ts';
import { selectField } from '../fields/choices.ts';
import { arrayField, DRAFTS, publicationStatus } from '../fields/layout.ts';
import {
  markdownField,
  requiredText,
  textareaField,
  textField,
  linkField,
  searchFields,
} from '../fields/text.ts';
import { uploadField } from '../fields/upload.ts';
import { bilingual } from '../texts/labels.ts';
import { refusal } from '../fields/rules.ts';
import TEXTS from '../texts/fields/pages.json' with { type: 'json' };
import { contextOf } from '../runtime/requestContext.ts';
import { COMPONENTS } from '../fields/components.ts';
import { stored } from '../stored/stored.ts';

/** What the types are called, in the singular and in the plural. */
const BLOCKS = TEXTS.blockTypes;

const heading = () => textField('heading', TEXTS.heading, LIMITS.title, { localized: true });

const markdown = () => markdownField('body', TEXTS.body, LIMITS.body, 16);

/**
 * Creates a type of block; its type in GraphQL is named after the slug, e.g. `TextBlock`.
 *
 * @param titles names of text fields: the beginning of the first with a text titles the block in the admin
 */
const block = (slug: keyof typeof BLOCKS, titles: string[], ...fields: Field[]): Block => ({
  slug,
  interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
  labels: { singular: BLOCKS[slug], plural: BLOCKS[slug] },
  admin: {
    components: {
      Label: {
        path: COMPONENTS.BlockLabel,
        clientProps: { type: BLOCKS[slug], fields: titles },
      },
    },
  },
  fields,
});

const blocks: Block[] = [
  block('text', ['heading', 'body'], heading(), markdown()),
  block(
    'picture',
    ['caption'],
    uploadField('picture', TEXTS.picture, 'picture', { required: true }),
    textField('caption', TEXTS.caption, LIMITS.short, { localized: true }),
  ),
  block('team', ['heading'], heading()),
  block(
    'cookies',
    ['heading', 'body'],
    heading(),
    markdown(),
    selectField('group', TEXTS.group, TEXTS.group.options, { required: true }),
  ),
  block(
    'steps',
    ['heading'],
    heading(),
    arrayField(
      'items',
      TEXTS.items,
      [requiredText('title', TEXTS.title), requiredText('text', TEXTS.text, 'textarea')],
      { titles: ['title'], admin: { initCollapsed: false } },
    ),
  ),
  block(
    'quote',
    ['text'],
    requiredText('text', TEXTS.quoteText, 'textarea'),
    textField('author', TEXTS.author, LIMITS.name),
  ),
  block(
    'callToAction',
    ['heading'],
    requiredText('heading', TEXTS.heading),
    textareaField('text', TEXTS.text, LIMITS.paragraph, { localized: true }),
    requiredText('label', TEXTS.label),
    linkField('url', TEXTS.url, { required: true }),
  ),
];

/** Refuses to recover a page while the site has another record for the same page. */
const refuseTakenPage: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (contextOf(req).trashOperation !== 'recover') return data;
  const { id, slug } = originalDoc as { id: number; slug?: string };
  if (!slug) return data;
  const where: Where = { and: [{ slug: { equals: slug } }, { id: { not_equals: id } }] };
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, req });
  if (totalDocs === 0) return data;
  throw refusal(req, { code: 'takenPage', values: [`/${slug}`] });
};

/**
 * Refuses to take down a page that the site cannot do without, to move it to the trash, or to turn it
 * into another one.
 */
const keepNeededPage: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const original = originalDoc as Page | undefined;
  if (!original?.id || contextOf(req).isDraftSave) return data;
  // The original may be a draft beside the public row.
  const page = await stored.get<Page>(req, 'pages', original.id);
  const isNeeded = REQUIRED_PAGES.includes(page?.slug ?? '');
  if (!isNeeded || page?._status !== 'published' || page.deletedAt) return data;
  const { slug, _status } = { ...original, ...(data as Page) };
  if (contextOf(req).trashOperation === 'trash') throw refusal(req, { code: 'neededPage' });
  if (_status === 'published' && slug === page.slug) return data;
  throw refusal(req, { code: 'neededPage' }, 'slug');
};

/** The texts of the site's pages, a fixed set: each page of the site has at most one record. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: bilingual('Página', 'Page'), plural: bilingual('Páginas', 'Pages') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    group: bilingual('Contenido', 'Content'),
  },
  enableQueryPresets: true,
  versions: { drafts: DRAFTS, maxPerDoc: 20 },
  // Only what is in the trash can be deleted, and these pages cannot go there.
  hooks: { beforeChange: [keepNeededPage, refuseTakenPage] },
  trash: true,
  access: {
    read: access.readPublished,
    readVersions: access.editors,
    ...access.changedByEditors,
  },
  fields: [
    publicationStatus(),
    onDuplicate.mark(requiredText('title', TEXTS.title)),
    // A page of the site has one record: the editor chooses the page of a copy.
    onDuplicate.clear({
      name: 'slug',
      type: 'select',
      required: true,
      // Unique outside the trash, see `cms/runtime/database.ts`.
      index: true,
      options: Object.values(PAGE_PATHS).map((path) => ({ value: path.slice(1), label: path })),
      label: TEXTS.slug,
      admin: { position: 'sidebar' },
    }),
    textareaField('intro', TEXTS.intro, LIMITS.paragraph, { localized: true }),
    {
      name: 'blocks',
      type: 'blocks',
      blocks,
      label: TEXTS.blocks,
      labels: TEXTS.blockLabels,
    },
    ...searchFields(),
  ],
};
