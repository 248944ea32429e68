import type { Field } from 'payload';
import { yearField } from '../../fields/credits.ts';
import { requiredText } from '../../fields/requiredText.ts';
import { rowLabel } from '../../fields/rowLabel.ts';
import { bilingual } from '../../admin/labels.ts';
import { choicesOf } from '../../admin/choices.ts';

/** Creates the fields for a talent's studies and awards. */
export const trainingFields = (): Field[] => [
  {
    name: 'studies',
    type: 'array',
    label: bilingual('Formación', 'Studies'),
    labels: { singular: bilingual('Estudio', 'Study'), plural: bilingual('Estudios', 'Studies') },
    admin: { initCollapsed: true, components: { RowLabel: rowLabel(['year', 'title']) } },
    fields: [
      {
        type: 'row',
        fields: [
          yearField(),
          requiredText('title', bilingual('Título o curso', 'Degree or course')),
          { name: 'school', type: 'text', label: bilingual('Escuela', 'School') },
        ],
      },
    ],
  },
  {
    name: 'awards',
    type: 'array',
    label: bilingual('Premios', 'Awards'),
    labels: { singular: bilingual('Premio', 'Award'), plural: bilingual('Premios', 'Awards') },
    admin: { initCollapsed: true, components: { RowLabel: rowLabel(['year', 'award']) } },
    fields: [
      {
        type: 'row',
        fields: [
          yearField(),
          requiredText('award', bilingual('Premio', 'Award')),
          { name: 'work', type: 'text', label: bilingual('Obra', 'Work') },
          {
            name: 'result',
            type: 'select',
            required: true,
            defaultValue: 'won',
            options: choicesOf('awardResults'),
            label: bilingual('Resultado', 'Result'),
          },
        ],
      },
    ],
  },
];
