import type { CollectionConfig, Field, UIField, Access, Where } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { access } from '../access.ts';
import { withPastedCredits } from '../features/credits/creditColumns.ts';
import { creditLists, trainingFields } from '../fields/credits.ts';
import { dayField } from '../fields/date.ts';
import { isoDay } from '#contract/timeZone.ts';
import { onDuplicate } from '../fields/duplicate.ts';
import { DRAFTS, publicationStatus } from '../fields/publicationStatus.ts';
import { addressHooks } from '../fields/slug.ts';
import { markdownField, textField } from '../fields/text.ts';
import { bilingual } from '../texts/labels.ts';
import { mediaFields } from './talents/media.ts';
import { personFields, adultsBornUntil, isMinor, publicAge } from './talents/profile.ts';
import { sectionsField, visibilityFields } from './talents/visibility.ts';
import { type RequestCheck, findRule, withRule } from '../fields/rules.ts';
import { urlField } from '../fields/link.ts';

/** Creates the column that counts a record's texts without English. It stores nothing. */
const missingEnglishColumn = (): UIField => ({
  name: 'missingEnglish',
  type: 'ui',
  label: bilingual('Falta en inglés', 'English missing'),
  admin: {
    components: { Cell: '/features/list/admin/TalentCells.tsx#MissingEnglishCell' },
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

const nameField = onDuplicate.mark(
  textField('name', bilingual('Nombre artístico', 'Professional name'), LIMITS.name, {
    required: true,
    admin: {
      width: '60%',
      components: {
        Cell: '/features/list/admin/TalentCells.tsx#NameCell',
        afterInput: ['/features/talents/admin/RenameOffer.tsx#RenameOffer'],
      },
    },
  }),
  LIMITS.name,
);

const ACCESS = { read: access.editors };

const DAY = { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } as const;

const signedOn = dayField(
  {
    name: 'consentSignedOn',
    label: bilingual('Firmado el', 'Signed on'),
    access: ACCESS,
    admin: { width: '33%', date: DAY },
  },
  true,
);

const until = dayField({
  name: 'consentUntil',
  label: bilingual('Válido hasta', 'Valid until'),
  access: ACCESS,
  admin: {
    width: '33%',
    date: DAY,
    description: bilingual(
      'De un menor hace falta para publicar: al día siguiente, su página se retira.',
      'A minor needs it to be published: on the day after, the page is withdrawn.',
    ),
  },
});

const isOnFile: RequestCheck = (value, { siblingData }) => {
  if (!isMinor(siblingData as object)) return undefined;
  return typeof value === 'string' && value.slice(0, 10) >= isoDay()
    ? undefined
    : { code: 'minorConsent' };
};

const uses: Field = {
  name: 'consentUses',
  type: 'select',
  hasMany: true,
  options: [
    { value: 'web', label: bilingual('Web de la agencia', 'The agency’s site') },
    { value: 'social', label: bilingual('Redes sociales', 'Social media') },
    { value: 'ai', label: bilingual('Inteligencia artificial', 'Artificial intelligence') },
  ],
  label: bilingual('Para qué', 'For what'),
  access: ACCESS,
  admin: { width: '34%' },
};

/** Creates the fields of a person's consent to be shown, which only editors read. */
const consentFields = (): Field => ({
  type: 'collapsible',
  label: bilingual('Consentimiento (no se publica)', 'Consent (not published)'),
  admin: { initCollapsed: false },
  fields: [
    { type: 'row', fields: [signedOn, withRule(until, findRule(until)!, isOnFile), uses] },
    {
      name: 'personalData',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/features/personalData/admin/PersonalData.tsx#PersonalData' },
      },
    },
  ],
});

/** Who is an adult, or has a consent on file that is still valid. */
const isShown = (): Where => ({
  or: [
    { birthDate: { exists: false } },
    { birthDate: { less_than_equal: `${adultsBornUntil()}T23:59:59.999Z` } },
    { consentUntil: { greater_than_equal: `${isoDay()}T00:00:00.000Z` } },
  ],
});

/** As {@link readPublished}; the site's key does not read minors whose consent has run out. */
const readTalents: Access = (args) => {
  const published = access.readPublished(args);
  return typeof published === 'object' ? { and: [published, isShown()] } : published;
};

/** Creates the field row for a talent's own website and their page at IMDb. */
const linksRow = (): Field => ({
  type: 'row',
  fields: [
    urlField('website', bilingual('Web', 'Website')),
    urlField('imdb', bilingual('IMDb', 'IMDb')),
  ],
});

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
    readVersions: access.editors,
    create: access.editors,
    update: access.editors,
    delete: access.editors,
  },
  // The age is computed from it.
  forceSelect: { birthDate: true, isAgeHidden: true },
  hooks: {
    ...addressHooks,
    // Before the fields are read, of which the birth date may not be for the reader.
    beforeRead: [({ doc }) => ({ ...(doc as object), ...publicAge(doc as object) }) as unknown],
  },
  fields: [
    { type: 'row', fields: [nameField, sectionsField()] },
    {
      type: 'tabs',
      tabs: [
        {
          label: bilingual('Persona', 'Person'),
          fields: personFields(),
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
