import type { CollectionConfig, Field, FieldHook, GlobalConfig, JSONField } from 'payload';
import { editorsField } from '../../access.ts';
import { bilingual } from '../../texts/labels.ts';
import { readDrafts, withoutDrafts } from './draftStates.ts';
import { leavesOf } from '../../fields/leaves.ts';
import type { Siblings } from '../../fields/rules.ts';

/** Removes the proposals of rows that were deleted; a change of some fields only keeps the others. */
const pruneDrafts: FieldHook = ({ collection, global, siblingData, value }) => {
  const fields = (collection?.fields ?? global?.fields ?? []) as Field[];
  const drafts = readDrafts(value);
  const record = siblingData as Siblings;
  const keys = new Set([...leavesOf(fields, record)].map(({ key }) => key));
  const isGone = (key: string) => !keys.has(key) && key.split('.', 1)[0]! in record;
  return withoutDrafts(drafts, Object.keys(drafts).filter(isGone));
};

/**
 * Creates the field for English texts that wait to be accepted. They are stored apart from the texts
 * themselves, so that nothing published can contain them. Its form shows which texts have no English.
 */
const englishDraftsField = (): JSONField => ({
  name: 'englishDrafts',
  type: 'json',
  label: bilingual('Textos en inglés', 'English texts'),
  access: { read: editorsField },
  hooks: { beforeChange: [pruneDrafts] },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '/features/english/admin/EnglishPanel.tsx#EnglishPanel' },
  },
});

/** Adds the panel of English texts, and their proposals, to a collection. */
export const withEnglishDrafts = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [englishDraftsField(), ...collection.fields],
});

/** Adds the panel of English texts, and their proposals, to a global. */
export const withGlobalEnglishDrafts = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [englishDraftsField(), ...global.fields],
});
