import type { Access, CollectionConfig, Field, Where } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { access } from '../access.ts';
import { curriculumTables } from '../features/curriculum/curriculumTables.ts';
import { creditFields } from '../fields/credits.ts';
import { dayField } from '../fields/storable.ts';
import { isoDay } from '#contract/timeZone.ts';
import { onDuplicate } from '../fields/duplicate.ts';
import { addressHooks } from '../fields/slug.ts';
import {
  accountField,
  emailField,
  markdownField,
  phoneField,
  requiredText,
  textareaField,
  textField,
  urlField,
} from '../fields/text.ts';
import { bilingual } from '../texts/labels.ts';
import { mediaFields } from './talents/media.ts';
import { personFields, adultsBornUntil, isMinor, publicAge } from './talents/profile.ts';
import { sectionsField, visibilityFields } from './talents/visibility.ts';
import { type RequestCheck, withRule } from '../fields/rules.ts';
import { arrayField, row, uiField, DRAFTS, publicationStatus } from '../fields/layout.ts';
import { choicesOf, selectField } from '../fields/choices.ts';
import TEXTS from '../texts/fields/talents.json' with { type: 'json' };
import { COMPONENTS } from '../fields/components.ts';

/** Creates the field for the last of the days on which somebody is not free. */
const untilField = (): Field =>
  withRule(
    dayField('until', TEXTS.unavailableUntil, { required: true, admin: { width: '50%' } }),
    (value, { from }) =>
      String(value ?? '9').slice(0, 10) < String(from ?? '').slice(0, 10)
        ? { code: 'endsBeforeStart' }
        : undefined,
  );

const textFields = (): Field[] => [
  markdownField('biography', TEXTS.biography, LIMITS.biography, 12),
  row(
    dayField('availableFrom', TEXTS.availableFrom, { admin: { width: '25%' } }),
    dayField('availableUntil', TEXTS.availableUntil, { admin: { width: '25%' } }),
    textField('availability', TEXTS.availability, LIMITS.title, {
      localized: true,
      admin: { width: '50%' },
    }),
  ),
  arrayField('unavailable', TEXTS.unavailable, [
    row(
      dayField('from', TEXTS.unavailableFrom, { required: true, admin: { width: '50%' } }),
      untilField(),
    ),
  ]),
  row(urlField('website', TEXTS.website), urlField('imdb', TEXTS.imdb)),
  row(accountField('instagram', TEXTS.instagram), accountField('tiktok', TEXTS.tiktok)),
  row(
    textField('pressName', TEXTS.pressName, LIMITS.name),
    emailField('pressEmail', TEXTS.pressEmail),
    phoneField('pressPhone', TEXTS.pressPhone),
  ),
  arrayField(
    'agenciesAbroad',
    TEXTS.agenciesAbroad,
    [
      row(
        selectField('country', TEXTS.agencyCountry, choicesOf('countries'), { required: true }),
        textField('agency', TEXTS.agencyName, LIMITS.title, { required: true }),
        urlField('website', TEXTS.agencyWebsite),
      ),
    ],
    { titles: ['country', 'agency'] },
  ),
];

const THIRD = { width: '33%' };

const PROJECT_KINDS = ['feature', 'short', 'documentary', 'series', 'tvFilm', 'play', 'musical'];

const directs = ({ sections }: { sections?: unknown }): boolean =>
  Array.isArray(sections) && (sections.includes('director') || sections.includes('screenwriter'));

/** Creates the fields that only those have who direct or write: their genres, and what they look for. */
const directingFields = (): Field[] => [
  selectField('genres', TEXTS.genres, choicesOf('genres'), {
    hasMany: true,
    admin: { condition: directs },
  }),
  arrayField(
    'projects',
    TEXTS.projects,
    [
      row(
        requiredText('title', TEXTS.projectTitle),
        selectField('kind', TEXTS.projectKind, choicesOf('workKinds', PROJECT_KINDS), {
          admin: THIRD,
        }),
        selectField('state', TEXTS.projectState, choicesOf('projectStates'), {
          required: true,
          defaultValue: 'inDevelopment',
          admin: THIRD,
        }),
      ),
      textareaField('logline', TEXTS.logline, LIMITS.paragraph, { localized: true }),
    ],
    { titles: ['title', 'state'], admin: { condition: directs } },
  ),
];

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
      dayField('consentSignedOn', TEXTS.consentSignedOn, {
        access: ACCESS,
        admin: { width: '33%' },
        isPast: true,
      }),
      dayField('consentUntil', TEXTS.consentUntil, {
        access: ACCESS,
        admin: { width: '33%' },
        requestCheck: isOnFile,
      }),
    ),
    uiField('personalData', COMPONENTS.PersonalData),
  ],
});

/** Creates the fields that say where a person, or a minor's guardian, is written to; only editors read them. */
const contactFields = (): Field => ({
  type: 'collapsible',
  label: bilingual('Contacto (no se publica)', 'Contact (not published)'),
  admin: { initCollapsed: true },
  fields: [
    row(
      ...(['contactEmail', 'guardianEmail'] as const).map((name) =>
        onDuplicate.clear({ ...emailField(name, TEXTS[name]), access: ACCESS }),
      ),
      selectField('contactLanguage', TEXTS.contactLanguage, TEXTS.contactLanguage.options, {
        access: ACCESS,
        admin: { width: '34%' },
      }),
    ),
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

/** Puts what reads a pasted curriculum above the fields that it fills in. */
const withPaste = (fields: Field[]): Field[] => [
  uiField('pasteCurriculum', {
    path: COMPONENTS.PasteCurriculum,
    clientProps: { tables: curriculumTables(fields) },
  }),
  ...fields,
];

/** The people that the agency represents. */
export const Talents: CollectionConfig = {
  slug: 'talents',
  labels: { singular: bilingual('Talento', 'Talent'), plural: bilingual('Talentos', 'Talents') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: [
      'name',
      'list',
      'missingEnglish',
      'checkedOn',
      'visibility',
      '_status',
      'updatedAt',
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
    birthDate: true,
    isAgeHidden: true,
    slug: true,
    previousSlugs: true,
    deletedAt: true,
  },
  hooks: {
    ...addressHooks,
    // Before the fields are read, of which the birth date may not be for the reader.
    beforeRead: [({ doc }) => ({ ...(doc as object), ...publicAge(doc as object) }) as unknown],
  },
  fields: withPaste([
    row(
      onDuplicate.mark(
        textField('name', TEXTS.name, LIMITS.name, {
          required: true,
          admin: {
            width: '60%',
            components: {
              Cell: COMPONENTS.NameCell,
              afterInput: [COMPONENTS.RenameOffer],
            },
          },
        }),
        LIMITS.name,
      ),
      sectionsField(),
    ),
    {
      type: 'tabs',
      tabs: [
        { label: bilingual('Persona', 'Person'), fields: personFields() },
        { label: bilingual('Vídeo y voz', 'Video and voice'), fields: mediaFields() },
        {
          label: bilingual('Trayectoria', 'Credits'),
          fields: [...creditFields(), ...directingFields()],
        },
        { label: bilingual('Textos', 'Texts'), fields: textFields() },
        {
          label: bilingual('Visibilidad', 'Visibility'),
          fields: [...visibilityFields(), contactFields(), consentFields()],
        },
      ],
    },
    publicationStatus(),
    // A column that counts the texts without English.
    {
      name: 'missingEnglish',
      type: 'ui',
      label: TEXTS.missingEnglish,
      admin: { components: { Cell: COMPONENTS.MissingEnglishCell } },
    },
  ]),
};
