import type { Bilingual } from '../texts/labels.ts';
import type { Choice } from './choices.ts';

/**
 * Configures the component that titles a collapsed row in the admin with the values of its fields.
 *
 * @param fields names of the row's fields, in the order in which they appear in the title
 * @param choices options of those fields that are selects, to show labels instead of stored keys
 */
export const rowLabel = (fields: string[], choices: Choice[] = []) => ({
  path: '/features/form/admin/rowLabels.tsx#RowLabel',
  clientProps: {
    fields,
    labels: Object.fromEntries(
      choices.map(({ value, label }): [string, Bilingual] => [value, label]),
    ),
  },
});

/**
 * Configures the component that titles a collapsed row in the admin with the name of its talent.
 *
 * @param field name of the row's field with the talent
 */
export const relatedNameLabel = (field: string) => ({
  path: '/features/form/admin/rowLabels.tsx#RelatedName',
  clientProps: { field },
});
