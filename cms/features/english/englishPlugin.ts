import {
  type Field,
  type FieldHook,
  type JSONField,
  type Plugin,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type GlobalBeforeChangeHook,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { editors } from '../../access.ts';
import { bilingual } from '../../texts/labels.ts';
import { mapContent, withFormComponents, withHooks } from '../extendConfig.ts';
import { rememberOperation, isDraftSave, restoredVersion } from '../publishing/draftSaves.ts';
import { translateEndpoint } from './translateEndpoint.ts';
import { findTranslationService } from './translationService.ts';
import { readDrafts, withoutDrafts } from './draftStates.ts';
import { dataFieldsOf } from '../../fields/dataFields.ts';
import type { Siblings } from '../../fields/rules.ts';
import { adminLanguage, describeProblem, labelOf } from '../../texts/problems.ts';
import type { Locale } from '#contract/locales.ts';
import { findFieldProblems } from '../../fields/recordProblems.ts';
import { inSameTransaction } from '../../runtime/transaction.ts';
import { trashOperation } from '../trash/trashPlugin.ts';

const PREFIX: Record<Locale, ReturnType<typeof bilingual>> = {
  es: bilingual('En español', 'In Spanish'),
  en: bilingual('En inglés', 'In English'),
};

const isRow = (value: unknown): value is Siblings => typeof value === 'object' && value !== null;

/** Returns the stored rows that are kept, at their new positions; new rows have no translation. */
function keepRows(stored: unknown, saved: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(saved)) {
    return saved.map((row: unknown) => {
      const old = stored.find((one) => isRow(one) && isRow(row) && one.id === row.id);
      return old ? keepRows(old, row) : {};
    });
  }
  if (!isRow(stored) || !isRow(saved)) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [
      key,
      Array.isArray(value) ? keepRows(value, saved[key]) : value,
    ]),
  );
}

const otherLocaleOf = (req: PayloadRequest): Locale => (req.locale === 'en' ? 'es' : 'en');

/** Whether only the language that is being edited is published; the other keeps its public text. */
const isOneLanguage = ({ query }: PayloadRequest): boolean =>
  Boolean((query as Record<string, unknown> | undefined)?.publishSpecificLocale);

function refuse(req: PayloadRequest, fields: readonly Field[], stored: unknown, saved: Siblings) {
  const locale = otherLocaleOf(req);
  const record = keepRows(stored, saved) as Siblings;
  const problems = findFieldProblems(fields, record, locale, (field, siblings) =>
    // Only localised values are of the other language.
    'localized' in field && field.localized ? siblings[field.name] : undefined,
  ).filter(({ field }) => 'localized' in field && field.localized);
  if (problems.length === 0) return;
  const language = adminLanguage(req);
  const errors = problems.map(({ path, field, problem }) => ({
    path,
    label: labelOf(field, language),
    message: `${PREFIX[locale][language]}: ${describeProblem(problem, language)}`,
  }));
  throw new ValidationError({ errors }, req.t);
}

const OPTIONS = { depth: 0, fallbackLocale: false, overrideAccess: true } as const;

/**
 * Refuses to publish a record whose text in the language that is not being edited breaks a rule:
 * Payload validates one language only, and a draft may contain anything.
 */
const refuseInvalidTranslation: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, originalDoc, req } = args;
  const original = originalDoc as (Siblings & { id: number }) | undefined;
  const status: unknown = data._status ?? original?._status;
  const isPublic = !collection.versions?.drafts || status === 'published';
  if (trashOperation(req)) return data;
  if (!original?.id || !isPublic || isDraftSave(req) || isOneLanguage(req)) return data;
  const { payload } = req;
  const slug = collection.slug as CollectionSlug;
  const options = { ...OPTIONS, locale: otherLocaleOf(req), req: inSameTransaction(req) };
  const version = restoredVersion(req);
  const stored: unknown = version
    ? (await payload.findVersionByID({ ...options, collection: slug, id: version })).version
    : await payload.findByID({ ...options, collection: slug, id: original.id, draft: true });
  refuse(req, collection.fields as Field[], stored, data as Siblings);
  return data;
};

/** Refuses to publish a global as {@link refuseInvalidTranslation} does for a record. */
const refuseInvalidGlobalTranslation: GlobalBeforeChangeHook = async (args) => {
  const { data, global, originalDoc, req } = args;
  const values = data as Siblings;
  const status = values._status ?? (originalDoc as Siblings | undefined)?._status;
  const isPublic = !global.versions?.drafts || status === 'published';
  if (!isPublic || isDraftSave(req) || isOneLanguage(req)) return values;
  const options = { ...OPTIONS, locale: otherLocaleOf(req), draft: true };
  const slug = global.slug as GlobalSlug;
  const stored = await req.payload.findGlobal({ ...options, slug, req: inSameTransaction(req) });
  refuse(req, global.fields, stored, values);
  return values;
};

/** Removes the proposals of rows that were deleted; a change of some fields only keeps the others. */
const pruneDrafts: FieldHook = ({ collection, global, siblingData, value }) => {
  const fields = (collection?.fields ?? global?.fields ?? []) as Field[];
  const drafts = readDrafts(value);
  const record = siblingData as Siblings;
  const keys = new Set([...dataFieldsOf(fields, record)].map(({ key }) => key));
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
  access: { read: editors },
  hooks: { beforeChange: [pruneDrafts] },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: {
      Field: {
        path: '/features/english/admin/EnglishPanel.tsx#EnglishPanel',
        // The browser learns only whether there is a service.
        clientProps: { hasService: findTranslationService() !== undefined },
      },
    },
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
          first: { beforeOperation: [rememberOperation] },
          last: { beforeChange: [refuseInvalidGlobalTranslation] },
        },
      ),
  );
  return {
    ...withFormComponents(extended, ['/features/english/admin/EnglishMark.tsx#EnglishMark']),
    endpoints: [...(config.endpoints ?? []), translateEndpoint],
  };
};
