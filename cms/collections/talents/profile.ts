import type { Field, FieldHook } from 'payload';
import { signedInField } from '../../access.ts';
import { countryChoices } from '../../admin/countries.ts';
import { type Bilingual, both } from '../../admin/labels.ts';
import { choicesOf } from '../../admin/choices.ts';

/** A bare day is put at noon UTC, as the admin does: at midnight it would be another day westwards. */
const atNoon: FieldHook = ({ value }) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00.000Z` : value;

const birthDate: Field = {
  name: 'birthDate',
  type: 'date',
  label: both('Fecha de nacimiento', 'Birth date'),
  // The site prints the age alone: the date itself is for the agency and its build.
  access: { read: signedInField },
  hooks: { beforeValidate: [atNoon] },
  admin: {
    width: '34%',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
    description: both(
      'No se publica: la web muestra la edad.',
      'Not published: the site shows the age.',
    ),
  },
};

const playingAge = (name: string, label: Bilingual): Field => ({
  name,
  type: 'number',
  min: 0,
  max: 120,
  label,
  admin: { width: '33%' },
});

const body: Field[] = [
  {
    name: 'heightCm',
    type: 'number',
    min: 40,
    max: 250,
    label: both('Altura (cm)', 'Height (cm)'),
    admin: { width: '33%' },
  },
  {
    name: 'eyes',
    type: 'select',
    options: choicesOf('eyes'),
    label: both('Ojos', 'Eyes'),
    admin: { width: '33%' },
  },
  {
    name: 'hair',
    type: 'select',
    options: choicesOf('hair'),
    label: both('Pelo', 'Hair'),
    admin: { width: '34%' },
  },
];

/** The sheet (ficha) of a talent: pictures, age, origin, body and biography. */
export const sheetFields = (): Field[] => [
  {
    name: 'photo',
    type: 'upload',
    relationTo: 'media',
    label: both('Foto principal', 'Main photograph'),
  },
  {
    name: 'gallery',
    type: 'array',
    label: both('Galería', 'Gallery'),
    labels: { singular: both('Foto', 'Photograph'), plural: both('Fotos', 'Photographs') },
    // Rows, not a many-valued upload: GraphQL answers the latter in a scrambled order.
    fields: [
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        required: true,
        label: both('Foto', 'Photograph'),
      },
    ],
  },
  {
    type: 'row',
    fields: [
      birthDate,
      playingAge('playingAgeFrom', both('Edad en pantalla, desde', 'Playing age, from')),
      playingAge('playingAgeTo', both('Edad en pantalla, hasta', 'Playing age, to')),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'citizenships',
        type: 'select',
        hasMany: true,
        options: countryChoices(),
        label: both('Nacionalidades', 'Citizenships'),
        admin: { width: '50%' },
      },
      {
        name: 'homeBase',
        type: 'text',
        localized: true,
        label: both('Residencia', 'Home base'),
        admin: { width: '50%' },
      },
    ],
  },
  { type: 'row', fields: body },
  {
    name: 'biography',
    type: 'textarea',
    localized: true,
    label: both('Biografía', 'Biography'),
    admin: { rows: 12, description: both('Admite Markdown.', 'Markdown is welcome.') },
  },
];
