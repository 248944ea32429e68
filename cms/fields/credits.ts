import type { ArrayField, Field } from 'payload';
import { type Bilingual, bilingual } from '../admin/labels.ts';
import { LIMITS } from '../contract/limits.ts';
import { numberField } from './number.ts';
import { rowLabel } from './rowLabel.ts';
import { textField } from './text.ts';

const YEAR_RANGE = { min: 1900, max: 2100 };

/** Creates the field for the year of a credit, study or award. */
export const yearField = (): Field =>
  numberField({
    name: 'year',
    label: bilingual('Año', 'Year'),
    ...YEAR_RANGE,
    admin: { width: '20%' },
  });

/** The organisation of a credit: a production company on screen, a venue on stage. */
type Organisation = { name: 'company' | 'venue'; label: Bilingual };

const COMPANY: Organisation = {
  name: 'company',
  label: bilingual('Productora', 'Production company'),
};
const VENUE: Organisation = {
  name: 'venue',
  label: bilingual('Sala o compañía', 'Venue or company'),
};

function creditFields(organisation: Organisation): Field[] {
  return [
    {
      type: 'row',
      fields: [
        yearField(),
        textField('title', bilingual('Título', 'Title'), LIMITS.title, { required: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        textField('role', bilingual('Papel', 'Role'), LIMITS.title, { localized: true }),
        textField('director', bilingual('Dirección', 'Director'), LIMITS.title),
        textField(organisation.name, organisation.label, LIMITS.title),
      ],
    },
  ];
}

const creditList = (name: string, label: Bilingual, organisation: Organisation): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: bilingual('Trabajo', 'Credit'), plural: bilingual('Trabajos', 'Credits') },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel(['year', 'title']) } },
  fields: creditFields(organisation),
});

/** Creates a talent's three lists of credits: cinema, television and theatre. */
export const creditLists = (): Field[] => [
  creditList('cinema', bilingual('Cine', 'Cinema'), COMPANY),
  creditList('television', bilingual('Televisión', 'Television'), COMPANY),
  creditList('theatre', bilingual('Teatro', 'Theatre'), VENUE),
];
