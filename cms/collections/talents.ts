import type { Access, CollectionConfig, Field, Where } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { access } from '../access.ts';
import { withPastedCredits } from '../features/credits/creditColumns.ts';
import { creditLists, trainingFields } from '../fields/credits.ts';
import { dayField } from '../fields/date.ts';
import { isoDay } from '#contract/timeZone.ts';
import { onDuplicate } from '../fields/duplicate.ts';
import { addressHooks } from '../fields/slug.ts';
import { markdownField, textField, urlField } from '../fields/text.ts';
import { bilingual } from '../texts/labels.ts';
import { mediaFields } from './talents/media.ts';
import { personFields, adultsBornUntil, isMinor, publicAge } from './talents/profile.ts';
import { sectionsField, visibilityFields } from './talents/visibility.ts';
import type { RequestCheck } from '../fields/rules.ts';
import { row, uiField, DRAFTS, publicationStatus } from '../fields/layout.ts';
import { selectField } from '../fields/choices.ts';

/** Creates the fields for a talent's biography and availability, and for their pages elsewhere. */
const textFields = (): Field[] => [
  markdownField('biography', bilingual('Biografía', 'Biography'), LIMITS.biography, {
    rows: 12,
    description: bilingual('Los botones de arriba dan formato.', 'The buttons above format it.'),
  }),
  row(
    dayField({
      name: 'availableFrom',
      label: bilingual('Disponible desde', 'Available from'),
      admin: { width: '25%', description: bilingual('El primer día.', 'The first day.') },
    }),
    dayField({
      name: 'availableUntil',
      label: bilingual('Disponible hasta', 'Available until'),
      admin: {
        width: '25%',
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
  ),
  row(
    urlField('website', bilingual('Web', 'Website')),
    urlField('imdb', bilingual('IMDb', 'IMDb')),
  ),
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

const isOnFile: RequestCheck = (value, { siblingData }) => {
  if (!isMinor(siblingData as object)) return undefined;
  return typeof value === 'string' && value.slice(0, 10) >= isoDay()
    ? undefined
    : { code: 'minorConsent' };
};

/** Creates the fields of a person's consent to be shown, which only editors read. */
const consentFields = (): Field => ({
  type: 'collapsible',
  label: bilingual('Consentimiento (no se publica)', 'Consent (not published)'),
  admin: { initCollapsed: false },
  fields: [
    row(
      dayField(
        {
          name: 'consentSignedOn',
          label: bilingual('Firmado el', 'Signed on'),
          access: ACCESS,
          admin: { width: '33%' },
        },
        { isPast: true },
      ),
      dayField(
        {
          name: 'consentUntil',
          label: bilingual('Válido hasta', 'Valid until'),
          access: ACCESS,
          admin: {
            width: '33%',
            description: bilingual(
              'De un menor hace falta para publicar: al día siguiente, su página se retira.',
              'A minor needs it to be published: on the day after, the page is withdrawn.',
            ),
          },
        },
        { requestCheck: isOnFile },
      ),
      selectField(
        'consentUses',
        bilingual('Para qué', 'For what'),
        [
          { value: 'web', label: bilingual('Web de la agencia', 'The agency’s site') },
          { value: 'social', label: bilingual('Redes sociales', 'Social media') },
          { value: 'ai', label: bilingual('Inteligencia artificial', 'Artificial intelligence') },
        ],
        { hasMany: true, access: ACCESS, admin: { width: '34%' } },
      ),
    ),
    uiField('personalData', '/features/personalData/admin/PersonalData.tsx#PersonalData', {
      admin: { disableBulkEdit: true },
    }),
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
    ...access.changedByEditors,
  },
  // The age is computed from the first two; hooks compare the others with those before.
  forceSelect: {
    ...{ birthDate: true, isAgeHidden: true },
    ...{ slug: true, previousSlugs: true, deletedAt: true },
  },
  hooks: {
    ...addressHooks,
    // Before the fields are read, of which the birth date may not be for the reader.
    beforeRead: [({ doc }) => ({ ...(doc as object), ...publicAge(doc as object) }) as unknown],
  },
  fields: [
    row(nameField, sectionsField()),
    {
      type: 'tabs',
      tabs: [
        { label: bilingual('Persona', 'Person'), fields: personFields() },
        { label: bilingual('Vídeo y voz', 'Video and voice'), fields: mediaFields() },
        {
          label: bilingual('Trayectoria', 'Credits'),
          fields: withPastedCredits([...creditLists(), ...trainingFields()]),
        },
        { label: bilingual('Textos', 'Texts'), fields: textFields() },
        {
          label: bilingual('Visibilidad', 'Visibility'),
          fields: [...visibilityFields(), consentFields()],
        },
      ],
    },
    publicationStatus(),
    // A column that counts the texts without English.
    {
      name: 'missingEnglish',
      type: 'ui',
      label: bilingual('Falta en inglés', 'English missing'),
      admin: { components: { Cell: '/features/list/admin/TalentCells.tsx#MissingEnglishCell' } },
    },
  ],
};
