import type { Field, FieldHook, JSONField, Plugin } from 'payload';
import { editorsField } from '../../access.ts';
import { bilingual } from '../../texts/labels.ts';
import { mapContent, withFormComponents, withHooks } from '../extendConfig.ts';
import { rememberGlobalOperation, rememberOperation } from '../publishing/operation.ts';
import { translateEndpoint } from './translateEndpoint.ts';
import { refuseInvalidGlobalTranslation, refuseInvalidTranslation } from './translationCheck.ts';
import { findTranslationService } from './translationService.ts';
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

/** Records with texts in both languages; those of redirects and files have no such panel. */
const TRANSLATED = ['talents', 'pages'];

/**
 * Adds the panel of English texts and their proposals, and refuses to publish a record whose text in
 * the other language breaks a rule.
 *
 * @throws {Error} if a setting of the translation service is wrong: at the start, not in a form
 */
export const english: Plugin = (config) => {
  findTranslationService();
  const extended = mapContent(
    config,
    (collection) =>
      withHooks(
        TRANSLATED.includes(collection.slug)
          ? { ...collection, fields: [englishDraftsField(), ...collection.fields] }
          : collection,
        {
          first: { beforeOperation: [rememberOperation] },
          last: { beforeChange: [refuseInvalidTranslation] },
        },
      ),
    (global) =>
      withHooks(
        { ...global, fields: [englishDraftsField(), ...global.fields] },
        {
          first: { beforeOperation: [rememberGlobalOperation] },
          last: { beforeChange: [refuseInvalidGlobalTranslation] },
        },
      ),
  );
  return {
    ...withFormComponents(extended, ['/features/english/admin/EnglishMark.tsx#EnglishMark']),
    endpoints: [...(config.endpoints ?? []), translateEndpoint],
  };
};
