import type { ArrayField, Field } from 'payload';
import { type Bilingual, both } from '../admin/labels.ts';
import { rowLabel } from './rowLabel.ts';

const THIS_CENTURY = { min: 1900, max: 2100 };

/** The year of a credit, study or award. */
export const yearField = (): Field => ({
  name: 'year',
  type: 'number',
  label: both('Año', 'Year'),
  ...THIS_CENTURY,
  admin: { width: '20%' },
});

/** Who stands behind a credit: a production company on screen, a venue on stage. */
type Behind = { name: 'company' | 'venue'; label: Bilingual };

const COMPANY: Behind = { name: 'company', label: both('Productora', 'Production company') };
const VENUE: Behind = { name: 'venue', label: both('Sala o compañía', 'Venue or company') };

function creditFields(behind: Behind): Field[] {
  return [
    {
      type: 'row',
      fields: [
        yearField(),
        { name: 'title', type: 'text', required: true, label: both('Título', 'Title') },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'role', type: 'text', localized: true, label: both('Papel', 'Role') },
        { name: 'director', type: 'text', label: both('Dirección', 'Director') },
        { name: behind.name, type: 'text', label: behind.label },
      ],
    },
  ];
}

const creditList = (name: string, label: Bilingual, behind: Behind): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: both('Trabajo', 'Credit'), plural: both('Trabajos', 'Credits') },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel(['year', 'title']) } },
  fields: creditFields(behind),
});

/** The three lists of credits of a talent: cinema, television and theatre. */
export const creditLists = (): Field[] => [
  creditList('cinema', both('Cine', 'Cinema'), COMPANY),
  creditList('television', both('Televisión', 'Television'), COMPANY),
  creditList('theatre', both('Teatro', 'Theatre'), VENUE),
];
