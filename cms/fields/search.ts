import type { Field } from 'payload';
import { bilingual } from '../texts/labels.ts';
import { LIMITS } from '#contract/limits.ts';
import { textField, textareaField } from './text.ts';

/** Creates the fields for the title and description that search engines show. */
export const searchFields = (): Field[] => [
  textField(
    'searchTitle',
    bilingual('Título para buscadores', 'Search title'),
    LIMITS.searchTitle,
    {
      localized: true,
      admin: {
        description: bilingual(
          'Hasta 60 caracteres. Vacío: se usa el título.',
          'Up to 60 characters. Empty: the title is used.',
        ),
      },
    },
  ),
  textareaField(
    'searchDescription',
    bilingual('Descripción para buscadores', 'Search description'),
    LIMITS.searchDescription,
    {
      localized: true,
      admin: {
        description: bilingual(
          'Entre 110 y 155 caracteres que inviten a entrar.',
          'Between 110 and 155 characters that invite people in.',
        ),
      },
    },
  ),
];
