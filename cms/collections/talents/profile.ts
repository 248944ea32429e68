import type { ArrayField, Field } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { GENDERS } from '#contract/lists.ts';
import { access } from '../../access.ts';
import { choicesOf, selectField } from '../../fields/choices.ts';
import { dayField } from '../../fields/date.ts';
import { isoDay } from '#contract/timeZone.ts';
import { arrayField, row } from '../../fields/layout.ts';
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

/**
 * Returns a person's age in whole years, or `null` when it is not known. A person born on 29 February
 * turns a year older on 1 March in common years.
 *
 * @param on a day as YYYY-MM-DD. @default today, in the agency's time zone
 */
function yearsOf({ birthDate }: Person, on: string): number | null {
  const [, year, day = ''] = /^(\d{4})-(\d{2}-\d{2})/.exec(String(birthDate ?? '')) ?? [];
  if (year === undefined) return null;
  const hasBirthdayAhead = on.slice(5) < day;
  const age = Number(on.slice(0, 4)) - Number(year) - (hasBirthdayAhead ? 1 : 0);
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

/** Returns what the site learns of a birth date: no age if it is hidden, not known, or that of a minor. */
export const publicAge = (person: Person, on = isoDay()) => ({
  age: person.isAgeHidden || isMinor(person, on) ? null : yearsOf(person, on),
  isMinor: isMinor(person, on),
});

const playingAge = (name: string, label: Bilingual): Field =>
  numberField({ name, min: 0, max: 120, label, admin: { width: '33%' } });

const ageFields = (): Field[] => [
  row(
    dayField(
      {
        name: 'birthDate',
        label: bilingual('Fecha de nacimiento', 'Birth date'),
        // The site's key reads the age only.
        access: { read: access.editors },
        admin: {
          width: '34%',
          description: bilingual(
            'No se publica: la web muestra la edad.',
            'Not published: the site shows the age.',
          ),
        },
      },
      { isPast: true },
    ),
    playingAge('playingAgeFrom', bilingual('Edad en pantalla, desde', 'Playing age, from')),
    playingAge('playingAgeTo', bilingual('Edad en pantalla, hasta', 'Playing age, to')),
  ),
  {
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
  },
  // The age on the day of the query: what the site shows, and all that its key can read of the birth date.
  // It is not stored, so no query can filter or sort by it.
  { name: 'age', type: 'number', virtual: true, admin: { disabled: true } },
  // Whether the person is under 18: the site withholds the residence and the downloads.
  { name: 'isMinor', type: 'checkbox', virtual: true, admin: { disabled: true } },
];

const castAsField = (): Field =>
  selectField('castAs', bilingual('Para papeles de', 'Cast as'), choicesOf('castAs', GENDERS), {
    hasMany: true,
    admin: {
      description: bilingual(
        'No se muestra: sirve para buscar. Vacío: lo dice la sección; en Descubre y en dirección y guion hace falta.',
        'Not shown: it is for searching. Empty: the section tells it; new talents, directors and screenwriters need it.',
      ),
    },
  });

const body: Field[] = [
  numberField({
    name: 'heightCm',
    min: 40,
    max: 250,
    label: bilingual('Altura (cm)', 'Height (cm)'),
    admin: { width: '33%' },
  }),
  selectField('eyes', bilingual('Ojos', 'Eyes'), choicesOf('eyes'), { admin: { width: '33%' } }),
  selectField('hair', bilingual('Pelo', 'Hair'), choicesOf('hair'), { admin: { width: '34%' } }),
];

const originRow = (): Field =>
  row(
    selectField(
      'citizenships',
      bilingual('Nacionalidades', 'Citizenships'),
      choicesOf('countries'),
      { hasMany: true, admin: { width: '50%' } },
    ),
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
  );

/** The main photograph, which lists and the page's head show, and the gallery. */
const photoFields = (): Field[] => [
  uploadField('photo', bilingual('Foto principal', 'Main photograph'), 'picture', {
    admin: { components: { Field: '/features/photographs/admin/Photographs.tsx#Photographs' } },
  }),
  // An array, not an upload field with `hasMany`: GraphQL returns the latter in arbitrary order.
  arrayField(
    'gallery',
    bilingual('Galería', 'Gallery'),
    [uploadField('picture', bilingual('Foto', 'Photograph'), 'picture', { required: true })],
    {
      singular: bilingual('Foto', 'Photograph'),
      plural: bilingual('Fotos', 'Photographs'),
      admin: { components: { Field: '/features/photographs/admin/Photographs.tsx#NoGallery' } },
    },
  ),
];

/** Creates a list whose rows have a key of the vocabulary, such as `language`, and a level. */
const levelledList = (
  key: 'language' | 'accent' | 'skill',
  label: Bilingual,
  singular: Bilingual,
  levelKeys: string[],
  isLevelRequired = true,
): ArrayField => {
  const options = choicesOf(`${key}s`);
  const levels = choicesOf('levels', levelKeys);
  const Field = {
    path: '/features/skills/admin/LevelChips.tsx#LevelChips',
    clientProps: { keyName: key, options, levels },
  };
  return arrayField(
    `${key}s`,
    label,
    [
      row(
        selectField(key, singular, options, { required: true }),
        selectField('level', bilingual('Nivel', 'Level'), levels, { required: isLevelRequired }),
      ),
    ],
    { singular, admin: { components: { Field } } },
  );
};

const skillsFields = (): Field[] => [
  levelledList('language', bilingual('Idiomas', 'Languages'), bilingual('Idioma', 'Language'), [
    'native',
    'bilingual',
    'bilingualAccent',
    'high',
    'highAccent',
    'mid',
    'basic',
  ]),
  levelledList('accent', bilingual('Acentos', 'Accents'), bilingual('Acento', 'Accent'), [
    'native',
    'pro',
    'high',
    'mid',
    'basic',
  ]),
  levelledList(
    'skill',
    bilingual('Habilidades', 'Skills'),
    bilingual('Habilidad', 'Skill'),
    ['pro', 'high', 'mid', 'basic'],
    false,
  ),
];

const familyNameField = (): Field =>
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
        components: {
          afterInput: ['/features/talents/admin/GuessedFamilyName.tsx#GuessedFamilyName'],
        },
      },
    },
  );

/** Creates the fields for a talent's photographs, skills, agent, age, origin and appearance. */
export const personFields = (): Field[] => [
  ...photoFields(),
  ...skillsFields(),
  agentField(),
  familyNameField(),
  castAsField(),
  ...ageFields(),
  originRow(),
  row(...body),
  dayField(
    {
      name: 'photoTakenOn',
      label: bilingual('Fecha de la foto principal', 'Date of the main photograph'),
    },
    { isPast: true },
  ),
];
