import type { Field } from 'payload';
import { editorsField } from '../../access.ts';
import { countryChoices } from '../../fields/countries.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { choicesOf } from '../../fields/choices.ts';
import { LIMITS } from '#contract/limits.ts';
import { GENDERS } from '#contract/lists.ts';
import { numberField } from '../../fields/number.ts';
import { pastDayField } from '../../fields/date.ts';
import { textField } from '../../fields/text.ts';
import { uploadField } from '../../fields/upload.ts';
import { ageField } from './age.ts';

const birthDate = pastDayField({
  name: 'birthDate',
  label: bilingual('Fecha de nacimiento', 'Birth date'),
  // The site's key reads the age only.
  access: { read: editorsField },
  admin: {
    width: '34%',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
    description: bilingual(
      'No se publica: la web muestra la edad.',
      'Not published: the site shows the age.',
    ),
  },
});

const isAgeHidden: Field = {
  name: 'isAgeHidden',
  type: 'checkbox',
  defaultValue: false,
  access: { read: editorsField },
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

const photoTakenOn = pastDayField({
  name: 'photoTakenOn',
  label: bilingual('Fecha de la foto principal', 'Date of the main photograph'),
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } },
});

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
];

const originRow: Field = {
  type: 'row',
  fields: [
    {
      name: 'citizenships',
      type: 'select',
      hasMany: true,
      options: countryChoices(),
      label: bilingual('Nacionalidades', 'Citizenships'),
      admin: { width: '50%' },
    },
    textField('homeBase', bilingual('Residencia', 'Home base'), LIMITS.title, {
      localized: true,
      admin: { width: '50%' },
    }),
  ],
};

/** Creates the fields for a talent's age, origin and appearance. */
export const personFields = (): Field[] => [
  castAs,
  ...ageFields,
  originRow,
  { type: 'row', fields: body },
  photoTakenOn,
];

/** Creates the fields for the main photograph, which lists and the page's head show, and the gallery. */
export const photoFields = (): Field[] => [
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
