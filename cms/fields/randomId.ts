import { randomInt } from 'node:crypto';
import type { FieldHook, TextField } from 'payload';
import type { Bilingual } from '../texts/labels.ts';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * Creates a field for an id of random digits and lower-case letters, which links that were sent contain.
 * It is set once and kept on every later save; a copy gets its own. Editors neither see nor change it, and
 * only the CMS's own code can choose one, such as the seed of the sample.
 */
export function randomIdField(
  name: string,
  label: Bilingual,
  { length, pattern }: { length: number; pattern: RegExp },
): TextField {
  const keepOrCreate: FieldHook = ({ operation, previousValue, value }) => {
    const id: unknown = operation === 'update' ? previousValue : value;
    if (typeof id === 'string' && pattern.test(id)) return id;
    return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  };
  return {
    name,
    type: 'text',
    unique: true,
    label,
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
    access: { create: () => false, update: () => false },
    hooks: { beforeDuplicate: [() => null], beforeChange: [keepOrCreate] },
  };
}
