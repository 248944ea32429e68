import type { CollectionConfig } from 'payload';
import { editors, signedIn } from '../access.ts';
import { LIMITS } from '../contract/limits.ts';
import { textField } from '../fields/text.ts';
import { creditLists } from '../fields/credits.ts';
import { storePreviousSlug } from '../fields/formerAddresses.ts';
import { takeAddresses } from '../fields/takeAddresses.ts';
import { setShareId } from '../fields/shareId.ts';
import { fillSlug } from '../fields/slug.ts';
import { bilingual } from '../admin/labels.ts';
import { previewButton, talentPath } from '../admin/previewButton.ts';
import { DRAFTS } from '../publishing/drafts.ts';
import { mediaFields } from './talents/media.ts';
import { profileFields } from './talents/profile.ts';
import { sidebarFields } from './talents/sidebar.ts';
import { skillsFields } from './talents/skills.ts';
import { trainingFields } from './talents/training.ts';

/** The people that the agency represents. */
export const Talents: CollectionConfig = {
  slug: 'talents',
  labels: { singular: bilingual('Talento', 'Talent'), plural: bilingual('Talentos', 'Talents') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'sections', 'visibility', 'checkedOn', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    group: bilingual('Contenido', 'Content'),
    ...previewButton(talentPath),
  },
  defaultSort: 'name',
  versions: { drafts: DRAFTS, maxPerDoc: 20 },
  // Also enforced by the database: the hooks can miss two simultaneous saves.
  indexes: [{ fields: ['list', 'slug'], unique: true }],
  access: { read: signedIn, create: editors, update: editors, delete: editors },
  hooks: {
    beforeValidate: [fillSlug],
    beforeChange: [storePreviousSlug, setShareId],
    afterChange: [takeAddresses],
  },
  fields: [
    textField('name', bilingual('Nombre artístico', 'Professional name'), LIMITS.name, {
      required: true,
    }),
    textField(
      'familyName',
      bilingual('Apellidos para ordenar', 'Family name to sort by'),
      LIMITS.name,
      {
        admin: {
          description: bilingual(
            'Vacío: se deducen del nombre.',
            'Empty: it is guessed from the name.',
          ),
          components: { afterInput: ['/components/GuessedFamilyName.tsx#GuessedFamilyName'] },
        },
      },
    ),
    {
      type: 'tabs',
      tabs: [
        { label: bilingual('Ficha', 'Sheet'), fields: profileFields() },
        {
          label: bilingual('Idiomas y habilidades', 'Languages and skills'),
          fields: skillsFields(),
        },
        { label: bilingual('Trayectoria', 'Credits'), fields: creditLists() },
        {
          label: bilingual('Formación y premios', 'Training and awards'),
          fields: trainingFields(),
        },
        { label: bilingual('Vídeo, voz y CV', 'Video, voice and CV'), fields: mediaFields() },
      ],
    },
    ...sidebarFields(),
  ],
};
