import type { CollectionConfig } from 'payload';
import { editors, readPublished } from '../access.ts';
import { blocks } from '../blocks/blocks.ts';
import { markDuplicate, clearOnDuplicate } from '../fields/duplicate.ts';
import { requiredText, textareaField } from '../fields/text.ts';
import { LIMITS } from '#contract/limits.ts';
import { DRAFTS, publicationStatus } from '../fields/publicationStatus.ts';
import { searchFields } from '../fields/search.ts';
import { bilingual } from '../texts/labels.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { keepNeededPage, keepNeededPageOnDelete } from '../features/publishing/neededPages.ts';
import { refuseTakenPage } from '../features/trash/trashedAddress.ts';

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
  hooks: {
    beforeChange: [keepNeededPage, refuseTakenPage],
    beforeDelete: [keepNeededPageOnDelete],
  },
  trash: true,
  access: {
    read: readPublished,
    readVersions: editors,
    create: editors,
    update: editors,
    delete: editors,
  },
  fields: [
    publicationStatus(),
    markDuplicate(requiredText('title', bilingual('Título', 'Title'))),
    // A page of the site has one record: the editor chooses the page of a copy.
    clearOnDuplicate({
      name: 'slug',
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: Object.values(PAGE_PATHS).map((path) => ({ value: path.slice(1), label: path })),
      label: bilingual('Página de la web', 'Page of the site'),
      admin: { position: 'sidebar' },
    }),
    textareaField('intro', bilingual('Entradilla', 'Introduction'), LIMITS.paragraph, {
      localized: true,
      admin: {
        description: bilingual(
          'Una o dos frases bajo el título.',
          'One or two sentences below the title.',
        ),
      },
    }),
    {
      name: 'blocks',
      type: 'blocks',
      blocks,
      label: bilingual('Bloques', 'Blocks'),
      labels: { singular: bilingual('Bloque', 'Block'), plural: bilingual('Bloques', 'Blocks') },
    },
    ...searchFields(),
  ],
};
