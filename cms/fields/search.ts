import type { Field } from 'payload';
import { bilingual } from '../admin/labels.ts';

/** Creates the fields for the title and description that search engines show. */
export const searchFields = (): Field[] => [
  {
    name: 'searchTitle',
    type: 'text',
    localized: true,
    maxLength: 70,
    label: bilingual('Título para buscadores', 'Search title'),
    admin: {
      description: bilingual(
        'Hasta 60 caracteres. Vacío: se usa el título.',
        'Up to 60 characters. Empty: the title is used.',
      ),
    },
  },
  {
    name: 'searchDescription',
    type: 'textarea',
    localized: true,
    maxLength: 180,
    label: bilingual('Descripción para buscadores', 'Search description'),
    admin: {
      description: bilingual(
        'Entre 110 y 155 caracteres que inviten a entrar.',
        'Between 110 and 155 characters that invite people in.',
      ),
    },
  },
];
