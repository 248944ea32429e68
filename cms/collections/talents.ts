import type { CollectionConfig } from 'payload';
import { editors, readPublished } from '../access.ts';
import { LIMITS } from '#contract/limits.ts';
import { textField } from '../fields/text.ts';
import { markDuplicate } from '../fields/duplicate.ts';
import { creditLists } from '../fields/credits.ts';
import { withPastedCredits } from '../features/credits/field.ts';
import { storePreviousSlug } from '../fields/formerAddresses.ts';
import { releaseTakenAddresses } from '../fields/releaseTakenAddresses.ts';
import { setShareId } from '../fields/shareId.ts';
import { fillSlug } from '../fields/slug.ts';
import { publicationStatus } from '../fields/publicationStatus.ts';
import { bilingual } from '../texts/labels.ts';
import { missingEnglishColumn } from '../features/list/columns.ts';
import { recoverAddress } from '../features/trash/trashedAddress.ts';
import { DRAFTS } from '../features/publishing/draftVersions.ts';
import { setAge } from './talents/age.ts';
import { linksRow, mediaFields } from './talents/media.ts';
import { personFields, photoFields } from './talents/profile.ts';
import { skillsFields } from './talents/skills.ts';
import { textFields } from './talents/texts.ts';
import { trainingFields } from './talents/training.ts';
import { agentField, sectionsField, visibilityFields } from './talents/visibility.ts';

const nameField = markDuplicate(
  textField('name', bilingual('Nombre artístico', 'Professional name'), LIMITS.name, {
    required: true,
    admin: {
      width: '60%',
      components: {
        Cell: '/features/list/admin/NameCell.tsx#NameCell',
        afterInput: ['/features/talents/admin/RenameOffer.tsx#RenameOffer'],
      },
    },
  }),
  LIMITS.name,
);

const familyNameField = textField(
  'familyName',
  bilingual('Apellidos para ordenar', 'Family name to sort by'),
  LIMITS.name,
  {
    admin: {
      description: bilingual(
        'Vacío: se deducen del nombre.',
        'Empty: it is guessed from the name.',
      ),
      components: {
        afterInput: ['/features/talents/admin/GuessedFamilyName.tsx#GuessedFamilyName'],
      },
    },
  },
);

/** The people that the agency represents. */
export const Talents: CollectionConfig = {
  slug: 'talents',
  labels: { singular: bilingual('Talento', 'Talent'), plural: bilingual('Talentos', 'Talents') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: [
      ...['name', 'list', 'position', 'missingEnglish', 'checkedOn', 'visibility'],
      ...['_status', 'updatedAt'],
    ],
    listSearchableFields: ['name', 'slug'],
    group: bilingual('Contenido', 'Content'),
  },
  defaultSort: 'name',
  enableQueryPresets: true,
  versions: { drafts: DRAFTS, maxPerDoc: 20 },
  // Also enforced by the database: the hooks can miss two simultaneous saves.
  indexes: [{ fields: ['list', 'slug'], unique: true }],
  trash: true,
  access: {
    read: readPublished,
    readVersions: editors,
    create: editors,
    update: editors,
    delete: editors,
  },
  // The age is computed from it.
  forceSelect: { birthDate: true, isAgeHidden: true },
  hooks: {
    beforeRead: [setAge],
    beforeValidate: [fillSlug],
    beforeChange: [recoverAddress, storePreviousSlug, setShareId],
    afterChange: [releaseTakenAddresses],
  },
  fields: [
    { type: 'row', fields: [nameField, sectionsField()] },
    {
      type: 'tabs',
      tabs: [
        {
          label: bilingual('Persona', 'Person'),
          fields: [
            ...photoFields(),
            ...skillsFields(),
            agentField(),
            familyNameField,
            ...personFields(),
          ],
        },
        {
          label: bilingual('Vídeo y voz', 'Video and voice'),
          fields: mediaFields(),
        },
        {
          label: bilingual('Trayectoria', 'Credits'),
          fields: withPastedCredits([...creditLists(), ...trainingFields()]),
        },
        { label: bilingual('Textos', 'Texts'), fields: [...textFields(), linksRow()] },
        { label: bilingual('Visibilidad', 'Visibility'), fields: visibilityFields() },
      ],
    },
    publicationStatus(),
    missingEnglishColumn(),
  ],
};
