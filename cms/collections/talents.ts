import type { CollectionConfig } from 'payload';
import { editors, publishedOrSignedIn } from '../access.ts';
import { creditLists } from '../fields/credits.ts';
import { fillSlug, keepOldSlug } from '../fields/slug.ts';
import { both } from '../admin/labels.ts';
import { previewButton, talentPath } from '../admin/previewButton.ts';
import { DRAFTS } from '../publishing/drafts.ts';
import { materialFields } from './talents/media.ts';
import { sheetFields } from './talents/profile.ts';
import { sidebarFields } from './talents/sidebar.ts';
import { speechFields } from './talents/skills.ts';
import { trainingFields } from './talents/training.ts';

/** The people whom the agency represents. */
export const Talents: CollectionConfig = {
  slug: 'talents',
  labels: { singular: both('Talento', 'Talent'), plural: both('Talentos', 'Talents') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'sections', 'visibility', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    group: both('Contenido', 'Content'),
    ...previewButton(talentPath),
  },
  defaultSort: 'name',
  versions: { drafts: DRAFTS, maxPerDoc: 20 },
  // Two people of one list never share an address, whatever the hooks let through.
  indexes: [{ fields: ['list', 'slug'], unique: true }],
  access: { read: publishedOrSignedIn, create: editors, update: editors, delete: editors },
  hooks: { beforeValidate: [fillSlug], beforeChange: [keepOldSlug] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      label: both('Nombre artístico', 'Professional name'),
    },
    {
      type: 'tabs',
      tabs: [
        { label: both('Ficha', 'Sheet'), fields: sheetFields() },
        { label: both('Idiomas y habilidades', 'Languages and skills'), fields: speechFields() },
        { label: both('Trayectoria', 'Credits'), fields: creditLists() },
        { label: both('Formación y premios', 'Training and awards'), fields: trainingFields() },
        { label: both('Vídeo y CV', 'Video and CV'), fields: materialFields() },
      ],
    },
    ...sidebarFields(),
  ],
};
