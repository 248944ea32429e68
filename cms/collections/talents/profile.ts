import type { ArrayField, Field, NumberField } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { GENDERS } from '#contract/lists.ts';
import { access } from '../../access.ts';
import { type Choice, choicesOf } from '../../fields/choices.ts';
import { dayField } from '../../fields/date.ts';
import { isoDay } from '#contract/timeZone.ts';
import { numberField } from '../../fields/number.ts';
import { textField } from '../../fields/text.ts';
import { uploadField } from '../../fields/upload.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { agentField } from './visibility.ts';

/** What decides a person's published age. */
interface Person {
  /** As it is stored, e.g. `1990-02-28T12:00:00.000Z`. */
  birthDate?: unknown;
  isAgeHidden?: unknown;
}

/** The year, and the month and day as a number that can be compared: `[1990, 228]`. */
function parseDay(value: string): [year: number, monthAndDay: number] | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  return year === undefined ? undefined : [Number(year), Number(`${month}${day}`)];
}

/**
 * Returns a person's age in whole years, or `null` when it is not known. A person born on 29 February
 * turns a year older on 1 March in common years.
 *
 * @param on a day as YYYY-MM-DD. @default today, in the agency's time zone
 */
function yearsOf({ birthDate }: Person, on: string): number | null {
  const born = typeof birthDate === 'string' && parseDay(birthDate);
  const now = parseDay(on);
  if (!born || !now) return null;
  const age = now[0] - born[0] - (now[1] >= born[1] ? 0 : 1);
  return age < 0 ? null : age;
}

const MAJORITY = 18;

/** Returns whether a person is under 18. Who has no birth date counts as an adult. */
export const isMinor = (person: Person, on = isoDay()): boolean =>
  (yearsOf(person, on) ?? MAJORITY) < MAJORITY;

/** Returns the last birth date, as YYYY-MM-DD, of those who are adults today. */
export function adultsBornUntil(on = isoDay()): string {
  const [year, rest] = [on.slice(0, 4), on.slice(4)];
  // 18 years before a leap year is a common year.
  return `${Number(year) - MAJORITY}${rest === '-02-29' ? '-02-28' : rest}`;
}

/**
 * The age on the day of the query: what the site shows, and all that its key can read of the birth
 * date. It is not stored, so no query can filter or sort by it.
 */
const ageField: NumberField = {
  name: 'age',
  type: 'number',
  virtual: true,
  admin: { disabled: true },
};

/** Whether the person is under 18: the site withholds the residence and the downloads. */
const isMinorField: Field = {
  name: 'isMinor',
  type: 'checkbox',
  virtual: true,
  admin: { disabled: true },
};

/** Returns what the site learns of a birth date: no age if it is hidden, not known, or that of a minor. */
export const publicAge = (person: Person, on = isoDay()) => ({
  age: person.isAgeHidden || isMinor(person, on) ? null : yearsOf(person, on),
  isMinor: isMinor(person, on),
});

const birthDate = dayField(
  {
    name: 'birthDate',
    label: bilingual('Fecha de nacimiento', 'Birth date'),
    // The site's key reads the age only.
    access: { read: access.editors },
    admin: {
      width: '34%',
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
      description: bilingual(
        'No se publica: la web muestra la edad.',
        'Not published: the site shows the age.',
      ),
    },
  },
  true,
);

const isAgeHidden: Field = {
  name: 'isAgeHidden',
  type: 'checkbox',
  defaultValue: false,
  access: { read: access.editors },
  label: bilingual('No mostrar la edad real', 'Do not show the real age'),
  admin: {
    description: bilingual(
      'La edad en pantalla se muestra siempre.',
      'The playing age is always shown.',
    ),
  },
};

const castAs: Field = {
  name: 'castAs',
  type: 'select',
  hasMany: true,
  options: choicesOf('castAs', GENDERS),
  label: bilingual('Para papeles de', 'Cast as'),
  admin: {
    description: bilingual(
      'No se muestra: sirve para buscar. Vacío: lo dice la sección; en Descubre y en dirección y guion hace falta.',
      'Not shown: it is for searching. Empty: the section tells it; new talents, directors and screenwriters need it.',
    ),
  },
};

const photoTakenOn = dayField(
  {
    name: 'photoTakenOn',
    label: bilingual('Fecha de la foto principal', 'Date of the main photograph'),
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } },
  },
  true,
);

const playingAge = (name: string, label: Bilingual): Field =>
  numberField({ name, min: 0, max: 120, label, admin: { width: '33%' } });

const body: Field[] = [
  numberField({
    name: 'heightCm',
    min: 40,
    max: 250,
    label: bilingual('Altura (cm)', 'Height (cm)'),
    admin: { width: '33%' },
  }),
  {
    name: 'eyes',
    type: 'select',
    options: choicesOf('eyes'),
    label: bilingual('Ojos', 'Eyes'),
    admin: { width: '33%' },
  },
  {
    name: 'hair',
    type: 'select',
    options: choicesOf('hair'),
    label: bilingual('Pelo', 'Hair'),
    admin: { width: '34%' },
  },
];

const ageFields: Field[] = [
  {
    type: 'row',
    fields: [
      birthDate,
      playingAge('playingAgeFrom', bilingual('Edad en pantalla, desde', 'Playing age, from')),
      playingAge('playingAgeTo', bilingual('Edad en pantalla, hasta', 'Playing age, to')),
    ],
  },
  isAgeHidden,
  ageField,
  isMinorField,
];

const originRow: Field = {
  type: 'row',
  fields: [
    {
      name: 'citizenships',
      type: 'select',
      hasMany: true,
      options: choicesOf('countries'),
      label: bilingual('Nacionalidades', 'Citizenships'),
      admin: { width: '50%' },
    },
    textField('homeBase', bilingual('Residencia', 'Home base'), LIMITS.title, {
      localized: true,
      hasMany: true,
      admin: {
        width: '50%',
        description: bilingual(
          'Un lugar y Intro, y otro si hay más: «Pamplona y Madrid» son dos, «Coslada (Madrid)» es uno.',
          'A place and Enter, and another if there are more: “Pamplona and Madrid” are two, “Coslada (Madrid)” is one.',
        ),
      },
    }),
  ],
};

/** The main photograph, which lists and the page's head show, and the gallery. */
const photoFields: Field[] = [
  uploadField('photo', bilingual('Foto principal', 'Main photograph'), 'picture', {
    admin: { components: { Field: '/features/photographs/admin/Photographs.tsx#Photographs' } },
  }),
  {
    name: 'gallery',
    type: 'array',
    label: bilingual('Galería', 'Gallery'),
    labels: {
      singular: bilingual('Foto', 'Photograph'),
      plural: bilingual('Fotos', 'Photographs'),
    },
    admin: { components: { Field: '/features/photographs/admin/Photographs.tsx#NoGallery' } },
    // An array, not an upload field with `hasMany`: GraphQL returns the latter in arbitrary order.
    fields: [
      uploadField('picture', bilingual('Foto', 'Photograph'), 'picture', { required: true }),
    ],
  },
];

const LANGUAGE_LEVELS = [
  'native',
  'bilingual',
  'bilingualAccent',
  'high',
  'highAccent',
  'mid',
  'basic',
];
const ACCENT_LEVELS = ['native', 'pro', 'high', 'mid', 'basic'];
const SKILL_LEVELS = ['pro', 'high', 'mid', 'basic'];

/** An array field whose rows have a key of the vocabulary and a level. */
interface LevelledList {
  name: string;
  label: Bilingual;
  key: string;
  keyLabel: Bilingual;
  options: Choice[];
  levels: string[];
  isLevelRequired: boolean;
}

const levelledList = (list: LevelledList): ArrayField => ({
  name: list.name,
  type: 'array',
  label: list.label,
  labels: { singular: list.keyLabel, plural: list.label },
  admin: {
    components: {
      Field: {
        path: '/features/skills/admin/LevelChips.tsx#LevelChips',
        clientProps: {
          keyName: list.key,
          options: list.options,
          levels: choicesOf('levels', list.levels),
        },
      },
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: list.key,
          type: 'select',
          required: true,
          options: list.options,
          label: list.keyLabel,
        },
        {
          name: 'level',
          type: 'select',
          required: list.isLevelRequired,
          options: choicesOf('levels', list.levels),
          label: bilingual('Nivel', 'Level'),
        },
      ],
    },
  ],
});

/** Languages, accents and skills, each with its level. */
const skillsFields: Field[] = [
  levelledList({
    name: 'languages',
    label: bilingual('Idiomas', 'Languages'),
    key: 'language',
    keyLabel: bilingual('Idioma', 'Language'),
    options: choicesOf('languages'),
    levels: LANGUAGE_LEVELS,
    isLevelRequired: true,
  }),
  levelledList({
    name: 'accents',
    label: bilingual('Acentos', 'Accents'),
    key: 'accent',
    keyLabel: bilingual('Acento', 'Accent'),
    options: choicesOf('accents'),
    levels: ACCENT_LEVELS,
    isLevelRequired: true,
  }),
  levelledList({
    name: 'skills',
    label: bilingual('Habilidades', 'Skills'),
    key: 'skill',
    keyLabel: bilingual('Habilidad', 'Skill'),
    options: choicesOf('skills'),
    levels: SKILL_LEVELS,
    isLevelRequired: false,
  }),
];

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

/** Creates the fields for a talent's photographs, skills, agent, age, origin and appearance. */
export const personFields = (): Field[] => [
  ...photoFields,
  ...skillsFields,
  agentField(),
  familyNameField,
  castAs,
  ...ageFields,
  originRow,
  { type: 'row', fields: body },
  photoTakenOn,
];
