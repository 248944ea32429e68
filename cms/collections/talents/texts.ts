import type { Field } from 'payload';
import { bilingual } from '../../texts/labels.ts';
import { LIMITS } from '#contract/limits.ts';
import { dayField } from '../../fields/date.ts';
import { markdownField, textField } from '../../fields/text.ts';

const availabilityRow: Field = {
  type: 'row',
  fields: [
    dayField({
      name: 'availableFrom',
      label: bilingual('Disponible desde', 'Available from'),
      admin: {
        width: '25%',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
        description: bilingual('El primer día.', 'The first day.'),
      },
    }),
    dayField({
      name: 'availableUntil',
      label: bilingual('Disponible hasta', 'Available until'),
      admin: {
        width: '25%',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
        description: bilingual(
          'El último día. Después no se muestra nada.',
          'The last day. Afterwards nothing is shown.',
        ),
      },
    }),
    textField(
      'availability',
      bilingual('Disponibilidad, con otras palabras', 'Availability, in other words'),
      LIMITS.title,
      {
        localized: true,
        admin: {
          width: '50%',
          description: bilingual(
            'Solo si la frase de las fechas no basta: «Rodando en Donostia hasta marzo».',
            'Only if the sentence of the dates is not enough: “Shooting in San Sebastián until March”.',
          ),
        },
      },
    ),
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
