import type { CollectionConfig, Field, UIField } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { editors } from '../access.ts';
import { withPastedCredits } from '../features/credits/creditColumns.ts';
import { recoverAddress } from '../features/trash/trashedAddress.ts';
import { creditLists } from '../fields/credits.ts';
import { dayField } from '../fields/date.ts';
import { markDuplicate } from '../fields/duplicate.ts';
import { releaseTakenAddresses, storePreviousSlug } from '../fields/formerAddresses.ts';
import { DRAFTS, publicationStatus } from '../fields/publicationStatus.ts';
import { setShareId } from '../fields/shareId.ts';
import { fillSlug } from '../fields/slug.ts';
import { markdownField, textField } from '../fields/text.ts';
import { bilingual } from '../texts/labels.ts';
import { linksRow, mediaFields } from './talents/media.ts';
import { consentFields, readTalents } from './talents/consent.ts';
import { personFields, photoFields, setAge } from './talents/profile.ts';
import { skillsFields } from './talents/skills.ts';
import { trainingFields } from './talents/training.ts';
import { agentField, sectionsField, visibilityFields } from './talents/visibility.ts';

/** Creates the column that counts a record's texts without English. It stores nothing. */
const missingEnglishColumn = (): UIField => ({
  name: 'missingEnglish',
  type: 'ui',
  label: bilingual('Falta en inglés', 'English missing'),
  admin: {
    components: { Cell: '/features/list/admin/MissingEnglishCell.tsx#MissingEnglishCell' },
  },
});

const availabilityRow: Field = {
  type: 'row',
  fields: [
    dayField({
      name: 'availableFrom',
      label: bilingual('Disponible desde', 'Available from'),
      admin: {
        width: '25%',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
        description: bilingual('El primer día.', 'The first day.'),
      },
    }),
    dayField({
      name: 'availableUntil',
      label: bilingual('Disponible hasta', 'Available until'),
      admin: {
        width: '25%',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
        description: bilingual(
          'El último día. Después no se muestra nada.',
          'The last day. Afterwards nothing is shown.',
        ),
      },
    }),
    textField(
      'availability',
      bilingual('Disponibilidad, con otras palabras', 'Availability, in other words'),
      LIMITS.title,
      {
        localized: true,
        admin: {
          width: '50%',
          description: bilingual(
            'Solo si la frase de las fechas no basta: «Rodando en Donostia hasta marzo».',
            'Only if the sentence of the dates is not enough: “Shooting in San Sebastián until March”.',
          ),
        },
      },
    ),
  ],
};

/** Creates the fields for a talent's biography and availability. */
const textFields = (): Field[] => [
  markdownField('biography', bilingual('Biografía', 'Biography'), LIMITS.biography, {
    rows: 12,
    description: bilingual('Los botones de arriba dan formato.', 'The buttons above format it.'),
  }),
  availabilityRow,
];

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
  // Unique outside the trash, see `cms/runtime/database.ts`.
  indexes: [{ fields: ['list', 'slug'] }],
  trash: true,
  access: {
    read: readTalents,
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
        {
          label: bilingual('Visibilidad', 'Visibility'),
          fields: [...visibilityFields(), consentFields()],
        },
      ],
    },
    publicationStatus(),
    missingEnglishColumn(),
  ],
};
