import type { Field } from 'payload';
import { bilingual } from '../../texts/labels.ts';
import { LIMITS } from '#contract/limits.ts';
import { dayField } from '../../fields/date.ts';
import { markdownField, textField } from '../../fields/text.ts';

const availabilityRow: Field = {
  type: 'row',
  fields: [
    textField('availability', bilingual('Disponibilidad', 'Availability'), LIMITS.title, {
      localized: true,
      admin: {
        width: '66%',
        description: bilingual(
          'Una línea: «Disponible desde el 15 de enero».',
          'One line: “Available from 15 January”.',
        ),
      },
    }),
    dayField({
      name: 'availableUntil',
      label: bilingual('Se muestra hasta', 'Shown until'),
      admin: {
        width: '34%',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
        description: bilingual('El último día. Vacío: siempre.', 'The last day. Empty: always.'),
      },
    }),
  ],
};

/** Creates the fields for a talent's biography and availability. */
export const textFields = (): Field[] => [
  markdownField('biography', bilingual('Biografía', 'Biography'), LIMITS.biography, {
    rows: 12,
    description: bilingual('Los botones de arriba dan formato.', 'The buttons above format it.'),
  }),
  availabilityRow,
];
