import type { Bilingual } from '../admin/labels.ts';
import type { Choice } from '../admin/choices.ts';

/**
 * Names the component that titles a collapsed row in the admin by the values of its fields.
 *
 * @param fields names of the row's fields, in the order to be shown
 * @param choices of those fields that are selects, so that their words are shown and not their keys
 */
export const rowLabel = (fields: string[], choices: Choice[] = []) => ({
  path: '/components/RowLabel.tsx#RowLabel',
  clientProps: {
    fields,
    words: Object.fromEntries(
      choices.map(({ value, label }): [string, Bilingual] => [value, label]),
    ),
  },
});
