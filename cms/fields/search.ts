import type { Field } from 'payload';
import { both } from '../admin/labels.ts';

/** The two texts that search engines show for a page. */
export const searchFields = (): Field[] => [
  {
    name: 'searchTitle',
    type: 'text',
    localized: true,
    maxLength: 70,
    label: both('Título para buscadores', 'Search title'),
    admin: {
      description: both(
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
    label: both('Descripción para buscadores', 'Search description'),
    admin: {
      description: both(
        'Entre 110 y 155 caracteres que inviten a entrar.',
        'Between 110 and 155 characters that invite people in.',
      ),
    },
  },
];
