import { randomInt } from 'node:crypto';
import type { CollectionBeforeChangeHook, TextField } from 'payload';
import { bilingual } from '../texts/labels.ts';
import { isShareId } from '#contract/shareId.ts';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
/** There are 3.6 × 10¹⁵ share ids, so that nobody guesses one. */
const LENGTH = 10;

/** Creates a random id of digits and lower-case letters. */
export const createRandomId = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Sets the share id of a new record, and keeps it on every later save. Only the CMS's own code can
 * choose one, such as the seed of the sample.
 */
export const setShareId: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const { shareId } = (operation === 'update' ? originalDoc : data) as { shareId?: unknown };
  return { ...data, shareId: isShareId(shareId) ? shareId : createRandomId(LENGTH) };
};

/**
 * Creates the field for a talent's share id, which links to selections contain. Editors neither see
 * nor change it: sent links would lose the talent.
 */
export const shareIdField = (): TextField => ({
  name: 'shareId',
  type: 'text',
  unique: true,
  label: bilingual('Identificador para compartir', 'Id for sharing'),
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  access: { create: () => false, update: () => false },
  // The copy gets its own.
  hooks: { beforeDuplicate: [() => null] },
});
