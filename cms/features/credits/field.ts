import type { ArrayField, Field } from 'payload';
import { creditTable } from './creditColumns.ts';

/** Creates the field that reads pasted credits into these lists, which follow it. */
export const withPastedCredits = (lists: ArrayField[]): Field[] => [
  {
    name: 'pasteCredits',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: {
        Field: {
          path: '/features/credits/admin/PasteCredits.tsx#PasteCredits',
          clientProps: { tables: lists.map(creditTable) },
        },
      },
    },
  },
  ...lists,
];
