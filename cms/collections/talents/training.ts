import type { Field } from 'payload';
import { yearField } from '../../fields/credits.ts';
import { lineInSpanish } from '../../fields/requiredText.ts';
import { rowLabel } from '../../fields/rowLabel.ts';
import { both } from '../../admin/labels.ts';
import { choicesOf } from '../../admin/choices.ts';

/** Studies and awards of a talent. */
export const trainingFields = (): Field[] => [
  {
    name: 'studies',
    type: 'array',
    label: both('Formación', 'Studies'),
    labels: { singular: both('Estudio', 'Study'), plural: both('Estudios', 'Studies') },
    admin: { initCollapsed: true, components: { RowLabel: rowLabel(['year', 'title']) } },
    fields: [
      {
        type: 'row',
        fields: [
          yearField(),
          lineInSpanish('title', both('Título o curso', 'Degree or course')),
          { name: 'school', type: 'text', label: both('Escuela', 'School') },
        ],
      },
    ],
  },
  {
    name: 'awards',
    type: 'array',
    label: both('Premios', 'Awards'),
    labels: { singular: both('Premio', 'Award'), plural: both('Premios', 'Awards') },
    admin: { initCollapsed: true, components: { RowLabel: rowLabel(['year', 'award']) } },
    fields: [
      {
        type: 'row',
        fields: [
          yearField(),
          lineInSpanish('award', both('Premio', 'Award')),
          { name: 'work', type: 'text', label: both('Obra', 'Work') },
          {
            name: 'result',
            type: 'select',
            required: true,
            defaultValue: 'won',
            options: choicesOf('awardResults'),
            label: both('Resultado', 'Result'),
          },
        ],
      },
    ],
  },
];
