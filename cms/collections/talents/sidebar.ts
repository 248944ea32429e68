import type { Field, SelectField } from 'payload';
import { bilingual } from '../../admin/labels.ts';
import { type Rule, withRule } from '../../fields/rules.ts';
import { pastDayField } from '../../fields/date.ts';
import { numberField } from '../../fields/number.ts';
import { shareIdField } from '../../fields/shareId.ts';
import { formerSlugField, slugField } from '../../fields/slug.ts';
import { LISTS, SECTIONS, areSectionsCompatible } from '../../contract/lists.ts';
import { choicesOf } from '../../admin/choices.ts';
import { agentField } from './agent.ts';

const sectionsRule: Rule = (value) =>
  Array.isArray(value) && areSectionsCompatible(value as string[])
    ? undefined
    : { code: 'sections' };

const previousSlugs: Field = {
  name: 'previousSlugs',
  type: 'array',
  label: bilingual('Direcciones anteriores', 'Former addresses'),
  labels: {
    singular: bilingual('Dirección', 'Address'),
    plural: bilingual('Direcciones', 'Addresses'),
  },
  admin: {
    position: 'sidebar',
    initCollapsed: true,
    description: bilingual(
      'Se guardan solas al cambiar la dirección; llevan a la nueva.',
      'Saved automatically when the address changes; they redirect to the new one.',
    ),
  },
  fields: [
    {
      name: 'list',
      type: 'select',
      required: true,
      options: [...LISTS],
      label: bilingual('Lista', 'List'),
    },
    formerSlugField(bilingual('Dirección', 'Address')),
  ],
};

/** Creates the fields for a talent's sections, slug, visibility, agent, check, position and share id. */
export const sidebarFields = (): Field[] => [
  withRule(
    {
      name: 'sections',
      type: 'select',
      hasMany: true,
      required: true,
      index: true,
      options: choicesOf('sections', SECTIONS),
      label: bilingual('Sección', 'Section'),
      admin: { position: 'sidebar' },
    } as SelectField,
    sectionsRule,
  ),
  {
    name: 'list',
    type: 'select',
    options: [...LISTS],
    index: true,
    label: bilingual('Lista', 'List'),
    admin: { hidden: true },
  },
  slugField(bilingual('Dirección en la web', 'Address on the site'), {
    position: 'sidebar',
    description: bilingual(
      'Vacía: se hace con el nombre. Si la cambias, la anterior sigue llevando a la ficha.',
      'Empty: it is created from the name. If you change it, the old address redirects here.',
    ),
  }),
  {
    name: 'visibility',
    type: 'select',
    required: true,
    defaultValue: 'listed',
    options: [
      { value: 'listed', label: bilingual('En las listas', 'In the lists') },
      { value: 'unlisted', label: bilingual('Solo con el enlace', 'By its link only') },
    ],
    label: bilingual('Visibilidad', 'Visibility'),
    admin: { position: 'sidebar' },
  },
  agentField(),
  pastDayField({
    name: 'checkedOn',
    label: bilingual('Ficha revisada el', 'Sheet checked on'),
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
      description: bilingual(
        'Se publica. A los seis meses, la primera página pide revisarla.',
        'It is published. After six months, the first page asks to check it again.',
      ),
    },
  }),
  numberField({
    name: 'position',
    min: 0,
    label: bilingual('Posición en la lista', 'Position in the list'),
    admin: {
      position: 'sidebar',
      description: bilingual(
        'Los números bajos van primero; sin número, después y por apellidos.',
        'Low numbers come first; people without a number follow, sorted by family name.',
      ),
    },
  }),
  previousSlugs,
  shareIdField(),
];
