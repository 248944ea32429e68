import type { UIField } from 'payload';
import { bilingual } from '../../texts/labels.ts';

/** Creates the column that counts a record's texts without English. It stores nothing. */
export const missingEnglishColumn = (): UIField => ({
  name: 'missingEnglish',
  type: 'ui',
  label: bilingual('Falta en inglés', 'English missing'),
  admin: {
    components: { Cell: '/features/list/admin/MissingEnglishCell.tsx#MissingEnglishCell' },
  },
});
