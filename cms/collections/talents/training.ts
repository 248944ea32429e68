import type { ArrayField } from 'payload';
import { yearField } from '../../fields/credits.ts';
import { requiredText, textField } from '../../fields/text.ts';
import { LIMITS } from '#contract/limits.ts';
import { rowLabel } from '../../fields/rowLabel.ts';
import { bilingual } from '../../texts/labels.ts';
import { choicesOf } from '../../fields/choices.ts';

/** Creates the fields for a talent's studies and awards. */
export const trainingFields = (): ArrayField[] => [
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
          textField('school', bilingual('Escuela', 'School'), LIMITS.title),
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
          textField('work', bilingual('Obra', 'Work'), LIMITS.title),
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
