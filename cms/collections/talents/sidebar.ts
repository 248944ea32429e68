import type { Field, SelectFieldManyValidation } from 'payload';
import { both, sayTo } from '../../admin/labels.ts';
import { formerSlug, freeSlugOnly } from '../../fields/slug.ts';
import { LISTS, SECTIONS, goTogether } from '../../contract/lists.ts';
import { choicesOf } from '../../admin/choices.ts';

const validSections: SelectFieldManyValidation = (value, { req }) =>
  goTogether(value ?? [])
    ? true
    : sayTo(
        req,
        'Elige una sección; solo dirección y guion pueden ir juntas',
        'Choose one section; only director and screenwriter go together',
      );

const previousSlugs: Field = {
  name: 'previousSlugs',
  type: 'array',
  label: both('Direcciones anteriores', 'Former addresses'),
  labels: { singular: both('Dirección', 'Address'), plural: both('Direcciones', 'Addresses') },
  admin: {
    position: 'sidebar',
    initCollapsed: true,
    description: both(
      'Se guardan solas al cambiar la dirección; llevan a la nueva.',
      'Kept by themselves when the address changes; they lead to the new one.',
    ),
  },
  fields: [
    {
      name: 'list',
      type: 'select',
      required: true,
      options: [...LISTS],
      label: both('Lista', 'List'),
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      validate: formerSlug,
      label: both('Dirección', 'Address'),
    },
  ],
};

/** Where a talent stands on the site: sections, address, position and visibility. */
export const sidebarFields = (): Field[] => [
  {
    name: 'sections',
    type: 'select',
    hasMany: true,
    required: true,
    index: true,
    options: choicesOf('sections', SECTIONS),
    validate: validSections,
    label: both('Sección', 'Section'),
    admin: { position: 'sidebar' },
  },
  {
    name: 'list',
    type: 'select',
    options: [...LISTS],
    index: true,
    label: both('Lista', 'List'),
    admin: { hidden: true },
  },
  {
    name: 'slug',
    type: 'text',
    index: true,
    validate: freeSlugOnly,
    label: both('Dirección en la web', 'Address on the site'),
    admin: {
      position: 'sidebar',
      description: both(
        'Vacía: se hace con el nombre. Si la cambias, la anterior sigue llevando a la ficha.',
        'Empty: it is made from the name. If you change it, the old one still leads here.',
      ),
    },
  },
  {
    name: 'visibility',
    type: 'select',
    required: true,
    defaultValue: 'listed',
    options: [
      { value: 'listed', label: both('En las listas', 'In the lists') },
      { value: 'unlisted', label: both('Solo con el enlace', 'By its link only') },
    ],
    label: both('Visibilidad', 'Visibility'),
    admin: { position: 'sidebar' },
  },
  {
    name: 'position',
    type: 'number',
    min: 0,
    label: both('Posición en la lista', 'Position in the list'),
    admin: {
      position: 'sidebar',
      description: both(
        'Los números bajos van primero; sin número, después y por nombre.',
        'Low numbers come first; those without follow by name.',
      ),
    },
  },
  previousSlugs,
];
